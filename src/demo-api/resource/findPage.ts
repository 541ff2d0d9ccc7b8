import type { DatabaseSync } from 'node:sqlite';
import { rememberAnswer } from '../db/rememberAnswer.ts';
import { joinClauses } from './column.ts';
import type { Fragment } from './condition.ts';
import { findGroupedPage } from './findGroupedPage.ts';
import type { FoundPage, PageRequest } from './pageRequest.ts';
import { rowIdsOf, toRowIds } from './rowIdsOf.ts';
import { type Direction, orderBy } from './rowsSql.ts';

/** Up to so many rows are all found and then sorted; more are walked through in their order, on an index. */
const few = 5_000;

const findFew = (db: DatabaseSync, table: string, { sql, parameters }: Fragment): number[] | null => {
  const query = `SELECT t.rowid FROM ${table} t WHERE ${sql} LIMIT ${few + 1}`;
  return rememberAnswer(db, query, parameters, (rows) => (rows.length > few ? null : toRowIds(rows)));
};

const sortFew = (
  db: DatabaseSync,
  { table, sort: { column, direction }, size, offset }: PageRequest,
  rowIds: readonly number[],
): FoundPage => {
  const sql = `SELECT t.rowid FROM ${table} t${joinClauses([column])}
    WHERE t.rowid IN (SELECT value FROM json_each(?)) ${orderBy(column, direction)} LIMIT ? OFFSET ?`;
  return { rowIds: rowIdsOf(db, sql, [JSON.stringify(rowIds), size, offset]), total: rowIds.length };
};

const countRows = (db: DatabaseSync, table: string, { sql, parameters }: Fragment): number => {
  const query = `SELECT COUNT(*) AS total FROM ${table} t WHERE ${sql}`;
  return rememberAnswer(db, query, parameters, ([row]) => Number(row?.total ?? 0));
};

const opposite: Readonly<Record<Direction, Direction>> = { asc: 'desc', desc: 'asc' };

/** Goes through the rows in their order, from the end that is nearer. */
const walk = (db: DatabaseSync, { table, conditions, sort, size, offset }: PageRequest): FoundPage => {
  const total = countRows(db, table, conditions.toFind);
  const rest = Math.max(total - offset, 0);
  const count = Math.min(size, rest);
  const behind = rest - count;
  const fromEnd = behind < offset;
  const order = orderBy(sort.column, fromEnd ? opposite[sort.direction] : sort.direction);
  const { sql, parameters } = conditions.toWalk;
  const query = `SELECT t.rowid FROM ${table} t WHERE ${sql} ${order} LIMIT ? OFFSET ?`;
  const rowIds = count === 0 ? [] : rowIdsOf(db, query, [...parameters, count, fromEnd ? behind : offset]);
  return { rowIds: fromEnd ? rowIds.reverse() : rowIds, total };
};

/** Finds one page of a list of any length; only the rows of the page are then read and joined. */
export const findPage = (db: DatabaseSync, request: PageRequest): FoundPage => {
  const { table, conditions, sort } = request;
  const found = conditions.isFiltered ? findFew(db, table, conditions.toFind) : null;
  if (found) return sortFew(db, request, found);
  return sort.column.join ? findGroupedPage(db, request, sort.column.join) : walk(db, request);
};
