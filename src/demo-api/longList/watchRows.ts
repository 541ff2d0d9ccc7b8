import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import type { TableName } from '../db/tables.ts';

/**
 * Has SQLite note every row of a table that is written, by whomever. The answered function gives the rows noted since
 * it was called last.
 */
export const watchRows = (db: DatabaseSync, table: TableName): (() => number[]) => {
  const noted = `temp."written ${table}"`;
  db.exec(`CREATE TABLE ${noted} (row INTEGER PRIMARY KEY)`);
  const note = (event: string, row: string): void =>
    db.exec(`CREATE TRIGGER temp."${table} ${event}" AFTER ${event} ON main.${table}
      BEGIN INSERT OR IGNORE INTO "written ${table}" VALUES (${row}); END`);
  note('INSERT', 'new.rowid');
  note('UPDATE', 'new.rowid');
  note('DELETE', 'old.rowid');
  return () => {
    const rows = statement(db, `SELECT row FROM ${noted}`).all();
    if (rows.length > 0) statement(db, `DELETE FROM ${noted}`).run();
    return rows.map(({ row }) => Number(row));
  };
};
