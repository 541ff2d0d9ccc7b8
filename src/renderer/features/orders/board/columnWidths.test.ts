import { expect, it } from 'vitest';
import { columnWidths } from './columnWidths.ts';

it.each([
  ['share the width, all with cards', [false, false], 'minmax(0, 1fr) minmax(0, 1fr)'],
  ['are narrow without cards', [true, false], '160px minmax(0, 1fr)'],
  ['share the width, all without cards', [true, true], 'minmax(0, 1fr) minmax(0, 1fr)'],
])('columns %s', (_what, areEmpty, widths) => {
  expect(columnWidths(areEmpty)).toBe(widths);
});
