import type { DatabaseSync } from 'node:sqlite';

const memories = new WeakMap<DatabaseSync, Map<string, unknown>>();
const maxEntries = 2000;

/** Every write calls this: what is remembered is always exact. */
export const forgetAll = (db: DatabaseSync): void => {
  memories.get(db)?.clear();
};

/** Computes once what depends on nothing but the data. */
export const rememberUntilWrite = <Value>(db: DatabaseSync, key: string, compute: () => Value): Value => {
  const memory = memories.get(db) ?? new Map<string, unknown>();
  memories.set(db, memory);
  if (memory.has(key)) return memory.get(key) as Value;
  const value = compute();
  if (memory.size >= maxEntries) memory.clear();
  memory.set(key, value);
  return value;
};
