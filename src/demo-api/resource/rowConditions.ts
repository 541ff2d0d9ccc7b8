import { countries } from '#shared/domain/countries.ts';
import type { Scope } from '../http/call.ts';
import { askedColumn, type Column } from './column.ts';
import { all, conditionFragment, type Fragment } from './condition.ts';
import { type Criterion, parseCriterion } from './criterion.ts';
import type { ParsedListQuery } from './parseListQuery.ts';
import type { Resource } from './resource.ts';

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

export interface AskedCriterion {
  column: Column;
  criterion: Criterion;
}

/** Filters on fields that do not exist are left out. */
export const askedCriteria = (
  resource: Resource,
  scope: Scope,
  filters: ParsedListQuery['filters'],
): AskedCriterion[] =>
  filters.flatMap(({ field, condition }) => {
    const column = askedColumn(resource.columns, field);
    if (!column) return [];
    return [{ column, criterion: parseCriterion(column, condition, { field, timeZone: timeZoneOf(scope) }) }];
  });

/** Which rows a list shows. */
export const listed = (resource: Resource, scope: Scope, filters: ParsedListQuery['filters']): Fragment =>
  all([
    reachable(resource, scope),
    ...askedCriteria(resource, scope, filters).map(({ column, criterion }) =>
      conditionFragment(column, criterion),
    ),
  ]);
