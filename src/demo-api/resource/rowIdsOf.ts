import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';

export const toRowIds = (rows: readonly Record<string, SQLOutputValue>[]): number[] =>
  rows.map(({ rowid }) => Number(rowid));

/** What a `SELECT t.rowid` finds. */
export const rowIdsOf = (db: DatabaseSync, sql: string, parameters: readonly SQLInputValue[]): number[] =>
  toRowIds(statement(db, sql).all(...parameters));
