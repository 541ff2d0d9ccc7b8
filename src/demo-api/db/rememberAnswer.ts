import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { rememberUntilWrite } from './memory.ts';
import { statement } from './statement.ts';

type SqlRow = Record<string, SQLOutputValue>;

/** Asks the database once until something is written: going through the pages of a list asks the same again. */
export const rememberAnswer = <Answer>(
  db: DatabaseSync,
  sql: string,
  parameters: readonly SQLInputValue[],
  read: (rows: SqlRow[]) => Answer,
): Answer =>
  rememberUntilWrite(db, JSON.stringify([sql, parameters]), () =>
    read(statement(db, sql).all(...parameters)),
  );
