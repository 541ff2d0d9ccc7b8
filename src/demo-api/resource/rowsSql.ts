import { askedColumn, type Column, joinClauses } from './column.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';

type NamedColumn = readonly [name: string, column: Column];

/** Result column with the SQLite row id. No other column has this name. */
export const rowKey = 'row key';

export const shownColumns = (resource: Resource): NamedColumn[] =>
  Object.entries(resource.columns).filter(([, column]) => column.filterOnly !== true);

export const selectFrom = (resource: Resource): string => {
  const columns = shownColumns(resource);
  const list = columns.map(([name, { sql }]) => `${sql} AS "${name}"`).join(', ');
  const joins = joinClauses(columns.map(([, column]) => column));
  return `SELECT t.rowid AS "${rowKey}", ${list} FROM ${resource.table} t${joins}`;
};

/** Sorts text case-insensitively. */
const sortKey = ({ type, sql }: Column): string => (type === 'text' ? `fold(${sql})` : sql);

/**
 * Sorting by a joined table ranks that table first: it is smaller, and each name is compared once, not once
 * per row.
 */
const sortJoin = ({ column }: Sort): string => {
  if (!column.join) return '';
  const { table, alias, key } = column.join;
  const rank = `dense_rank() OVER (ORDER BY ${sortKey(column)}) AS rank`;
  return ` LEFT JOIN (SELECT ${alias}.id, ${rank} FROM ${table} ${alias}) sorted ON sorted.id = ${key}`;
};

/** The row id makes the order total and repeatable. */
const orderBy = ({ column, direction }: Sort): string =>
  `ORDER BY ${column.join ? 'sorted.rank' : sortKey(column)} ${direction}, t.rowid ${direction}`;

export interface Sort {
  column: Column;
  direction: 'asc' | 'desc';
}

export const sortOf = (resource: Resource, sort: ParsedListQuery['sort']): Sort => {
  const asked = sort && askedColumn(resource.columns, sort.field);
  if (asked) return { column: asked, direction: sort.direction };
  const { field, direction } = resource.sort;
  const column = resource.columns[field];
  if (!column) throw new Error(`${resource.table} has no column ${field} to sort by`);
  return { column, direction };
};

export const rowIdsSql = (resource: Resource, where: string, sort: Sort): string =>
  `SELECT t.rowid AS row FROM ${resource.table} t${sortJoin(sort)} WHERE ${where} ${orderBy(sort)}`;

export const allRowsSql = (resource: Resource, where: string, sort: Sort): string =>
  `${selectFrom(resource)}${sortJoin(sort)} WHERE ${where} ${orderBy(sort)}`;
