import { expect, it } from 'vitest';
import { starsOf } from './stars.ts';

it.each([
  [1, '★☆☆☆☆', 'lowRating'],
  [2, '★★☆☆☆', 'lowRating'],
  [3.4, '★★★☆☆', 'fairRating'],
  [4, '★★★★☆', 'goodRating'],
  [7, '★★★★★', 'goodRating'],
  [null, '☆☆☆☆☆', 'lowRating'],
  ['odd', '☆☆☆☆☆', 'lowRating'],
] as const)('a rating of %s has the stars and colour of its value', (value, drawn, style) => {
  expect(starsOf(value)).toEqual({ drawn, style });
});
