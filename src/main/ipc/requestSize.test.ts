import { describe, expect, it } from 'vitest';
import { isWithinSize } from './requestSize.ts';

const megabyte = 1024 * 1024;

describe('the size of a request', () => {
  it('is limited to 25 MB in any kind of value', () => {
    const large = 'x'.repeat(20 * megabyte);
    expect(isWithinSize('api.call', { body: large })).toBe(true);
    const tooLarge: unknown[] = [
      `${large}${large}`,
      { body: { deep: [[{ text: large }, { text: large }]] } },
      Object.fromEntries([
        [large, 1],
        [`${large}2`, 1],
      ]),
      new Array(4_000_000),
      new Array(2 ** 32 - 1),
      new Map([
        [1, large],
        [2, large],
      ]),
      new Set([large, `${large}2`]),
      Array.from({ length: 30 }, () => large),
      new Uint8Array(60 * megabyte),
      // View of a single byte on a large buffer, which is cloned as a whole.
      new Uint8Array(new ArrayBuffer(60 * megabyte), 0, 1),
    ];
    for (const payload of tooLarge) expect(isWithinSize('api.call', payload)).toBe(false);
  });

  it('is limited to 6 MB for an image', () => {
    const upload = (megabytes: number) => ({ name: 'a.png', bytes: new Uint8Array(megabytes * megabyte) });
    expect(isWithinSize('api.upload', upload(5))).toBe(true);
    expect(isWithinSize('api.upload', upload(6))).toBe(false);
  });

  it('is infinite for a cycle, and safe for deep nesting', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(isWithinSize('api.call', cycle)).toBe(false);
    let deep: unknown = 'end';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(isWithinSize('api.call', deep)).toBe(true);
  });
});
