import type { SQLOutputValue } from 'node:sqlite';
import type { Criterion } from '../resource/criterion.ts';

export type Matcher = (row: number) => boolean;

/** Rows compare by their keys first. */
export interface RowOrder {
  keyOf: (row: number) => number;
  /** For rows with the same key: negative when the left one comes first. */
  tie?: (left: number, right: number) => number;
}

/** One column of all rows of a table, by row id. */
export interface ColumnValues {
  set: (row: number, value: SQLOutputValue) => void;
  matcher: (criterion: Criterion) => Matcher;
  order: () => RowOrder;
}

/** An array of the same kind with room for this row and more. */
export const grown = <Values extends Int32Array | Float64Array>(values: Values, row: number): Values => {
  const larger = new (values.constructor as new (length: number) => Values)(Math.ceil(row * 1.5) + 64);
  larger.set(values);
  return larger;
};
