import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { createLoginToken } from '../auth/tokens.ts';
import { createIndexes } from '../db/openDatabase.ts';
import { transaction } from '../db/statement.ts';
import { constraints, tables } from '../db/tables.ts';
import type { SeedOptions } from './seedDatabase.ts';

/** Increment when seeded rows change but the tables do not. */
const rowsVersion = 3;
/** Detects files with other tables or rows. SQLite stores it as a signed 32-bit number. */
const schemaVersion = crc32(JSON.stringify([rowsVersion, tables, constraints])) | 0;

export class OutdatedDatabase extends Error {
  constructor() {
    super('The file holds sample data of another version; remove it to start afresh');
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.user_version);

const isEmpty = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM admins').get() === undefined;

/** Login token for trying out the token login; a new database accepts it once. */
const demoLoginToken = 'demo-login-token';
const tenYears = 10 * 365 * 24 * 3_600_000;

const offerLoginLink = (db: DatabaseSync, now: Date): void => {
  const admin = db.prepare('SELECT id FROM admins WHERE email = ?').get('super@backoffice.example');
  if (!admin) throw new Error('The sample data has no super administrator');
  createLoginToken(db, String(admin.id), new Date(now.getTime() + tenYears), demoLoginToken);
};

const fill = async (db: DatabaseSync, sampleData: SeedOptions): Promise<void> => {
  if (versionOf(db) !== 0 || !isEmpty(db)) throw new OutdatedDatabase();
  // Load on demand: dozens of files, which a start on existing data does not need.
  const { seedDatabase } = await import('./seedDatabase.ts');
  transaction(db, () => {
    seedDatabase(db, sampleData);
    createIndexes(db);
    offerLoginLink(db, sampleData.today);
    db.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
};

/** Fills a new database with sample data; keeps a filled one. */
export const prepareDatabase = async (db: DatabaseSync, data: SeedOptions): Promise<void> => {
  if (versionOf(db) !== schemaVersion) await fill(db, data);
  // Switch to WAL after seeding: before, the log would hold all rows a second time.
  db.exec('PRAGMA journal_mode = WAL');
};
