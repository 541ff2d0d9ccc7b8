import { fromCents, toCents } from '#shared/rules/money.ts';
import { neutralizeFormula } from '#shared/text/csv.ts';
import type { Row } from '../../data/entityCalls.ts';
import { shownValue } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import type { GridColumn } from './gridColumn.ts';

/** Selected rows by id. Stores the rows, so that sums and copies include other pages. */
export interface Selection {
  rows: ReadonlyMap<string, Row>;
  anchor: string | null;
}

export const emptySelection: Selection = { rows: new Map(), anchor: null };

export const toggleRow = ({ rows }: Selection, row: Row): Selection => {
  const next = new Map(rows);
  if (!next.delete(row.id)) next.set(row.id, row);
  return { rows: next, anchor: row.id };
};

/** Selects from the anchor to this row, inclusive. Without an anchor on this page, toggles just the row. */
export const selectRange = (selection: Selection, shownRows: readonly Row[], row: Row): Selection => {
  const from = shownRows.findIndex(({ id }) => id === selection.anchor);
  const to = shownRows.findIndex(({ id }) => id === row.id);
  if (from < 0 || to < 0) return toggleRow(selection, row);
  const range = shownRows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selection, rows: withRows(selection.rows, range) };
};

const withRows = (rows: ReadonlyMap<string, Row>, added: readonly Row[]): Map<string, Row> =>
  new Map([...rows, ...added.map((row) => [row.id, row] as const)]);

export const selectRows = ({ rows, anchor }: Selection, added: readonly Row[]): Selection => ({
  rows: withRows(rows, added),
  anchor,
});

export const deselectRows = (selection: Selection, ids: readonly string[]): Selection => {
  const { rows, anchor } = selection;
  if (!ids.some((id) => rows.has(id))) return selection;
  const next = new Map(rows);
  for (const id of ids) next.delete(id);
  return { rows: next, anchor };
};

/** Updates selected rows to their latest values. */
export const refreshRows = (selection: Selection, shownRows: readonly Row[]): Selection => {
  const newer = shownRows.filter((row) => {
    const chosen = selection.rows.get(row.id);
    return chosen !== undefined && chosen !== row;
  });
  return newer.length === 0 ? selection : selectRows(selection, newer);
};

/** Inverts the selection on this page only. */
export const invertRows = ({ rows, anchor }: Selection, shownRows: readonly Row[]): Selection => {
  const next = new Map(rows);
  for (const row of shownRows) if (!next.delete(row.id)) next.set(row.id, row);
  return { rows: next, anchor };
};

export const pageState = ({ rows }: Selection, shownRows: readonly Row[]): 'none' | 'some' | 'all' => {
  const count = shownRows.filter(({ id }) => rows.has(id)).length;
  if (count === 0) return 'none';
  return count === shownRows.length ? 'all' : 'some';
};

interface Summary {
  name: string;
  field: Field;
  /** `null`: only the average is meaningful. */
  sum: number | null;
  average: number;
}

/**
 * Sum and average of numeric columns, ignoring missing values. Adds integer cents to avoid rounding errors.
 */
export const summarize = (
  rows: readonly Row[],
  columns: readonly { name: string; field: Field }[],
): Summary[] =>
  columns.flatMap(({ name, field }) => {
    if (!field.totals) return [];
    const values = rows
      .map((row) => shownValue(row, name, field))
      .filter((value): value is number => typeof value === 'number');
    if (values.length === 0) return [];
    const cents = values.reduce((total, value) => total + toCents(value), 0);
    const sum = field.totals === 'sum' ? fromCents(cents) : null;
    return [{ name, field, sum, average: fromCents(Math.round(cents / values.length)) }];
  });

/** Removes line breaks and tabs, and neutralises formulas for spreadsheets. */
export const tsvCell = (text: string): string => neutralizeFormula(text.replaceAll(/[\t\r\n]+/g, ' '));

export const toTsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((cells) => cells.map(tsvCell).join('\t')).join('\n');

export const selectedText = (columns: readonly GridColumn[], rows: Iterable<Row>): string =>
  toTsv(
    columns.map(({ label }) => label),
    [...rows].map((row) => columns.map(({ text }) => text(row))),
  );
