import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import { notFound } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import { findPage } from './findPage.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource, WireRecord } from './resource.ts';
import { reachable } from './rowConditions.ts';
import { rowKey, selectFrom, shownColumns } from './rowsSql.ts';
import { toWire } from './toWire.ts';

const present = (resource: Resource, record: WireRecord, call: Call): WireRecord =>
  resource.present ? resource.present(record, call) : record;

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

/** The record that the path names, or 404. */
export const readRecord = (resource: Resource, call: Call, id: string): WireRecord => {
  const scope = reachable(resource, call.scope);
  const sql = `${selectFrom(resource)} WHERE t.id = ? AND ${scope.sql}`;
  const row = statement(call.db, sql).get(id, ...scope.parameters);
  if (!row) throw notFound(resource.noun);
  return present(resource, toWire(shownColumns(resource), row), call);
};

/** The stored row that the path names, or 404. */
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
