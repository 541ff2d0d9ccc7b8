import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type ColumnOf, type Row, type TableName, tables } from '../../db/tables.ts';

/**
 * Prepares one insert and answers the function that runs it; every column has to be given, and what else an object
 * has is left out.
 */
export const insertInto = <Table extends TableName>(
  db: DatabaseSync,
  table: Table,
): ((row: Row<Table>) => void) => {
  const columns = Object.keys(tables[table]) as ColumnOf<Table>[];
  const names = columns.map((name) => `"${name}"`).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`);
  return (row) => {
    const values: SQLInputValue[] = columns.map((name) => row[name]);
    insert.run(...values);
  };
};
