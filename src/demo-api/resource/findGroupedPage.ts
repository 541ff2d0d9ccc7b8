import type { DatabaseSync } from 'node:sqlite';
import { rememberAnswer } from '../db/rememberAnswer.ts';
import type { Join } from './column.ts';
import type { FoundPage, PageRequest } from './pageRequest.ts';
import { rowIdsOf } from './rowIdsOf.ts';
import { orderWithin, sortKey } from './rowsSql.ts';

/** All rows that name the same other record, or none. */
interface Group {
  key: string | null;
  size: number;
}

/** The groups in the order of the list. */
const groupsOf = (db: DatabaseSync, { table, conditions, sort }: PageRequest, join: Join): Group[] => {
  const { sql, parameters } = conditions.toWalk;
  const { alias, key } = join;
  const query = `SELECT g.key, g.size
    FROM (SELECT ${key} AS key, COUNT(*) AS size FROM ${table} t WHERE ${sql} GROUP BY ${key}) g
    LEFT JOIN ${join.table} ${alias} ON ${alias}.id = g.key
    ORDER BY ${sortKey(sort.column)} ${sort.direction}, g.key ${sort.direction}`;
  return rememberAnswer(db, query, parameters, (rows) => rows as unknown as Group[]);
};

/** Which rows of which groups are on a page. */
const partsOnPage = (groups: readonly Group[], offset: number, size: number) => {
  const parts: { key: string | null; skip: number; take: number }[] = [];
  let start = 0;
  for (const group of groups) {
    const end = start + group.size;
    const first = Math.max(offset, start);
    const last = Math.min(offset + size, end);
    if (first < last) parts.push({ key: group.key, skip: first - start, take: last - first });
    start = end;
  }
  return { parts, total: start };
};

/**
 * A list sorted by something that its rows only point at, such as the names of a million orders' customers: those
 * are few, so they are sorted, and rows are read of those on the page only.
 */
export const findGroupedPage = (db: DatabaseSync, request: PageRequest, join: Join): FoundPage => {
  const { table, conditions, sort, size, offset } = request;
  const { sql, parameters } = conditions.toWalk;
  const query = `SELECT t.rowid FROM ${table} t WHERE ${sql} AND ${join.key} IS ?
    ${orderWithin(sort.column, sort.direction)} LIMIT ? OFFSET ?`;
  const { parts, total } = partsOnPage(groupsOf(db, request, join), offset, size);
  const rowIds = parts.flatMap(({ key, skip, take }) =>
    rowIdsOf(db, query, [...parameters, key, take, skip]),
  );
  return { rowIds, total };
};
