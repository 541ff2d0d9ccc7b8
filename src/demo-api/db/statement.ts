import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type ColumnOf, type Row, type TableName, tables } from './tables.ts';

const statementsOf = new WeakMap<DatabaseSync, Map<string, StatementSync>>();
const maxStatements = 500;

/** Cache of prepared statements. The SQL comes from our own column lists, so there are few. */
export const statement = (db: DatabaseSync, sql: string): StatementSync => {
  const statements = statementsOf.get(db) ?? new Map<string, StatementSync>();
  statementsOf.set(db, statements);
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= maxStatements) statements.clear();
  const prepared = db.prepare(sql);
  statements.set(sql, prepared);
  return prepared;
};

type Values = Readonly<Record<string, SQLInputValue>>;
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Returns the number of changed rows. */
export const execute = (db: DatabaseSync, sql: string, ...parameters: SQLInputValue[]): number =>
  Number(statement(db, sql).run(...parameters).changes);

export const insertRow = (db: DatabaseSync, table: TableName, values: Values): void => {
  const names = Object.keys(values);
  const marks = names.map(() => '?').join(', ');
  execute(db, `INSERT INTO ${table} (${quoted(names)}) VALUES (${marks})`, ...Object.values(values));
};

export const updateRows = (
  db: DatabaseSync,
  table: TableName,
  values: Values,
  where: { sql: string; parameters: readonly SQLInputValue[] },
): number => {
  const assignments = Object.keys(values).map((name) => `"${name}" = ?`);
  return execute(
    db,
    `UPDATE ${table} AS t SET ${assignments.join(', ')} WHERE ${where.sql}`,
    ...Object.values(values),
    ...where.parameters,
  );
};

/** Must not be nested. */
export const transaction = <Result>(db: DatabaseSync, work: () => Result): Result => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
};

type RequiredColumn<Table extends TableName> = {
  [Column in ColumnOf<Table>]: null extends Row<Table>[Column] ? never : Column;
}[ColumnOf<Table>];

/** Nullable columns may be omitted. */
type NewRow<Table extends TableName> = Partial<Row<Table>> & Pick<Row<Table>, RequiredColumn<Table>>;

/** Returns a prepared insert. Ignores properties that are no column. */
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
