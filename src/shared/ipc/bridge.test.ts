import { describe, expect, it } from 'vitest';
import { packLists, unpackLists } from './bridge.ts';
import { failure, success } from './result.ts';

describe('the transfer of an answer to a window', () => {
  it('uses a text for lists, and restores the same value', () => {
    const rows = [
      { id: 'a', total: -1.5, image: null, tags: ['ї', '"', '\u2028'], isActive: true },
      { id: 'b' },
    ];
    const packed = packLists(success(rows, 2));
    expect(typeof packed).toBe('string');
    expect(unpackLists(packed)).toEqual({ ok: true, data: rows, total: 2 });
    expect(unpackLists(packLists(success([])))).toEqual({ ok: true, data: [] });
  });

  it('passes on other answers unchanged', () => {
    for (const answer of [success({ id: 'a' }), success(null), success('text'), failure('NETWORK')]) {
      expect(packLists(answer)).toBe(answer);
      expect(unpackLists(answer)).toBe(answer);
    }
  });

  it('sets no prototype, whatever the field names of the server', () => {
    const hostile = JSON.parse('[{"id":"a","__proto__":{"isAdmin":true}}]');
    const { data } = unpackLists(packLists(success(hostile))) as { data: { isAdmin?: boolean }[] };
    expect(data[0]?.isAdmin).toBeUndefined();
    expect(Object.hasOwn(data[0] ?? {}, '__proto__')).toBe(true);
  });
});
