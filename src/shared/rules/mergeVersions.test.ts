import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, findConflicts, mergeConflicts, mergeOrder, movedKeys } from './mergeVersions.ts';

const fields = ['name', 'email', 'phone', 'tags'];
const before = { name: 'Ana', email: 'a@x.es', phone: null, tags: ['a'] };

describe('changed fields', () => {
  it('are those whose value has a different meaning', () => {
    const after = { name: 'Ana', email: 'b@x.es', phone: '', tags: ['a'] };
    expect(changedFields(before, after, fields)).toEqual({ email: 'b@x.es' });
  });

  it('are compared by content; null, undefined and an empty text are equal', () => {
    const values = [null, undefined, ''];
    for (const one of values)
      for (const other of values) expect(changedFields({ a: one }, { a: other }, ['a'])).toEqual({});
    expect(changedFields({ a: 1 }, { a: '1' }, ['a'])).toEqual({ a: '1' });
    expect(changedFields({ a: '[1]' }, { a: [1] }, ['a'])).toEqual({ a: [1] });
    expect(changedFields({ a: { b: 1 } }, { a: { b: 1 } }, ['a'])).toEqual({});
    expect(changedFields({ a: Number.NaN }, { a: Number.NaN }, ['a'])).toEqual({});
  });

  it('include an emptied field', () => {
    expect(changedFields(before, { ...before, email: null, tags: [] }, fields)).toEqual({
      email: null,
      tags: [],
    });
  });

  it('distinguish zero and false from an empty value', () => {
    expect(changedFields({ fee: null, on: null }, { fee: 0, on: false }, ['fee', 'on'])).toEqual({
      fee: 0,
      on: false,
    });
  });
});

describe('two versions of a record', () => {
  const mine = { ...before, name: 'Anna', email: 'mine@x.es' };
  const theirs = { ...before, email: 'theirs@x.es', phone: '600' };
  const conflicts = findConflicts({ start: before, mine, theirs }, fields);

  it('differ in each field that either side changed, with the side that changed it', () => {
    expect(conflicts.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['name', 'mine'],
      ['email', null],
      ['phone', 'theirs'],
    ]);
  });

  it('do not differ where both sides made the same change', () => {
    expect(findConflicts({ start: before, mine, theirs: mine }, fields)).toEqual([]);
  });

  it('merge by the chosen side of each field', () => {
    const merged = mergeConflicts(theirs, conflicts, { name: 'mine', email: 'theirs', phone: 'theirs' });
    expect(merged).toEqual({ ...before, name: 'Anna', email: 'theirs@x.es', phone: '600' });
  });
});

const keys = (text: string): string[] => [...text];
const mergeText = (start: string, mine: string, theirs: string) => {
  const merged = mergeOrder({ start: keys(start), mine: keys(mine), theirs: keys(theirs) });
  return [merged.keys.join(''), merged.hasMovedBoth];
};

describe('two orders', () => {
  it('finds the smallest set of moved rows', () => {
    expect([...movedKeys(keys('abcdef'), keys('bcdefa'))]).toEqual(['a']);
    expect([...movedKeys(keys('abcdef'), keys('fabcde'))]).toEqual(['f']);
    expect(movedKeys(keys('abc'), keys('xabyc')).size).toBe(0);
  });

  it('applies own moves to the other order, and keeps new rows below the same neighbour', () => {
    expect(mergeText('abcd', 'dabc', 'bacd')).toEqual(['dbac', false]);
    expect(mergeText('ab', 'axb', 'yab')).toEqual(['yaxb', false]);
    expect(mergeText('ab', 'xab', 'ab')).toEqual(['xab', false]);
    expect(mergeText('abcd', 'dabc', 'adbc')).toEqual(['dabc', true]);
    expect(mergeText('abcd', 'dabc', 'dabc')).toEqual(['dabc', false]);
  });

  it('loses no row of either side', () => {
    const order = fc.shuffledSubarray(keys('abcdefgh'));
    fc.assert(
      fc.property(order, order, order, (start, mine, theirs) => {
        const merged = mergeOrder({ start, mine, theirs });
        expect(merged.keys.toSorted()).toEqual([...new Set([...mine, ...theirs])].toSorted());
      }),
    );
  });
});
