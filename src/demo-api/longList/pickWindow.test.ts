import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickWindow } from './pickWindow.ts';

const compare = (left: number, right: number): number => left - right;

it('shows what a sorted list shows there', () => {
  fc.assert(
    fc.property(
      // Few keys and few ties, so that many rows have the same.
      fc.array(fc.record({ key: fc.integer({ min: -3, max: 3 }), tie: fc.integer({ min: 0, max: 2 }) })),
      fc.record({
        direction: fc.constantFrom('asc' as const, 'desc' as const),
        offset: fc.nat({ max: 60 }),
        size: fc.nat({ max: 20 }),
      }),
      fc.boolean(),
      (values, window, withTies) => {
        const keyOf = (row: number): number => values[row]?.key ?? 0;
        const tieOf = (row: number): number => (withTies ? (values[row]?.tie ?? 0) : 0);
        const rows = [...values.keys()];
        const sorted = rows.toSorted(
          (left, right) =>
            compare(keyOf(left), keyOf(right)) || compare(tieOf(left), tieOf(right)) || compare(left, right),
        );
        const expected = window.direction === 'asc' ? sorted : sorted.toReversed();
        const order = withTies
          ? { keyOf, tie: (left: number, right: number) => compare(tieOf(left), tieOf(right)) }
          : { keyOf };
        expect(pickWindow(Uint32Array.from(rows), order, window)).toEqual(
          expected.slice(window.offset, window.offset + window.size),
        );
      },
    ),
    { numRuns: 1000 },
  );
});

it('puts rows without a key first', () => {
  const keyOf = (row: number): number => (row === 2 ? -Infinity : -row);
  const window = { direction: 'asc' as const, offset: 0, size: 2 };
  expect(pickWindow(Uint32Array.of(1, 2, 3), { keyOf }, window)).toEqual([2, 3]);
});
