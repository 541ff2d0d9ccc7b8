import { fromCents } from '#shared/domain/money.ts';
import { timeInZone } from '#shared/domain/plainDates.ts';
import { valueAt } from '#shared/domain/recordValues.ts';
import type { ExportColumn, ListExport } from '#shared/ipc/exportRoutes.ts';

/** What stands in these fields of a row, as far as anything does. */
export const valuesOf = (row: unknown, fields: readonly string[]): unknown[] =>
  fields
    .map((field) => valueAt(row, field))
    .filter((value) => value !== null && value !== undefined && value !== '');

const localTime = (instant: string, timeZone: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return timeInZone(date, timeZone);
};

interface CellContext extends Pick<ListExport, 'timeZone' | 'profile'> {
  nameOf: (column: ExportColumn, id: string) => string;
}

const numberText = (value: number, digits: number | null, { profile }: CellContext): string => {
  const text = digits === null ? String(value) : value.toFixed(digits);
  return profile === 'excel' ? text.replace('.', ',') : text;
};

const formatValue = (value: unknown, column: ExportColumn, context: CellContext): string => {
  const { format, labels, refersTo } = column;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => formatValue(item, column, context)).join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (labels) return Object.hasOwn(labels, text) ? (labels[text] ?? text) : text;
  if (refersTo) return context.nameOf(column, text);
  switch (format) {
    case 'money':
      return typeof value === 'number' ? numberText(value, 2, context) : text;
    case 'cents':
      return typeof value === 'number' ? numberText(fromCents(value), 2, context) : text;
    case 'number':
      return typeof value === 'number' ? numberText(value, null, context) : text;
    case 'dateTime':
      return localTime(text, context.timeZone);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : localTime(text, context.timeZone).slice(0, 10);
    case 'shortId':
      return text.slice(0, 8).toUpperCase();
    default:
      return text;
  }
};

const isZero = (row: unknown, { zeroUnless }: ExportColumn): boolean =>
  zeroUnless !== undefined && !zeroUnless.values.includes(String(valueAt(row, zeroUnless.field)));

/** What one column shows of one row, as it stands in the file. */
export const cellText = (row: unknown, column: ExportColumn, context: CellContext): string =>
  (isZero(row, column) ? [0] : valuesOf(row, column.fields))
    .map((value) => formatValue(value, column, context))
    .filter((text) => text !== '')
    .join(' ');
