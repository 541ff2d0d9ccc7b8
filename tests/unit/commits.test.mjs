import { expect, test } from 'vitest';
import { commitProblems } from '../../scripts/prose/commitProblems.mjs';

test('accepts a commit with one parent, an area and a short subject', () => {
  expect(commitProblems(['0123456789\tabcdef\tQuit: end after the last window'])).toEqual([]);
});

test('rejects merges and long subjects', () => {
  expect(commitProblems(['01234567aa\tabc def\tLists: join two branches'])).toEqual([
    '01234567 is a merge: rebase instead',
  ]);
  expect(commitProblems([`01234567aa\tabc\tLists: ${'x'.repeat(66)}`])).toHaveLength(1);
});
