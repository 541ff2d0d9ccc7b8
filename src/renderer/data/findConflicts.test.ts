import { describe, expect, it } from 'vitest';
import { changedFields, findConflicts, mergeConflicts } from './findConflicts.ts';

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
  const conflicts = findConflicts({ before, mine, theirs }, fields);

  it('differ in each field that either side changed, with the side that changed it', () => {
    expect(conflicts.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['name', 'mine'],
      ['email', null],
      ['phone', 'theirs'],
    ]);
  });

  it('do not differ where both sides made the same change', () => {
    expect(findConflicts({ before, mine, theirs: mine }, fields)).toEqual([]);
  });

  it('merge by the chosen side of each field', () => {
    const merged = mergeConflicts(theirs, conflicts, { name: 'mine', email: 'theirs', phone: 'theirs' });
    expect(merged).toEqual({ ...before, name: 'Anna', email: 'theirs@x.es', phone: '600' });
  });
});
