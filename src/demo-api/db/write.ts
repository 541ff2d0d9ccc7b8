import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { statement } from './statement.ts';
import type { TableName } from './tables.ts';

type Values = Readonly<Record<string, SQLInputValue>>;
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Answers how many rows changed. */
export const execute = (db: DatabaseSync, sql: string, ...parameters: SQLInputValue[]): number =>
  Number(statement(db, sql).run(...parameters).changes);

export const insertRow = (db: DatabaseSync, table: TableName, values: Values): void => {
  const names = Object.keys(values);
  const marks = names.map(() => '?').join(', ');
  execute(db, `INSERT INTO ${table} (${quoted(names)}) VALUES (${marks})`, ...Object.values(values));
};

export const updateRows = (
  db: DatabaseSync,
  table: TableName,
  values: Values,
  where: { sql: string; parameters: readonly SQLInputValue[] },
): number => {
  const assignments = Object.keys(values).map((name) => `"${name}" = ?`);
  return execute(
    db,
    `UPDATE ${table} AS t SET ${assignments.join(', ')} WHERE ${where.sql}`,
    ...Object.values(values),
    ...where.parameters,
  );
};

/** All or nothing. Not to be nested. */
export const transaction = <Result>(db: DatabaseSync, work: () => Result): Result => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
};
