import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import { unauthorized } from '../http/apiError.ts';
import type { Identity } from '../http/call.ts';
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

/** Who holds the bearer of this request; throws 401 when nobody does any more. */
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
