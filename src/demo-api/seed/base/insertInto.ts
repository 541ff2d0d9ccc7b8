import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type ColumnOf, type Row, type TableName, tables } from '../../db/tables.ts';

type RequiredColumn<Table extends TableName> = {
  [Column in ColumnOf<Table>]: null extends Row<Table>[Column] ? never : Column;
}[ColumnOf<Table>];

/** A column that may be empty is empty when it is left out. */
type NewRow<Table extends TableName> = Partial<Row<Table>> & Pick<Row<Table>, RequiredColumn<Table>>;

/** Prepares one insert and answers the function that runs it; what an object has beyond the columns is left out. */
export const insertInto = <Table extends TableName>(
  db: DatabaseSync,
  table: Table,
): ((row: NewRow<Table>) => void) => {
  const columns = Object.keys(tables[table]) as ColumnOf<Table>[];
  const names = columns.map((name) => `"${name}"`).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`);
  return (row) => {
    const values: SQLInputValue[] = columns.map((name) => row[name] ?? null);
    insert.run(...values);
  };
};
