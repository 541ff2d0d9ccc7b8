import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPosition } from './useActiveCell.ts';

const size = { rows: 22, stops: 10, lastColumn: 7, rowsPerView: 15 };

it.each([
  ['ArrowDown', false, { row: 4, stop: 2 }],
  ['ArrowUp', false, { row: 2, stop: 2 }],
  ['ArrowUp', true, { row: 0, stop: 2 }],
  ['ArrowRight', false, { row: 3, stop: 3 }],
  ['ArrowLeft', true, { row: 3, stop: 0 }],
  ['PageDown', false, { row: 18, stop: 2 }],
  ['PageUp', false, { row: 0, stop: 2 }],
  ['Home', false, { row: 3, stop: 0 }],
  ['ArrowRight', true, { row: 3, stop: 7 }],
  ['End', false, { row: 3, stop: 7 }],
  ['End', true, { row: 21, stop: 7 }],
] as const)('%s (control: %s) moves to %o', (key, isControl, expected) => {
  expect(nextPosition({ row: 3, stop: 2 }, key, isControl, size)).toEqual(expected);
});

it('ignores other keys', () => {
  expect(nextPosition({ row: 3, stop: 2 }, 'x', false, size)).toBeNull();
});

it('reaches the header, and never leaves the grid', () => {
  expect(nextPosition({ row: 0, stop: 0 }, 'ArrowUp', false, size)?.row).toBe(-1);
  const keys = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
    'PageDown',
    'PageUp',
    'Home',
    'End',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean())), fc.integer({ min: 0, max: 50 }), (pressed, rows) => {
      let position = { row: -1, stop: 0 };
      for (const [key, isControl] of pressed) {
        position = nextPosition(position, key, isControl, { ...size, rows }) ?? position;
        expect(position.row).toBeGreaterThanOrEqual(-1);
        expect(position.row).toBeLessThan(Math.max(rows, 0) || 1);
        expect(position.stop).toBeGreaterThanOrEqual(0);
        expect(position.stop).toBeLessThan(size.stops);
      }
    }),
  );
});
