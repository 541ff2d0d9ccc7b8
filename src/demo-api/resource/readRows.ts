import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import { notFound } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import { countRows } from './countRows.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource, WireRecord } from './resource.ts';
import { listed, reachable } from './rowConditions.ts';
import { pageSql, selectFrom, shownColumns } from './rowsSql.ts';
import { toWire } from './toWire.ts';

const present = (resource: Resource, record: WireRecord, call: Call): WireRecord =>
  resource.present ? resource.present(record, call) : record;

const few = 20_000;

/** What is searched for in ids or in other tables may be rare, and SQLite cannot know. */
const findsFew = (resource: Resource, { filters }: ParsedListQuery, count: () => number): boolean => {
  const columns = filters.map(({ field, condition }) => ({ column: resource.columns[field], condition }));
  if (columns.some(({ column, condition }) => column?.kind === 'id' && condition.operator === 'ilike')) {
    return true;
  }
  return columns.some(({ column }) => column?.join) && count() < few;
};

export const readPage = (
  resource: Resource,
  call: Call,
  query: ParsedListQuery,
): { rows: WireRecord[]; total: number } => {
  const where = listed(resource, call.scope, query.filters);
  const columns = shownColumns(resource);
  const offset = (query.page - 1) * query.size;
  const count = (): number => countRows(call.db, resource.table, where);
  const sql = pageSql(resource, where.sql, query.sort, findsFew(resource, query, count));
  const rows = statement(call.db, sql).all(...where.parameters, query.size, offset);
  // A page that is not full is the last one: nothing is left to count.
  const isLast = rows.length < query.size && (rows.length > 0 || offset === 0);
  return {
    rows: rows.map((row) => present(resource, toWire(columns, row), call)),
    total: isLast ? offset + rows.length : count(),
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
