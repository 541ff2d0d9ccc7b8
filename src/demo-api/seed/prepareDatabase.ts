import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { createLoginToken } from '../auth/tokens.ts';
import { createIndexes } from '../db/openDatabase.ts';
import { transaction } from '../db/statement.ts';
import { constraints, tables } from '../db/tables.ts';
import type { SeedOptions } from './seedDatabase.ts';

/** Counts up when the rows change in a way that the tables do not show. */
const rowsVersion = 3;
/** A file that was made for other tables or rows is not read. SQLite keeps a signed number of 32 bits. */
const schemaVersion = crc32(JSON.stringify([rowsVersion, tables, constraints])) | 0;

export class OutdatedDatabase extends Error {
  constructor() {
    super('The file holds sample data of another version; remove it to start afresh');
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.user_version);

const isEmpty = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM admins').get() === undefined;

/** A one-time link for trying out the token login: it works once on a new database. */
const demoLoginToken = 'demo-login-token';
const tenYears = 10 * 365 * 24 * 3_600_000;

const offerLoginLink = (db: DatabaseSync, now: Date): void => {
  const admin = db.prepare('SELECT id FROM admins WHERE email = ?').get('super@backoffice.example');
  if (!admin) throw new Error('The sample data has no super administrator');
  createLoginToken(db, String(admin.id), new Date(now.getTime() + tenYears), demoLoginToken);
};

const fill = async (db: DatabaseSync, sampleData: SeedOptions): Promise<void> => {
  if (versionOf(db) !== 0 || !isEmpty(db)) throw new OutdatedDatabase();
  // Dozens of files, which a start on prepared data need not read.
  const { seedDatabase } = await import('./seedDatabase.ts');
  transaction(db, () => {
    seedDatabase(db, sampleData);
    createIndexes(db);
    offerLoginLink(db, sampleData.today);
    db.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
};

/** Fills a new database with the sample data; leaves one that was filled before as it is. */
export const prepareDatabase = async (db: DatabaseSync, data: SeedOptions): Promise<void> => {
  if (versionOf(db) !== schemaVersion) await fill(db, data);
  // Only now: while a new file is filled, a log would hold all of it a second time.
  db.exec('PRAGMA journal_mode = WAL');
};
