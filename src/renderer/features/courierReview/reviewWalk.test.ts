import { expect, it } from 'vitest';
import { beginWalk, comingIn, leftIn, walkOn } from './reviewWalk.ts';

const begun = beginWalk(['a', 'b', 'c'], null);
const done = (id: string) => ({ type: 'done', id }) as const;

it('begins with the first candidate, or with a given one from the list', () => {
  expect(begun.at).toBe('a');
  expect(beginWalk(['a', 'b'], 'b').at).toBe('b');
  expect(beginWalk(['a', 'b'], 'x').at).toBe('a');
  expect(beginWalk([], null).at).toBeNull();
});

it('moves on to the remaining candidates, wraps around, and ends after the last', () => {
  const second = walkOn(beginWalk(['a', 'b', 'c'], 'c'), done('c'));
  expect([second.at, leftIn(second), comingIn(second)]).toEqual(['a', 2, 'b']);
  const last = walkOn(second, done('a'));
  expect([last.at, leftIn(last), comingIn(last)]).toEqual(['b', 1, null]);
  const over = walkOn(last, done('b'));
  expect([over.at, leftIn(over), comingIn(over)]).toEqual([null, 0, null]);
  expect(walkOn(over, { type: 'undone', id: 'b' })).toMatchObject({ at: 'b' });
});

it('keeps the shown candidate when another one is decided, and skips that one in both directions', () => {
  const walk = walkOn(begun, done('b'));
  expect(walk.at).toBe('a');
  expect(walkOn(walk, { type: 'next' }).at).toBe('c');
  expect(walkOn(walk, { type: 'previous' }).at).toBe('c');
});
