import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './cloneCodec.ts';

const through = (value: unknown): unknown => decode(encode(value));

describe('clone codec', () => {
  it('restores the same values as structured clone', () => {
    const values = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(values, (value) => {
        expect(through(value)).toEqual(structuredClone(value));
      }),
      { numRuns: 500 },
    );
  });

  it('sends plain data without encoding', () => {
    const rows = [{ id: 'a', total: 1.5, isActive: true, image: null, ids: ['x', 'y'] }];
    expect(encode(rows)).toBe(`j${JSON.stringify(rows)}`);
    const holes = [1, 2, 3];
    delete holes[1];
    for (const value of [holes, [undefined], { a: undefined }, new (class Named {})(), [rows, rows]]) {
      expect(through(value)).toEqual(structuredClone(value));
    }
    expect(through([rows, rows])).toSatisfy((copy: unknown[]) => copy[0] === copy[1]);
  });

  it('sends a single long text without encoding', () => {
    const rows = `[{"name":"a \\"quoted\\" one"}]\n${'"x",'.repeat(1000)}`;
    const answer = { type: 'answer', value: rows, id: 7 };
    expect(encode(answer)).toContain(rows);
    expect(Object.entries(through(answer) as object)).toEqual(Object.entries(answer));
    const half = { type: 'answer', id: 8, value: `${rows}\ud800` };
    expect(encode(half)).not.toContain(rows);
    expect(through(half)).toEqual(half);
  });

  it('keeps values that JSON loses', () => {
    const value = {
      a: undefined,
      b: Number.NaN,
      c: -0,
      d: Number.NEGATIVE_INFINITY,
      e: 10n,
      f: /x/gi,
      g: new Date(5),
    };
    expect(through(value)).toEqual(value);
    expect(Object.is((through(value) as { c: number }).c, -0)).toBe(true);
    expect(through(new Error('broken'))).toEqual(new Error('broken'));
    expect(through(new Uint8Array([1, 2, 255]))).toEqual(new Uint8Array([1, 2, 255]));
    expect(through(Buffer.from([7]))).toEqual(new Uint8Array([7]));
    expect(through(Object.fromEntries([['$clone', 'undefined']]))).toEqual({ $clone: 'undefined' });
  });

  it('keeps cycles and shared references', () => {
    const shared = { name: 'shared' };
    const cyclic: Record<string, unknown> = { first: shared, second: shared };
    cyclic.self = cyclic;
    const copy = through(cyclic) as Record<string, unknown>;
    expect(copy.self).toBe(copy);
    expect(copy.first).toBe(copy.second);
  });

  it('never sets a prototype', () => {
    const copy = through(JSON.parse('{"__proto__":{"isAdmin":true}}')) as { isAdmin?: boolean };
    expect(copy.isAdmin).toBeUndefined();
    expect(Object.hasOwn(copy, '__proto__')).toBe(true);
  });

  it('rejects the same values as Electron', () => {
    for (const value of [() => 1, Symbol('s'), { deep: [() => 1] }, Promise.resolve(), new WeakMap()]) {
      expect(() => encode(value)).toThrow('An object could not be cloned.');
    }
  });
});
