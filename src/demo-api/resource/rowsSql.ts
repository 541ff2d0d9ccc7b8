import { type Column, joinClauses } from './column.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';

type NamedColumn = readonly [name: string, column: Column];
type Direction = 'asc' | 'desc';

export const shownColumns = (resource: Resource): NamedColumn[] =>
  Object.entries(resource.columns).filter(([, column]) => column.filterOnly !== true);

export const selectFrom = (resource: Resource, sorted: readonly Column[] = []): string => {
  const columns = shownColumns(resource);
  const list = columns.map(([name, { sql }]) => `${sql} AS "${name}"`).join(', ');
  const joins = joinClauses([...columns.map(([, column]) => column), ...sorted]);
  return `SELECT ${list} FROM ${resource.table} t${joins}`;
};

/** Names sort as people read them, whatever their case. */
const sortKey = ({ kind, sql }: Column): string => (kind === 'text' ? `fold(${sql})` : sql);

/** The row id makes every order total and repeatable. */
const orderBy = (key: string, direction: Direction): string =>
  `ORDER BY ${key} ${direction}, t.rowid ${direction}`;

interface Sort {
  column: Column;
  direction: Direction;
}

const sortOf = (resource: Resource, sort: ParsedListQuery['sort']): Sort => {
  const wanted = sort && Object.hasOwn(resource.columns, sort.field) ? sort : resource.sort;
  const column = resource.columns[wanted.field];
  if (!column) throw new Error(`${resource.table} has no column ${wanted.field} to sort by`);
  return { column, direction: wanted.direction };
};

/** The row ids of one page. A joined name is computed once for each person, not once for each of their orders. */
const pageOf = (
  resource: Resource,
  where: string,
  { column, direction }: Sort,
  sortsLast: boolean,
): string => {
  const { join } = column;
  const from = `FROM ${resource.table} t`;
  const limit = 'LIMIT ? OFFSET ?';
  if (!join) {
    // The plus keeps SQLite from the index that has the order.
    const key = sortsLast ? `+${sortKey(column)}` : sortKey(column);
    return `SELECT t.rowid ${from} WHERE ${where} ${orderBy(key, direction)} ${limit}`;
  }
  const names = `SELECT ${join.alias}.id AS id, ${sortKey(column)} AS sortKey FROM ${join.table} ${join.alias}`;
  return `WITH names AS MATERIALIZED (${names})
    SELECT t.rowid ${from} LEFT JOIN names ON names.id = ${join.key}
    WHERE ${where} ${orderBy('names.sortKey', direction)} ${limit}`;
};

/** All rows in their order. */
export const allRowsSql = (resource: Resource, where: string, sort: ParsedListQuery['sort']): string => {
  const { column, direction } = sortOf(resource, sort);
  return `${selectFrom(resource, [column])} WHERE ${where} ${orderBy(sortKey(column), direction)}`;
};

/**
 * One page of rows; size and offset are the last two parameters. The page is found first, on indexes as far as
 * possible; only its rows are then read and joined. `sortsLast`: few rows are found, so it is quicker to find and
 * sort them all than to walk through everything in order.
 */
export const pageSql = (
  resource: Resource,
  where: string,
  wanted: ParsedListQuery['sort'],
  sortsLast: boolean,
): string => {
  const sort = sortOf(resource, wanted);
  const page = pageOf(resource, where, sort, sortsLast);
  const order = orderBy(sortKey(sort.column), sort.direction);
  return `${selectFrom(resource, [sort.column])} WHERE t.rowid IN (${page}) ${order}`;
};
