import type { SQLInputValue } from 'node:sqlite';
import { countries } from '#shared/rules/countries.ts';
import type { Scope } from '../http/call.ts';
import { askedColumn, type Column } from './column.ts';
import { type Criterion, parseCriterion } from './criterion.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';

/** SQL expression with its bound parameters, in order. */
export interface Fragment {
  sql: string;
  parameters: SQLInputValue[];
}
const fragment = (sql: string, ...parameters: SQLInputValue[]): Fragment => ({ sql, parameters });

const any = (parts: readonly Fragment[]): Fragment => ({
  sql: `(${parts.map(({ sql }) => sql).join(' OR ')})`,
  parameters: parts.flatMap(({ parameters }) => parameters),
});

const all = (parts: readonly Fragment[]): Fragment => ({
  sql: parts.length === 0 ? '1' : parts.map(({ sql }) => sql).join(' AND '),
  parameters: parts.flatMap(({ parameters }) => parameters),
});

/**
 * Skips our fold function where possible: ids are lower case already, and choices are ASCII, which SQLite's
 * `lower` handles much faster.
 */
const foldedSql = ({ type, sql }: Column): string => {
  if (type === 'id') return sql;
  if (type === 'phone') return `fold_phone(${sql})`;
  return type === 'choice' ? `lower(${sql})` : `fold(${sql})`;
};

const textFragment = (column: Column, { match, text }: Extract<Criterion, { is: 'text' }>): Fragment => {
  const subject = foldedSql(column);
  switch (match) {
    case 'inside':
      return fragment(`instr(${subject}, ?) > 0`, text);
    case 'end':
      return fragment(`substr(${subject}, -length(?)) = ?`, text, text);
    case 'start':
      return fragment(`substr(${subject}, 1, length(?)) = ?`, text, text);
    case 'whole':
      return fragment(`${subject} = ?`, text);
  }
};

const plain = (column: Column, criterion: Criterion): Fragment => {
  switch (criterion.is) {
    case 'anything':
      return all([]);
    case 'equal':
      return fragment(`${column.sql} = ?`, criterion.value);
    case 'range':
      return all([
        ...(criterion.from === null ? [] : [fragment(`${column.sql} >= ?`, criterion.from)]),
        ...(criterion.to === null ? [] : [fragment(`${column.upperSql ?? column.sql} <= ?`, criterion.to)]),
      ]);
    case 'text':
      return textFragment(column, criterion);
    case 'listing':
      return fragment(`instr(${column.sql}, ?) > 0`, JSON.stringify(criterion.value));
    case 'oneOf':
      return any(criterion.criteria.map((part) => plain(column, part)));
  }
};

/** Searches the joined table by itself: it is much smaller than the list's table. */
const conditionFragment = (column: Column, criterion: Criterion): Fragment => {
  const { sql, parameters } = plain(column, criterion);
  if (!column.join) return { sql, parameters };
  const { table, alias, key } = column.join;
  return { sql: `${key} IN (SELECT ${alias}.id FROM ${table} ${alias} WHERE ${sql})`, parameters };
};

const scopeFragment = (resource: Resource, scope: Scope): Fragment => {
  if (resource.scope === 'city') return { sql: 't.cityId = ?', parameters: [scope.cityId] };
  if (resource.scope === 'country') return { sql: 't.country = ?', parameters: [scope.country] };
  return all([]);
};

/** Rows within the scope of the path. */
export const reachable = (resource: Resource, scope: Scope): Fragment =>
  all([
    scopeFragment(resource, scope),
    ...(resource.keepsDeleted ? [{ sql: 't.deletedAt IS NULL', parameters: [] }] : []),
    ...(resource.where ? [{ sql: resource.where.sql, parameters: [...resource.where.parameters] }] : []),
  ]);

export const timeZoneOf = (scope: Scope): string =>
  scope.country === null ? 'UTC' : countries[scope.country].timeZone;

/** Rows of a filtered list. Ignores filters on unknown fields. */
export const listed = (resource: Resource, scope: Scope, filters: ParsedListQuery['filters']): Fragment => {
  const timeZone = timeZoneOf(scope);
  const asked = filters.flatMap(({ field, condition }) => {
    const column = askedColumn(resource.columns, field);
    return column ? [conditionFragment(column, parseCriterion(column, condition, { field, timeZone }))] : [];
  });
  return all([reachable(resource, scope), ...asked]);
};
