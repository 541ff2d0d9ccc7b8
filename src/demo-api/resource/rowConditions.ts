import { countries } from '#shared/domain/countries.ts';
import type { Scope } from '../http/call.ts';
import { askedColumn } from './column.ts';
import { all, conditionFragment, type Fragment } from './condition.ts';
import { parseCriterion } from './criterion.ts';
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

/** Which rows a list shows. Filters on fields that do not exist are left out. */
export const listed = (resource: Resource, scope: Scope, filters: ParsedListQuery['filters']): Fragment => {
  const timeZone = timeZoneOf(scope);
  const asked = filters.flatMap(({ field, condition }) => {
    const column = askedColumn(resource.columns, field);
    return column ? [conditionFragment(column, parseCriterion(column, condition, { field, timeZone }))] : [];
  });
  return all([reachable(resource, scope), ...asked]);
};
