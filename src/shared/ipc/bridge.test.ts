import { describe, expect, it } from 'vitest';
import { packLists, unpackLists } from './bridge.ts';
import { failure, success } from './result.ts';

describe('an answer on its way to a window', () => {
  it('is a text when it is a list, and arrives as what it was', () => {
    const rows = [
      { id: 'a', total: -1.5, image: null, tags: ['ї', '"', '\u2028'], isActive: true },
      { id: 'b' },
    ];
    const packed = packLists(success(rows, 2));
    expect(typeof packed).toBe('string');
    expect(unpackLists(packed)).toEqual({ ok: true, data: rows, total: 2 });
    expect(unpackLists(packLists(success([])))).toEqual({ ok: true, data: [] });
  });

  it('is left as it is otherwise', () => {
    for (const answer of [success({ id: 'a' }), success(null), success('text'), failure('NETWORK')]) {
      expect(packLists(answer)).toBe(answer);
      expect(unpackLists(answer)).toBe(answer);
    }
  });

  it('sets no prototype, whatever the server calls its fields', () => {
    const hostile = JSON.parse('[{"id":"a","__proto__":{"isAdmin":true}}]');
    const { data } = unpackLists(packLists(success(hostile))) as { data: { isAdmin?: boolean }[] };
    expect(data[0]?.isAdmin).toBeUndefined();
    expect(Object.hasOwn(data[0] ?? {}, '__proto__')).toBe(true);
  });
});
