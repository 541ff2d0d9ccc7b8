import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ColumnNeed, spreadWidths } from './spreadWidths.ts';

const text: ColumnNeed = { least: 80, word: 80, whole: 120, line: 200, most: 300 };
const date: ColumnNeed = { least: 70, word: 70, whole: 70, line: 110, most: 110 };

it('gives width first to cut-off text, then to wrapped text, then to columns that can grow', () => {
  expect(spreadWidths([text, date], 100, 0)).toEqual([80, 70]);
  expect(spreadWidths([text, date], 170, 0)).toEqual([100, 70]);
  expect(spreadWidths([text, date], 250, 0)).toEqual([140, 110]);
  expect(spreadWidths([text, date], 350, 0)).toEqual([240, 110]);
  expect(spreadWidths([text, date], 350, 30)).toEqual([210, 110]);
  expect(spreadWidths([text, date], Number.POSITIVE_INFINITY, 30)).toEqual([300, 110]);
});

it('brings as many columns as possible to one line, those that need the least first', () => {
  const iban: ColumnNeed = { least: 180, word: 180, whole: 180, line: 250, most: 250 };
  expect(spreadWidths([iban, date, date], 400, 0)).toEqual([180, 110, 110]);
  expect(spreadWidths([iban, date, date], 450, 0)).toEqual([230, 110, 110]);
});

it('breaks no word while there is width for it, even if other text is cut off', () => {
  const name: ColumnNeed = { ...text, word: 95 };
  expect(spreadWidths([name, text], 165, 0)).toEqual([85, 80]);
  expect(spreadWidths([name, text], 175, 0)).toEqual([95, 80]);
  expect(spreadWidths([text, name, { ...name, word: 90 }], 255, 0)).toEqual([80, 85, 90]);
  expect(spreadWidths([name, text], 188, 0)).toEqual([100, 88]);
});

it('never exceeds the available width if the minimum widths fit into it', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 5, maxLength: 5 });
  const need = steps.map(([least = 0, word = 0, whole = 0, line = 0, more = 0]) => ({
    least: 40 + least,
    word: 40 + least + word,
    whole: 40 + least + word + whole,
    line: 40 + least + word + whole + line,
    most: 40 + least + word + whole + line + more,
  }));
  fc.assert(
    fc.property(fc.array(need), fc.integer({ min: 0, max: 4000 }), fc.nat(200), (needs, room, spare) => {
      const widths = spreadWidths(needs, room, spare);
      const sum = widths.reduce((all, width) => all + width, 0);
      expect(sum).toBeLessThanOrEqual(
        Math.max(
          room,
          needs.reduce((all, { least }) => all + least, 0),
        ),
      );
      for (const [index, { least, most }] of needs.entries()) {
        expect(widths[index]).toBeGreaterThanOrEqual(least);
        expect(widths[index]).toBeLessThanOrEqual(most);
      }
    }),
  );
});
