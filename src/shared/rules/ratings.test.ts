import { expect, it } from 'vitest';
import { sumUpRatings } from './ratings.ts';

it('averages the ratings that are there, and counts those of one or two stars as bad', () => {
  expect(sumUpRatings([5, 4, 2, 1, null, undefined, 0, '3'])).toEqual({ count: 4, average: 3, bad: 2 });
  expect(sumUpRatings([null])).toEqual({ count: 0, average: null, bad: 0 });
});
