import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';

const valueAt = (row: unknown, field: string): unknown => {
  let value = row;
  for (const step of field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};

/** `2026-05-04 18:30:05` on the clocks of the country, so that sorting as text sorts by time. */
const localTime = (instant: string, timeZone: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return date.toLocaleString('sv-SE', { timeZone });
};

const formatValue = (value: unknown, { format, labels }: ExportColumn, timeZone: string): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (labels) return labels[text] ?? text;
  switch (format) {
    case 'money':
      return typeof value === 'number' ? value.toFixed(2) : text;
    case 'dateTime':
      return localTime(text, timeZone);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : localTime(text, timeZone).slice(0, 10);
    case 'shortId':
      return text.slice(0, 8).toUpperCase();
    default:
      return text;
  }
};

/** What one column shows of one row, as it stands in the file. */
export const cellText = (row: unknown, column: ExportColumn, timeZone: string): string =>
  column.fields
    .map((field) => formatValue(valueAt(row, field), column, timeZone))
    .filter((text) => text !== '')
    .join(' ');
