import type { DatabaseSync, StatementSync } from 'node:sqlite';

const statementsOf = new WeakMap<DatabaseSync, Map<string, StatementSync>>();
const maxStatements = 500;

/** Prepares a statement once; the texts come from our own column lists, so there are few of them. */
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
