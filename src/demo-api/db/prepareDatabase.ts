import type { DatabaseSync } from 'node:sqlite';
import { setUpAccounts } from '../auth/setUpAccounts.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { createIndexes } from './openDatabase.ts';
import { transaction } from './write.ts';

/** Counts up whenever the tables change: rows written for others are not read. */
const schemaVersion = 2;

export class OutdatedDatabase extends Error {
  constructor() {
    super('The file holds sample data of another version; remove it to start afresh');
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.user_version);

const isEmpty = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM admins').get() === undefined;

export interface SampleData {
  seed: number;
  orders: number;
  today: Date;
}

const fill = (db: DatabaseSync, { seed, orders, today }: SampleData): void => {
  if (versionOf(db) !== 0 || !isEmpty(db)) throw new OutdatedDatabase();
  transaction(db, () => {
    seedDatabase(db, { seed, orders, today });
    createIndexes(db);
    setUpAccounts(db, today);
    db.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
};

/** Fills a new database with the sample data; leaves one that was filled before as it is. */
export const prepareDatabase = (db: DatabaseSync, data: SampleData): void => {
  if (versionOf(db) !== schemaVersion) fill(db, data);
  // Only now: while a new file is filled, a log would hold all of it a second time.
  db.exec('PRAGMA journal_mode = WAL');
};
