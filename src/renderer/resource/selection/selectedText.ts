import type { Row } from '../../data/entityCalls.ts';
import type { GridColumn } from '../columns/gridColumn.ts';
import { toTsv } from './toTsv.ts';

/** Rows as they stand on the screen, with the titles of their columns, for the clipboard. */
export const selectedText = (columns: readonly GridColumn[], rows: Iterable<Row>): string =>
  toTsv(
    columns.map(({ label }) => label),
    [...rows].map((row) => columns.map(({ text }) => text(row))),
  );
