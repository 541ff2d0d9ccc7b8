import type { SQLInputValue } from 'node:sqlite';
import type { ColumnKind } from '../resource/column.ts';
import type { Criterion } from '../resource/criterion.ts';
import { type ColumnValues, grown } from './columnValues.ts';

/** Instants are milliseconds; no value is NaN, which nothing equals. */
const numberOf = (kind: ColumnKind, value: SQLInputValue): number => {
  if (value === null) return Number.NaN;
  return kind === 'instant' ? Date.parse(String(value)) : Number(value);
};

const numberTest = (kind: ColumnKind, criterion: Criterion): ((value: number) => boolean) => {
  switch (criterion.is) {
    case 'anything':
      return () => true;
    case 'equal': {
      const wanted = numberOf(kind, criterion.value);
      return (value) => value === wanted;
    }
    case 'range': {
      const from = criterion.from === null ? -Infinity : numberOf(kind, criterion.from);
      const to = criterion.to === null ? Infinity : numberOf(kind, criterion.to);
      return (value) => value >= from && value <= to;
    }
    case 'oneOf': {
      const tests = criterion.criteria.map((part) => numberTest(kind, part));
      return (value) => tests.some((test) => test(value));
    }
    default:
      throw new Error(`A number has no ${criterion.is}`);
  }
};

/** Amounts, times and flags. */
export const createNumbers = (kind: ColumnKind, capacity: number): ColumnValues => {
  let values = new Float64Array(capacity);
  const numberAt = (row: number): number => values[row] ?? Number.NaN;
  return {
    set: (row, value) => {
      if (row >= values.length) values = grown(values, row);
      values[row] = numberOf(kind, value);
    },
    matcher: (criterion) => {
      const test = numberTest(kind, criterion);
      return (row) => test(numberAt(row));
    },
    order: () => ({
      keyOf: (row) => {
        const value = numberAt(row);
        return Number.isNaN(value) ? -Infinity : value;
      },
    }),
  };
};
