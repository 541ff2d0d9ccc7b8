import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import { notFound } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import type { Column, ColumnType } from './column.ts';
import { listed, reachable } from './condition.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource, WireRecord } from './resource.ts';
import { rowIdsSql, rowKey, selectFrom, shownColumns, sortOf } from './rowsSql.ts';

const wireValue = (type: ColumnType, value: SQLOutputValue): unknown => {
  if (value === null) return null;
  switch (type) {
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

export const toWire = (
  columns: readonly (readonly [string, Column])[],
  row: Readonly<Record<string, SQLOutputValue>>,
): WireRecord => {
  const record: WireRecord = {};
  for (const [name, { type }] of columns) record[name] = wireValue(type, row[name] ?? null);
  return record;
};

const present = (resource: Resource, record: WireRecord, call: Call): WireRecord =>
  resource.present ? resource.present(record, call) : record;

const rowIdsOf = (rows: readonly Record<string, unknown>[]): number[] => rows.map(({ row }) => Number(row));

/** Row ids of a page in list order, and the total. */
const findPage = (resource: Resource, { db, scope }: Call, query: ParsedListQuery) => {
  const { sql, parameters } = listed(resource, scope, query.filters);
  const ordered = rowIdsSql(resource, sql, sortOf(resource, query.sort));
  const offset = (query.page - 1) * query.size;
  if (query.filters.length > 0) {
    // A filter scans all rows anyway, so take the total from its result instead of a second scan.
    const found = statement(db, ordered).all(...parameters);
    return { rowIds: rowIdsOf(found.slice(offset, offset + query.size)), total: found.length };
  }
  const counted = statement(db, `SELECT COUNT(*) AS total FROM ${resource.table} t WHERE ${sql}`);
  return {
    rowIds: rowIdsOf(statement(db, `${ordered} LIMIT ? OFFSET ?`).all(...parameters, query.size, offset)),
    total: Number(counted.get(...parameters)?.total),
  };
};

/** Reads full rows and joins for the page only. */
export const readPage = (
  resource: Resource,
  call: Call,
  query: ParsedListQuery,
): { rows: WireRecord[]; total: number } => {
  const { rowIds, total } = findPage(resource, call, query);
  const columns = shownColumns(resource);
  const sql = `${selectFrom(resource)} WHERE t.rowid IN (SELECT value FROM json_each(?))`;
  const found = statement(call.db, sql).all(JSON.stringify(rowIds));
  const rows = new Map(found.map((row) => [row[rowKey], row]));
  return {
    rows: rowIds.flatMap((rowId) => {
      const row = rows.get(rowId);
      return row ? [present(resource, toWire(columns, row), call)] : [];
    }),
    total,
  };
};

/** Throws 404 if it does not exist. */
export const readRecord = (resource: Resource, call: Call, id: string): WireRecord => {
  const scope = reachable(resource, call.scope);
  const sql = `${selectFrom(resource)} WHERE t.id = ? AND ${scope.sql}`;
  const row = statement(call.db, sql).get(id, ...scope.parameters);
  if (!row) throw notFound(resource.noun);
  return present(resource, toWire(shownColumns(resource), row), call);
};

/** Throws 404 if it does not exist. */
export const readStored = (
  db: DatabaseSync,
  resource: Resource,
  call: Call,
  id: string,
): Record<string, SQLInputValue> => {
  const scope = reachable(resource, call.scope);
  const row = statement(db, `SELECT t.* FROM ${resource.table} t WHERE t.id = ? AND ${scope.sql}`).get(
    id,
    ...scope.parameters,
  );
  if (!row) throw notFound(resource.noun);
  return row;
};
