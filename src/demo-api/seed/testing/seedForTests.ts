import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from '../../db/openDatabase.ts';
import { type Row, type TableName, tables } from '../../db/tables.ts';
import { type SeedOptions, seedDatabase } from '../seedDatabase.ts';

const usual: SeedOptions = { seed: 1, orders: 5000, today: new Date('2026-11-21T15:30:00.000Z') };

const seeded = new Map<string, Uint8Array>();

/** Sample data in memory, cached per options for all test files of a worker. */
export const seedForTests = (options: Partial<SeedOptions> = {}): DatabaseSync => {
  const db = openDatabase(':memory:');
  const key = JSON.stringify(options);
  const known = seeded.get(key);
  if (known) {
    db.deserialize(known);
    return db;
  }
  db.exec('BEGIN');
  seedDatabase(db, { ...usual, ...options });
  db.exec('COMMIT');
  seeded.set(key, db.serialize());
  return db;
};

/** Typed rows of a table; `rest` may filter them. */
export const rowsOf = <Table extends TableName>(
  db: DatabaseSync,
  table: Table,
  rest = '',
  ...parameters: SQLInputValue[]
): Row<Table>[] => db.prepare(`SELECT * FROM ${table} ${rest}`).all(...parameters) as Row<Table>[];

export const tableNames = Object.keys(tables) as TableName[];
