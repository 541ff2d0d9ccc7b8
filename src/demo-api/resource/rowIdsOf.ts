import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';

/** What a `SELECT t.rowid` finds. */
export const rowIdsOf = (db: DatabaseSync, sql: string, parameters: readonly SQLInputValue[]): number[] =>
  statement(db, sql)
    .all(...parameters)
    .map(({ rowid }) => Number(rowid));
