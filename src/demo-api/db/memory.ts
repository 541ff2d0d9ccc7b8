import type { DatabaseSync } from 'node:sqlite';
import { perDatabase } from './perDatabase.ts';

const memoryOf = perDatabase(() => new Map<string, unknown>());
const maxEntries = 2000;

/** Every write calls this: what is remembered is always exact. */
export const forgetAll = (db: DatabaseSync): void => memoryOf(db).clear();

/** Computes once what depends on nothing but the data. */
export const rememberUntilWrite = <Value>(db: DatabaseSync, key: string, compute: () => Value): Value => {
  const memory = memoryOf(db);
  if (memory.has(key)) return memory.get(key) as Value;
  const value = compute();
  if (memory.size >= maxEntries) memory.clear();
  memory.set(key, value);
  return value;
};
