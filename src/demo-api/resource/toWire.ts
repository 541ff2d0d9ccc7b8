import type { SQLOutputValue } from 'node:sqlite';
import type { Column, ColumnKind } from './column.ts';
import type { WireRecord } from './resource.ts';

const wireValue = (kind: ColumnKind, value: SQLOutputValue): unknown => {
  if (value === null) return null;
  switch (kind) {
    case 'money':
      return Number(value) / 100;
    case 'boolean':
      return value === 1;
    case 'json':
      return JSON.parse(String(value));
    default:
      return value;
  }
};

/** A row as SQLite gives it, as the API shows it. */
export const toWire = (
  columns: readonly (readonly [string, Column])[],
  row: Readonly<Record<string, SQLOutputValue>>,
): WireRecord => {
  const record: WireRecord = {};
  for (const [name, { kind }] of columns) record[name] = wireValue(kind, row[name] ?? null);
  return record;
};
