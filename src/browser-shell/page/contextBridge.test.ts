import { describe, expect, it } from 'vitest';
import { contextBridge, markProxies, passOver } from './contextBridge.ts';

markProxies();

const nested = (levels: number): unknown => (levels === 0 ? 'end' : { deeper: nested(levels - 1) });

describe('the context bridge', () => {
  it('returns copies: no object is shared, and repeated ones stay identical', () => {
    const part = { n: 1 };
    const value = { list: [part, part], when: new Date(5), map: new Map([[1, part]]), none: undefined };
    const copy = passOver(value) as typeof value;
    expect(copy).toEqual(value);
    expect(copy.list[0]).toBe(copy.list[1]);
    expect(copy.list[0]).not.toBe(part);
    expect(copy.map).not.toBe(value.map);
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    const copied = passOver(cycle) as typeof cycle;
    expect(copied.self).toBe(copied);
    expect(copied).not.toBe(cycle);
  });

  it('drops prototypes, getters and non-enumerable properties', () => {
    class Money {
      cents = 5;
      get euros(): number {
        return this.cents / 100;
      }
    }
    const copy = passOver(new Money()) as object;
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy).toEqual({ cents: 5 });
    const hidden = Object.defineProperty({ seen: 1 }, 'unseen', { value: 2 });
    expect(passOver(hidden)).toEqual({ seen: 1 });
    const polluting = passOver(JSON.parse('{"__proto__":{"isAdmin":true}}')) as { isAdmin?: boolean };
    expect(polluting.isAdmin).toBeUndefined();
    expect(Object.hasOwn(polluting, '__proto__')).toBe(true);
  });

  it('rejects proxies and other values that cannot be cloned', () => {
    const revocable = Proxy.revocable({}, {});
    for (const value of [
      new Proxy({}, {}),
      new Proxy([], {}),
      revocable.proxy,
      new WeakMap(),
      new WeakSet(),
    ]) {
      expect(() => passOver({ value })).toThrow('An object could not be cloned.');
    }
  });

  it('converts an error to a plain one with its message', () => {
    const copy = passOver(Object.assign(new RangeError('too far'), { code: 'E' })) as Error;
    expect(copy.constructor).toBe(Error);
    expect(copy.message).toBe('too far');
    expect(copy).not.toHaveProperty('code');
  });

  it('is limited in depth like Electron, which counts two levels per object', () => {
    expect(passOver(nested(499))).toEqual(nested(499));
    expect(() => passOver(nested(500))).toThrow('recursion depth exceeded');
    const endless: unknown[] = [];
    endless.push(endless);
    expect(() => passOver(endless)).toThrow('recursion depth exceeded');
  });

  it('calls functions across the bridge with copies, and transfers only the message of an exception', async () => {
    const heard: unknown[] = [];
    const given = { a: 1 };
    const api = passOver({
      hear: (value: unknown) => heard.push(value),
      fail: () => {
        throw new TypeError('no luck');
      },
      throwNothing: () => {
        throw undefined;
      },
      odd: () => new WeakMap(),
      reject: () => Promise.reject(new TypeError('later')),
      same: (one: unknown, other: unknown) => one === other,
    }) as Record<string, (...args: unknown[]) => unknown>;
    api.hear?.(given);
    expect(heard).toEqual([given]);
    expect(heard[0]).not.toBe(given);
    expect(() => api.fail?.()).toThrow(new Error('no luck'));
    expect(() => api.throwNothing?.()).toThrow('a valid exception was not thrown');
    expect(() => api.odd?.()).toThrow('Uncaught Error: An object could not be cloned.');
    await expect(api.reject?.()).rejects.toSatisfy((cause: Error) => cause.constructor === Error);
    expect(api.same?.(given, given)).toBe(true);
  });

  it('restores a function that returns, and creates a new one at each crossing', () => {
    const original = (): number => 1;
    const across = passOver(original) as typeof original;
    expect(across).not.toBe(original);
    expect(passOver(across)).toBe(original);
    expect(passOver(original)).not.toBe(across);
  });

  it('exposes a permanent property, and never replaces an existing one', () => {
    contextBridge.exposeInMainWorld('exposedInTest', { deep: { list: [1] }, run: () => 1 });
    const { exposedInTest } = globalThis as unknown as {
      exposedInTest: { deep: { list: number[] }; run: unknown };
    };
    expect(() => exposedInTest.deep.list.push(2)).toThrow();
    expect(() => Object.assign(exposedInTest, { run: null })).toThrow();
    expect(() => contextBridge.exposeInMainWorld('exposedInTest', {})).toThrow('Cannot bind an API');
  });
});
