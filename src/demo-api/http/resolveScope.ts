import type { DatabaseSync } from 'node:sqlite';
import { type CountryId, isCountryId } from '#shared/domain/countries.ts';
import { statement } from '../db/statement.ts';
import { forbidden, notFound } from './apiError.ts';
import type { Identity, Scope } from './call.ts';

export const requireCountryAccess = (identity: Identity, country: string): void => {
  if (identity.country !== 'any' && identity.country !== country) {
    throw forbidden('Your account is limited to another country');
  }
};

const cityExists = (db: DatabaseSync, country: string, cityId: string): boolean =>
  statement(db, 'SELECT 1 FROM cities WHERE id = ? AND country = ?').get(cityId, country) !== undefined;

const resolveCountry = (identity: Identity, country: string): CountryId => {
  if (!isCountryId(country)) throw notFound('country');
  requireCountryAccess(identity, country);
  return country;
};

/** The country and city of the path: known, and open to this administrator. */
export const resolveScope = (
  db: DatabaseSync,
  identity: Identity,
  params: Readonly<Record<string, string>>,
): Scope => {
  const { country: countryText, city } = params;
  if (countryText === undefined) return { country: null, cityId: null };
  const country = resolveCountry(identity, countryText);
  if (city === undefined) return { country, cityId: null };
  if (!cityExists(db, country, city)) throw notFound('city');
  return { country, cityId: city };
};
