import { askedColumn, type Column, joinClauses } from './column.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';

type NamedColumn = readonly [name: string, column: Column];
export type Direction = 'asc' | 'desc';

/** Under this name a row brings its SQLite row id; no column is called so. */
export const rowKey = 'row key';

export const shownColumns = (resource: Resource): NamedColumn[] =>
  Object.entries(resource.columns).filter(([, column]) => column.filterOnly !== true);

export const selectFrom = (resource: Resource, sorted: readonly Column[] = []): string => {
  const columns = shownColumns(resource);
  const list = columns.map(([name, { sql }]) => `${sql} AS "${name}"`).join(', ');
  const joins = joinClauses([...columns.map(([, column]) => column), ...sorted]);
  return `SELECT t.rowid AS "${rowKey}", ${list} FROM ${resource.table} t${joins}`;
};

/** Names sort as people read them, whatever their case; nobody comes before everybody. */
export const sortKey = ({ kind, sql, join }: Column): string => {
  const key = kind === 'text' ? `fold(${sql})` : sql;
  return join ? `coalesce(${key}, '')` : key;
};

/** Makes every order total and repeatable; rows that name the same other record come in the order of time. */
const lastKeys = ({ join }: Column): string[] => (join ? ['t.createdAt', 't.rowid'] : ['t.rowid']);

const orderByAll = (keys: readonly string[], direction: Direction): string =>
  `ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')}`;

export const orderBy = (column: Column, direction: Direction): string =>
  orderByAll([sortKey(column), ...(column.join ? [column.join.key] : []), ...lastKeys(column)], direction);

/** The order of rows that name the same other record. */
export const orderWithin = (column: Column, direction: Direction): string =>
  orderByAll(lastKeys(column), direction);

export interface Sort {
  column: Column;
  direction: Direction;
}

export const sortOf = (resource: Resource, sort: ParsedListQuery['sort']): Sort => {
  const asked = sort && askedColumn(resource.columns, sort.field);
  if (asked) return { column: asked, direction: sort.direction };
  const { field, direction } = resource.sort;
  const column = resource.columns[field];
  if (!column) throw new Error(`${resource.table} has no column ${field} to sort by`);
  return { column, direction };
};

/** All rows in their order. */
export const allRowsSql = (resource: Resource, where: string, sort: ParsedListQuery['sort']): string => {
  const { column, direction } = sortOf(resource, sort);
  return `${selectFrom(resource, [column])} WHERE ${where} ${orderBy(column, direction)}`;
};
