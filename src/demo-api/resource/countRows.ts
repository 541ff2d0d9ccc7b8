import type { DatabaseSync } from 'node:sqlite';
import { rememberUntilWrite } from '../db/memory.ts';
import { statement } from '../db/statement.ts';
import type { Fragment } from './condition.ts';

/** How many rows there are; walking through the pages of a large list counts them once. */
export const countRows = (db: DatabaseSync, table: string, { sql, parameters }: Fragment): number => {
  const query = `SELECT COUNT(*) AS total FROM ${table} t WHERE ${sql}`;
  return rememberUntilWrite(db, JSON.stringify([query, parameters]), () =>
    Number(statement(db, query).get(...parameters)?.total ?? 0),
  );
};
