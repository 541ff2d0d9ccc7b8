import type { ExportColumn, ListExport } from '#shared/ipc/exportRoutes.ts';
import { isDue } from '#shared/rules/dueAmounts.ts';
import { fromCents } from '#shared/rules/money.ts';
import { timeInZone } from '#shared/rules/plainDates.ts';
import { shortIdOf, valueAt } from '#shared/rules/recordValues.ts';

/** Value of one table cell. Dates are already in the country's time zone. */
export type Cell =
  | string
  | { number: number; decimals: number | null; isPercent?: true }
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` for a date with time. */
  | { date: string };

export interface TableWriter {
  /** Call once, before any row. */
  head(labels: readonly string[]): void;
  row(cells: readonly Cell[]): void;
  /** Row of totals, last of its sheet. Absent in formats for machines, where it would look like data. */
  total?(cells: readonly Cell[]): void;
  /** Passes buffered bytes on. If it returns a promise, await it before adding rows. */
  flush(): Promise<void> | undefined;
  end(): Promise<void>;
}

export const valuesOf = (row: unknown, fields: readonly string[]): unknown[] =>
  fields
    .map((field) => valueAt(row, field))
    .filter((value) => value !== null && value !== undefined && value !== '');

const localTime = (instant: string, timeZone: string): string | null => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : timeInZone(date, timeZone);
};

export const textOfCell = (cell: Cell, decimalSign: '.' | ','): string => {
  if (typeof cell === 'string') return cell;
  if ('date' in cell) return cell.date;
  const { number, decimals } = cell;
  const text = decimals === null ? String(number) : number.toFixed(decimals);
  return decimalSign === ',' ? text.replace('.', ',') : text;
};

export const decimalSignOf = (profile: ListExport['profile']) => (profile === 'excel' ? ',' : '.');

interface CellContext extends Pick<ListExport, 'timeZone' | 'profile'> {
  nameOf: (column: ExportColumn, id: string) => string;
}

const cellOfValue = (value: unknown, column: ExportColumn, context: CellContext): Cell => {
  const { format, labels, refersTo } = column;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value
      .map((item) => textOfCell(cellOfValue(item, column, context), decimalSignOf(context.profile)))
      .join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (labels) return Object.hasOwn(labels, text) ? (labels[text] ?? text) : text;
  if (refersTo) return context.nameOf(column, text);
  switch (format) {
    case 'money':
      return typeof value === 'number' ? { number: value, decimals: 2 } : text;
    case 'cents':
      return typeof value === 'number' ? { number: fromCents(value), decimals: 2 } : text;
    case 'percent':
      return typeof value === 'number' ? { number: value, decimals: null, isPercent: true } : text;
    case 'number':
      return typeof value === 'number' ? { number: value, decimals: null } : text;
    case 'dateTime': {
      const date = localTime(text, context.timeZone);
      return date === null ? text : { date };
    }
    case 'date': {
      if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { date: text };
      const date = localTime(text, context.timeZone);
      return date === null ? text.slice(0, 10) : { date: date.slice(0, 10) };
    }
    case 'shortId':
      return shortIdOf(text);
    default:
      return text;
  }
};

export const cellOf = (row: unknown, column: ExportColumn, context: CellContext): Cell => {
  const cells = (isDue(row, column.dueWhen) ? valuesOf(row, column.fields) : [0]).map((value) =>
    cellOfValue(value, column, context),
  );
  const [only = column.none ?? ''] = cells;
  if (cells.length < 2) return only;
  return cells
    .map((cell) => textOfCell(cell, decimalSignOf(context.profile)))
    .filter((text) => text !== '')
    .join(' ');
};
