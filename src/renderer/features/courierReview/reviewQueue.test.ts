import { expect, it } from 'vitest';
import { advance, nextIn, startQueue, undecidedIn } from './reviewQueue.ts';

const begun = startQueue(['a', 'b', 'c'], null);
const done = (id: string) => ({ type: 'done', id }) as const;

it('begins with the first candidate, or with a given one from the list', () => {
  expect(begun.at).toBe('a');
  expect(startQueue(['a', 'b'], 'b').at).toBe('b');
  expect(startQueue(['a', 'b'], 'x').at).toBe('a');
  expect(startQueue([], null).at).toBeNull();
});

it('moves on to the remaining candidates, wraps around, and ends after the last', () => {
  const second = advance(startQueue(['a', 'b', 'c'], 'c'), done('c'));
  expect([second.at, undecidedIn(second), nextIn(second)]).toEqual(['a', 2, 'b']);
  const last = advance(second, done('a'));
  expect([last.at, undecidedIn(last), nextIn(last)]).toEqual(['b', 1, null]);
  const over = advance(last, done('b'));
  expect([over.at, undecidedIn(over), nextIn(over)]).toEqual([null, 0, null]);
  expect(advance(over, { type: 'undone', id: 'b' })).toMatchObject({ at: 'b' });
});

it('keeps the shown candidate when another one is decided, and skips that one in both directions', () => {
  const queue = advance(begun, done('b'));
  expect(queue.at).toBe('a');
  expect(advance(queue, { type: 'next' }).at).toBe('c');
  expect(advance(queue, { type: 'previous' }).at).toBe('c');
});
