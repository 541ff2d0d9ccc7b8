import type { DatabaseSync } from 'node:sqlite';
import { longListOf } from '../longList/longListOf.ts';
import { feedbacks } from './feedbacks.ts';
import { orders } from './orders.ts';

/** Before the server listens, so that nobody's first page waits for it. */
export const fillLongLists = (db: DatabaseSync): void => {
  for (const resource of [orders, feedbacks]) longListOf(db, resource);
};
