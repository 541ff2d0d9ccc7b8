import type { SQLInputValue } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import type { FieldErrors } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import type { Values } from '../resource/resource.ts';

/** Field with the id of another entity within the same country or city. */
export interface Reference {
  field: string;
  noun: string;
  sql: string;
  scope: (call: Call) => SQLInputValue;
}

const cityOf = (call: Call): SQLInputValue => call.scope.cityId;
const countryOf = (call: Call): SQLInputValue => call.scope.country;

export const inCity = (
  field: string,
  noun: string,
  table: 'establishments' | 'couriers' | 'customers' | 'geo_zones',
): Reference => ({
  field,
  noun,
  sql: `SELECT 1 FROM ${table} WHERE id = ? AND cityId = ?${table === 'geo_zones' ? '' : ' AND deletedAt IS NULL'}`,
  scope: cityOf,
});

export const inCountry = (
  field: string,
  noun: string,
  table: 'companies' | 'home_categories' | 'top_filters',
): Reference => ({
  field,
  noun,
  sql: `SELECT 1 FROM ${table} WHERE id = ? AND country = ?`,
  scope: countryOf,
});

/** Checks only changed references: old records may reference deleted ones. */
export const checkReferences = (
  references: readonly Reference[],
  next: Values,
  { call, before }: { call: Call; before: Values | null },
): FieldErrors => {
  const dangling = references.filter(({ field, sql, scope }) => {
    const id = next[field] ?? null;
    if (id === null || id === '' || id === before?.[field]) return false;
    return statement(call.db, sql).get(id, scope(call)) === undefined;
  });
  return Object.fromEntries(dangling.map(({ field, noun }) => [field, `is not a known ${noun}`]));
};
