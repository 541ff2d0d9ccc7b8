import type { DatabaseSync } from 'node:sqlite';
import type { Resource } from '../resource/resource.ts';
import { createLongList, type LongList } from './createLongList.ts';

const lists = new WeakMap<DatabaseSync, Map<string, LongList>>();

/** There is one for each table of a database; it is filled when it is asked for first. */
export const longListOf = (db: DatabaseSync, resource: Resource): LongList => {
  const ofDatabase = lists.get(db) ?? new Map<string, LongList>();
  lists.set(db, ofDatabase);
  const list = ofDatabase.get(resource.table) ?? createLongList(db, resource);
  ofDatabase.set(resource.table, list);
  return list;
};
