import { DatabaseSync } from 'node:sqlite';
import { foldPhone, foldText } from './foldText.ts';
import { indexes } from './indexes.ts';
import { constraints, tables } from './tables.ts';

const columnList = (columns: Readonly<Record<string, string>>): string[] =>
  Object.entries(columns).map(([name, definition]) => `"${name}" ${definition}`);

const createTables = (db: DatabaseSync): void => {
  const all: [string, Readonly<Record<string, string>>][] = Object.entries(tables);
  const further: Readonly<Record<string, string>> = constraints;
  for (const [name, columns] of all) {
    const constraint = further[name];
    const body = [...columnList(columns), ...(constraint ? [constraint] : [])].join(', ');
    db.exec(`CREATE TABLE IF NOT EXISTS "${name}" (${body})`);
  }
};

/** Separate from the tables, because filling a table and indexing it afterwards is much faster. */
export const createIndexes = (db: DatabaseSync): void => {
  for (const index of indexes) db.exec(index);
};

const prepareConnection = (db: DatabaseSync): void => {
  db.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -262144;
    PRAGMA threads = 2;
  `);
  // SQLite folds the case of ASCII letters only.
  for (const [name, fold] of Object.entries({ fold: foldText, fold_phone: foldPhone })) {
    db.function(name, { deterministic: true }, (value) => (value === null ? null : fold(String(value))));
  }
  createTables(db);
};

/**
 * `:memory:`, a file that stays, or `''` for a private file that SQLite deletes itself and that holds in memory
 * only what is needed: the choice for a million orders.
 */
export const openDatabase = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  try {
    prepareConnection(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};
