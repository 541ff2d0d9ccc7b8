import type { DatabaseSync } from 'node:sqlite';
import { perDatabase } from '../db/perDatabase.ts';
import type { Resource } from '../resource/resource.ts';
import { createLongList, type LongList } from './createLongList.ts';

const longLists = perDatabase(() => new Map<string, LongList>());

/** There is one for each table of a database; it is filled when it is asked for first. */
export const longListOf = (db: DatabaseSync, resource: Resource): LongList => {
  const lists = longLists(db);
  const list = lists.get(resource.table) ?? createLongList(db, resource);
  lists.set(resource.table, list);
  return list;
};
