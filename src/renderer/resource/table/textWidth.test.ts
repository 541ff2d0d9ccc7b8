import { expect, it } from 'vitest';
import { textWidth } from './textWidth.ts';

/** Widths of DejaVu Sans at 13 px. */
it.each([
  ['Establishment', 91],
  ['Призупинено', 91],
  ['Valoración', 68],
  ['28 жовт. 2025', 97],
  ['Commission', 84],
])('the width of %s is estimated generously', (text, real) => {
  expect(textWidth(text)).toBeGreaterThanOrEqual(real - 3);
  expect(textWidth(text)).toBeLessThanOrEqual(real * 1.12);
});

it('a smaller font is narrower in proportion', () => {
  const whole = textWidth('Establishment', 13);
  expect(Math.abs(textWidth('Establishment', 26) - 2 * whole)).toBeLessThanOrEqual(1);
});
