import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisNumbers } from './axisNumbers.ts';

it.each([
  [
    [1390, 594],
    [0, 500, 1000, 1500],
  ],
  [[57], [0, 20, 40, 60]],
  [[2500], [0, 500, 1000, 1500, 2000, 2500]],
  [
    [1, 0],
    [0, 1],
  ],
  [[0.8], [0, 1]],
  [
    [-3, 3],
    [-4, -2, 0, 2, 4],
  ],
  [
    [-250, -20],
    [-250, -200, -150, -100, -50, 0],
  ],
  [[0, 0], [0]],
])('the axis for %j is %j', (values, numbers) => {
  expect(axisNumbers(values)).toEqual(numbers);
});

it('an axis has at most seven whole numbers, which enclose zero and all values', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 10 }), (values) => {
      const numbers = axisNumbers(values);
      const [first = Number.NaN, last = Number.NaN] = [numbers[0], numbers.at(-1)];
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(numbers.every(Number.isInteger)).toBe(true);
      expect(numbers).toContain(0);
      for (const value of values) expect(first <= value && value <= last).toBe(true);
      if (Math.max(...values.map(Math.abs)) > 5) expect(numbers.length).toBeGreaterThanOrEqual(4);
    }),
  );
});
