import type { ColumnKind } from '../resource/column.ts';
import { type ColumnValues, grown } from './columnValues.ts';
import { compareTexts, textTest } from './textTest.ts';

const prefixLength = 7;
const largest = 127;

/** The first characters as one number in the same order; what it does not tell apart the texts do. */
const prefixKey = (text: string): number => {
  let key = 0;
  let isExact = true;
  for (let index = 0; index < prefixLength; index += 1) {
    const character: number = isExact && index < text.length ? text.charCodeAt(index) + 1 : 0;
    // Behind a letter that has no number of its own, numbers say nothing.
    isExact &&= character < largest;
    key = key * (largest + 1) + Math.min(character, largest);
  }
  return key;
};

/** Texts of which hardly two are the same, such as ids. */
export const createPlainTexts = (kind: ColumnKind, capacity: number): ColumnValues => {
  const texts: (string | null)[] = [];
  let keys = new Float64Array(capacity);
  const textOf = (row: number): string => texts[row] ?? '';
  return {
    set: (row, value) => {
      if (row >= keys.length) keys = grown(keys, row);
      texts[row] = value === null ? null : String(value);
      keys[row] = value === null ? -1 : prefixKey(String(value));
    },
    matcher: (criterion) => {
      const test = textTest(kind, criterion);
      return (row) => test(texts[row] ?? null);
    },
    order: () => ({
      keyOf: (row) => keys[row] ?? -1,
      tie: (left, right) => compareTexts(textOf(left), textOf(right)),
    }),
  };
};
