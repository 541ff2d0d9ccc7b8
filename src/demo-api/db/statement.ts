import type { DatabaseSync, StatementSync } from 'node:sqlite';

const caches = new WeakMap<DatabaseSync, Map<string, StatementSync>>();
const maxStatements = 500;

/** Prepares a statement once; the texts come from our own column lists, so there are few of them. */
export const statement = (db: DatabaseSync, sql: string): StatementSync => {
  const cache = caches.get(db) ?? new Map<string, StatementSync>();
  caches.set(db, cache);
  const known = cache.get(sql);
  if (known) return known;
  if (cache.size >= maxStatements) cache.clear();
  const prepared = db.prepare(sql);
  cache.set(sql, prepared);
  return prepared;
};
