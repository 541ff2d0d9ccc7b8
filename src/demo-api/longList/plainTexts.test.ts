import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlainTexts } from './plainTexts.ts';

/** Texts that begin alike, end early, or have letters beyond ASCII. */
const text = fc
  .tuple(
    fc.constantFrom('', 'abcdefg', 'abcdeї'),
    fc.string({ unit: fc.constantFrom('a', 'b', '~', '\u007f', 'ї', 'є') }),
  )
  .map(([start, end]) => start + end);

it('compares texts as they read, however alike they begin', () => {
  const columns = createPlainTexts('id', 1);
  fc.assert(
    fc.property(text, text, (left, right) => {
      columns.set(1, left);
      columns.set(2, right);
      const { keyOf, tie } = columns.order();
      const compared = keyOf(1) - keyOf(2) || tie?.(1, 2) || 0;
      expect(Math.sign(compared)).toBe(left === right ? 0 : left < right ? -1 : 1);
    }),
    { numRuns: 2000 },
  );
});

it('puts rows without a text before all others', () => {
  const columns = createPlainTexts('id', 8);
  columns.set(1, '');
  columns.set(2, null);
  const { keyOf } = columns.order();
  expect(keyOf(2)).toBeLessThan(keyOf(1));
});
