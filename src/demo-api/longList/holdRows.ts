import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import type { Resource } from '../resource/resource.ts';
import { type CodedTexts, createCodedTexts } from './codedTexts.ts';
import { columnsOf, type StoredColumns } from './columnsOf.ts';
import { watchRows } from './watchRows.ts';

export interface HeldRows extends StoredColumns {
  /** Which city's list shows a row, if one does. */
  city: CodedTexts;
  /** Reads what was written since the last time; answers the last row id. */
  refresh: () => number;
}

const lastRowOf = (db: DatabaseSync, table: string): number =>
  Number(statement(db, `SELECT coalesce(MAX(rowid), 0) AS last FROM ${table}`).get()?.last);

/** Keeps the columns of a table in arrays, always as they are in the table. */
export const holdRows = (db: DatabaseSync, { table, columns, keepsDeleted }: Resource): HeldRows => {
  const writtenRows = watchRows(db, table);
  let lastRow = lastRowOf(db, table);
  const city = createCodedTexts('id', lastRow + 1);
  const { own, keys } = columnsOf(columns, lastRow + 1);
  const cityOfShown = keepsDeleted ? 'CASE WHEN t.deletedAt IS NULL THEN t.cityId END' : 't.cityId';
  const all = new Map([...own, ...keys, [cityOfShown, city]]);
  const select = `SELECT t.rowid, ${[...all.keys()].join(', ')} FROM ${table} t`;
  const valuesOfColumns = [...all.values()];

  const read = (condition: string, ...parameters: string[]): void => {
    const query = db.prepare(`${select} WHERE ${condition}`);
    query.setReturnArrays(true);
    for (const cells of query.iterate(...parameters) as unknown as Iterable<SQLOutputValue[]>) {
      const row = Number(cells[0]);
      for (const [index, values] of valuesOfColumns.entries()) values.set(row, cells[index + 1] ?? null);
    }
  };

  const refresh = (): number => {
    const rows = writtenRows();
    for (const row of rows) {
      // It may be gone.
      city.set(row, null);
      lastRow = Math.max(lastRow, row);
    }
    if (rows.length > 0) read('t.rowid IN (SELECT value FROM json_each(?))', JSON.stringify(rows));
    return lastRow;
  };

  read('1');
  return { own, keys, city, refresh };
};
