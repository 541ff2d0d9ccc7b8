import { expect, it } from 'vitest';
import { type NumberStep, stepped, steppedValue } from './numberSteps.ts';

const whole = { min: 0, decimals: 0 };
const multiplier = { min: 1, decimals: 1 };

it.each([
  ['set', 9, 4, whole, 4],
  ['add', 9, 2, whole, 11],
  ['subtract', 9, 2, whole, 7],
  ['subtract', 1, 2, whole, 0],
  ['atLeast', 9, 12, whole, 12],
  ['atLeast', 9, 4, whole, 9],
  ['atMost', 9, 4, whole, 4],
  ['atMost', 9, 12, whole, 9],
  ['add', 1.2, 0.1, multiplier, 1.3],
  ['subtract', 1.2, 0.5, multiplier, 1],
] as const)('%s: %d and %d in %o is %d', (step: NumberStep, present, typed, bounds, result) => {
  expect(stepped(step, present, typed, bounds)).toBe(result);
});

it.each([
  ['set', 9, null, null],
  ['add', 2.1, 0.2, 2.3],
  ['subtract', 2, 3, -1],
  ['atLeast', 1.234567, 1, 1.234567],
  ['add', null, 2, undefined],
  ['atMost', 9, 'x', undefined],
] as const)('%s: %s and %s give a field %s', (step: NumberStep, present, typed, result) => {
  expect(steppedValue(step, present, typed)).toBe(result);
});
