import { statement } from '../db/statement.ts';
import type { Call } from '../http/call.ts';
import { longListOf } from '../longList/longListOf.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';
import { askedCriteria, listed } from './rowConditions.ts';
import { rowIdsSql, sortOf } from './rowsSql.ts';

/** Row ids in the order of the list, and how many rows the list has. */
export interface FoundPage {
  rowIds: number[];
  total: number;
}

const findInTable = (resource: Resource, { db, scope }: Call, query: ParsedListQuery): FoundPage => {
  const { sql, parameters } = listed(resource, scope, query.filters);
  const counted = statement(db, `SELECT COUNT(*) AS total FROM ${resource.table} t WHERE ${sql}`);
  const ordered = statement(db, `${rowIdsSql(resource, sql, sortOf(resource, query.sort))} LIMIT ? OFFSET ?`);
  const rows = ordered.all(...parameters, query.size, (query.page - 1) * query.size);
  return {
    rowIds: rows.map(({ row }) => Number(row)),
    total: Number(counted.get(...parameters)?.total),
  };
};

const findInLongList = (resource: Resource, { db, scope }: Call, query: ParsedListQuery): FoundPage =>
  longListOf(db, resource).find({
    cityId: scope.cityId,
    criteria: askedCriteria(resource, scope, query.filters),
    sort: sortOf(resource, query.sort),
    size: query.size,
    offset: (query.page - 1) * query.size,
  });

/** Finds one page of a list; only the rows of the page are then read and joined. */
export const findPage = (resource: Resource, call: Call, query: ParsedListQuery): FoundPage =>
  (resource.isLong ? findInLongList : findInTable)(resource, call, query);
