import type { DatabaseSync } from 'node:sqlite';

/** Answers what belongs to a database, made when it is asked for first and gone with the database. */
export const perDatabase = <Value>(create: () => Value): ((db: DatabaseSync) => Value) => {
  const values = new WeakMap<DatabaseSync, Value>();
  return (db) => {
    const value = values.get(db) ?? create();
    values.set(db, value);
    return value;
  };
};
