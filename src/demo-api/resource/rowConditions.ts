import { countries } from '#shared/domain/countries.ts';
import type { Scope } from '../http/call.ts';
import { askedColumn } from './column.ts';
import { all, conditionFragment, type Fragment } from './condition.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';

type Filters = ParsedListQuery['filters'];

const scopeFragment = (resource: Resource, scope: Scope): Fragment => {
  if (resource.scope === 'city') return { sql: 't.cityId = ?', parameters: [scope.cityId] };
  if (resource.scope === 'country') return { sql: 't.country = ?', parameters: [scope.country] };
  return all([]);
};

/** Which rows the path alone can reach. */
export const reachable = (resource: Resource, scope: Scope): Fragment =>
  all([
    scopeFragment(resource, scope),
    ...(resource.keepsDeleted ? [{ sql: 't.deletedAt IS NULL', parameters: [] }] : []),
    ...(resource.where ? [{ sql: resource.where.sql, parameters: [...resource.where.parameters] }] : []),
  ]);

export const timeZoneOf = (scope: Scope): string =>
  scope.country === null ? 'UTC' : countries[scope.country].timeZone;

/** Filters on fields that do not exist are left out. */
const fragments = (resource: Resource, scope: Scope, filters: Filters): Fragment[] =>
  filters.flatMap(({ field, condition }) => {
    const column = askedColumn(resource.columns, field);
    return column ? [conditionFragment(column, condition, { field, timeZone: timeZoneOf(scope) })] : [];
  });

/** Which rows a list shows. */
export const listed = (resource: Resource, scope: Scope, filters: Filters): Fragment =>
  all([reachable(resource, scope), ...fragments(resource, scope, filters)]);

export interface ListConditions {
  isFiltered: boolean;
  /** To find or count the rows. */
  toFind: Fragment;
  /** The same, in a form that leaves SQLite free to read the rows in the order of the list. */
  toWalk: Fragment;
}

/** SQLite takes no index by a condition in this form: it is checked on the rows that something else brings. */
const checkedOnly = (parts: readonly Fragment[]): Fragment[] => {
  if (parts.length === 0) return [];
  const { sql, parameters } = all(parts);
  return [{ sql: `(${sql}) IS TRUE`, parameters }];
};

/**
 * A record's key finds its rows by itself. Of several other conditions SQLite would take the index of one and look
 * up the row for each of the others, which is slower than reading through an index that has all of their columns.
 */
export const listConditions = (resource: Resource, scope: Scope, filters: Filters): ListConditions => {
  const isKey = ({ field, condition }: Filters[number]): boolean =>
    condition.operator === 'exact' && askedColumn(resource.columns, field)?.kind === 'id';
  const keys = fragments(resource, scope, filters.filter(isKey));
  const others = fragments(
    resource,
    scope,
    filters.filter((filter) => !isKey(filter)),
  );
  const base = [reachable(resource, scope), ...keys];
  const toWalk = all([...base, ...checkedOnly(others)]);
  return {
    isFiltered: keys.length + others.length > 0,
    toFind: others.length > 1 ? toWalk : all([...base, ...others]),
    toWalk,
  };
};
