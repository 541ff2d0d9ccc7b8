import type { DatabaseSync } from 'node:sqlite';
import { type CountryId, isCountryId } from '#shared/rules/countries.ts';
import { statement } from '../db/statement.ts';
import { forbidden, notFound, unauthorized } from '../http/apiError.ts';
import type { Identity, Scope } from '../http/call.ts';
import { hashToken } from './tokens.ts';

export const bearerOf = (request: Request): string => {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) throw unauthorized('UNAUTHORIZED', 'Log in first');
  return token;
};

const query = `
  SELECT a.id, a.role, a.country, a.isActive, x.expiresAt
  FROM access_tokens x JOIN sessions s ON s.id = x.sessionId JOIN admins a ON a.id = s.adminId
  WHERE x.hash = ?`;

/**
 * Administrator of the bearer token; throws 401 if it is missing, unknown or expired, or the account
 * inactive.
 */
export const authenticate = (db: DatabaseSync, request: Request, now: Date): Identity => {
  const found = statement(db, query).get(hashToken(bearerOf(request))) as
    | (Identity & { isActive: number; expiresAt: string })
    | undefined;
  if (found?.isActive !== 1) throw unauthorized('UNAUTHORIZED', 'Log in first');
  if (found.expiresAt <= now.toISOString()) {
    throw unauthorized('TOKEN_EXPIRED', 'The access token has expired');
  }
  return { id: found.id, role: found.role, country: found.country };
};

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

/** Validates country and city of the path, and the administrator's access to them. */
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

interface Account {
  country?: unknown;
  role?: unknown;
}

/**
 * Restricts access to accounts of the own country and of no higher role. Otherwise an administrator limited
 * to a country could lift that limit.
 */
export const requireReach = (identity: Identity, { country, role }: Account): void => {
  if (typeof country === 'string') requireCountryAccess(identity, country);
  if (role === 'SuperAdmin' && identity.role !== 'SuperAdmin') {
    throw forbidden('Only a super administrator may do this to a super administrator');
  }
};
