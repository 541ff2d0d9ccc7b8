import { DatabaseSync } from 'node:sqlite';
import { foldPhone, foldText } from '#shared/text/foldText.ts';
import { constraints, tables } from './tables.ts';

type Indexed = readonly [table: string, columns: string];

const firstColumn = (columns: string): string => columns.split(',')[0]?.trim() ?? '';
const live = 'deletedAt';

const indexes: readonly Indexed[] = [
  // Covering index for counts and sums of any period.
  [
    'orders',
    `cityId, ${live}, createdAt, status, deliveryMethod, orderTotal, vamvuCommission, customerId, courierId`,
  ],
  ['orders', `cityId, ${live}, orderTotal`],
  ['feedbacks', 'cityId, createdAt'],
  ['orders', 'establishmentPayListId, completedAt'],
  ['orders', 'courierPayListId, completedAt'],
  ['pay_lists', 'cityId, payeeType, startDate'],
  ['pay_lists', 'payeeId, startDate'],
  ['establishments', `cityId, ${live}, createdAt`],
  ['couriers', `cityId, ${live}, status`],
  ['couriers', `geoZoneId, ${live}`],
  ['customers', `cityId, ${live}, createdAt`],
  ['promotions', 'cityId, createdAt'],
  ['customer_requests', 'country, createdAt'],
  ['access_tokens', 'sessionId'],
  ['top_filters', 'country, countryHomeCategoryId'],
];

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

/** Separate from the tables: indexing after filling is much faster. */
export const createIndexes = (db: DatabaseSync): void => {
  for (const [number, [table, columns]] of indexes.entries()) {
    db.exec(
      `CREATE INDEX IF NOT EXISTS "${table}_${firstColumn(columns)}_${number}" ON ${table} (${columns})`,
    );
  }
};

const prepareConnection = (db: DatabaseSync): void => {
  db.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -262144;
    PRAGMA threads = 2;
  `);
  // Register case folding, because SQLite folds ASCII letters only.
  for (const [name, fold] of Object.entries({ fold: foldText, fold_phone: foldPhone })) {
    db.function(name, { deterministic: true }, (value) => (value === null ? null : fold(String(value))));
  }
  createTables(db);
};

/**
 * Opens `:memory:`, a persistent file, or with `''` a temporary file that SQLite deletes. The latter keeps
 * only hot pages in memory, which suits a million orders.
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
