import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import type { Column, Join } from '../resource/column.ts';
import { joinedIds } from '../resource/condition.ts';
import type { Resource } from '../resource/resource.ts';
import type { AskedCriterion } from '../resource/rowConditions.ts';
import { type Sort, sortKey } from '../resource/rowsSql.ts';
import type { Matcher, RowOrder } from './columnValues.ts';
import { holdRows } from './holdRows.ts';
import { pickWindow } from './pickWindow.ts';

export interface LongListRequest {
  cityId: string | null;
  criteria: readonly AskedCriterion[];
  sort: Sort;
  size: number;
  offset: number;
}

export interface LongList {
  find: (request: LongListRequest) => { rowIds: number[]; total: number };
}

const known = <Value>(values: ReadonlyMap<string, Value>, sql: string): Value => {
  const value = values.get(sql);
  if (value === undefined) throw new Error(`A long list does not hold ${sql}`);
  return value;
};

/** Ids of another table's records. */
const idsOf = (db: DatabaseSync, sql: string, parameters: readonly SQLInputValue[] = []): string[] =>
  statement(db, sql)
    .all(...parameters)
    .map(({ id }) => String(id));

/** Row after row, in place. */
const keepMatching = (rows: Uint32Array, matches: Matcher): Uint32Array => {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (matches(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
};

/**
 * A list that is looked through in memory: a million rows in milliseconds, whatever it is filtered and sorted by.
 * SQLite keeps the table itself.
 */
export const createLongList = (db: DatabaseSync, resource: Resource): LongList => {
  const { own, keys, city, refresh } = holdRows(db, resource);
  let room = new Uint32Array(0);

  const matcherOf = ({ column, criterion }: AskedCriterion): Matcher => {
    if (!column.join) return known(own, column.sql).matcher(criterion);
    const { sql, parameters } = joinedIds(column.join, column, criterion);
    return known(keys, column.join.key).among(idsOf(db, sql, parameters));
  };

  /** Rows that name the same record come in the order of time. */
  const joinedOrder = (column: Column, { table: joined, alias, key }: Join): RowOrder => {
    const ids = idsOf(
      db,
      `SELECT ${alias}.id FROM ${joined} ${alias} ORDER BY ${sortKey(column)}, ${alias}.id`,
    );
    const { keyOf } = known(keys, key).orderedAs(ids);
    const time = known(own, 't."createdAt"').order().keyOf;
    return { keyOf, tie: (left, right) => time(left) - time(right) };
  };
  const orderOf = (column: Column): RowOrder =>
    column.join ? joinedOrder(column, column.join) : known(own, column.sql).order();

  return {
    find: ({ cityId, criteria, sort, size, offset }) => {
      const lastRow = refresh();
      if (room.length < lastRow) room = new Uint32Array(Math.ceil(lastRow * 1.5));
      const inCity = cityId === null ? room.subarray(0, 0) : city.rowsWith(cityId, lastRow, room);
      const rows = criteria.map(matcherOf).reduce(keepMatching, inCity);
      const { direction } = sort;
      return {
        rowIds: pickWindow(rows, orderOf(sort.column), { direction, offset, size }),
        total: rows.length,
      };
    },
  };
};
