import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createId } from '../db/createId.ts';
import { statement } from '../db/statement.ts';

/** Stores only hashes, so that a copied database file contains no usable token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const newToken = (): string => randomBytes(32).toString('base64url');

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

const issueAccessToken = (db: DatabaseSync, sessionId: string, now: Date, ttl: number): string => {
  const accessToken = newToken();
  statement(db, 'DELETE FROM access_tokens WHERE sessionId = ? AND expiresAt < ?').run(
    sessionId,
    now.toISOString(),
  );
  statement(db, 'INSERT INTO access_tokens (hash, sessionId, expiresAt) VALUES (?, ?, ?)').run(
    hashToken(accessToken),
    sessionId,
    later(now, ttl),
  );
  return accessToken;
};

export const startSession = (db: DatabaseSync, adminId: string, now: Date, ttl: number): TokenPair => {
  const sessionId = createId();
  const refreshToken = newToken();
  statement(db, 'INSERT INTO sessions (id, adminId, refreshHash, createdAt) VALUES (?, ?, ?, ?)').run(
    sessionId,
    adminId,
    hashToken(refreshToken),
    now.toISOString(),
  );
  return { accessToken: issueAccessToken(db, sessionId, now, ttl), refreshToken };
};

/** Rotation invalidates the used refresh token. `null` if the token is unknown. */
export const rotateSession = (
  db: DatabaseSync,
  refreshToken: string,
  now: Date,
  ttl: number,
): TokenPair | null => {
  const session = statement(
    db,
    'SELECT s.id FROM sessions s JOIN admins a ON a.id = s.adminId AND a.isActive = 1 WHERE s.refreshHash = ?',
  ).get(hashToken(refreshToken)) as { id: string } | undefined;
  if (!session) return null;
  const next = newToken();
  statement(db, 'UPDATE sessions SET refreshHash = ? WHERE id = ?').run(hashToken(next), session.id);
  return { accessToken: issueAccessToken(db, session.id, now, ttl), refreshToken: next };
};

/** After a password change or deactivation, ends all sessions except the calling one. */
export const endSessions = (db: DatabaseSync, adminId: string, exceptAccessToken?: string): void => {
  const kept = hashToken(exceptAccessToken ?? '');
  const others = `SELECT id FROM sessions WHERE adminId = ? AND id NOT IN (SELECT sessionId FROM access_tokens WHERE hash = ?)`;
  statement(db, `DELETE FROM access_tokens WHERE sessionId IN (${others})`).run(adminId, kept);
  statement(db, `DELETE FROM sessions WHERE id IN (${others})`).run(adminId, kept);
};

export const createLoginToken = (
  db: DatabaseSync,
  adminId: string,
  expires: Date,
  token = newToken(),
): string => {
  statement(db, 'INSERT OR REPLACE INTO login_tokens (hash, adminId, expiresAt) VALUES (?, ?, ?)').run(
    hashToken(token),
    adminId,
    expires.toISOString(),
  );
  return token;
};

/** Consumes a one-time token and returns its administrator. */
export const redeemLoginToken = (db: DatabaseSync, token: string, now: Date): string | null => {
  const row = statement(db, 'DELETE FROM login_tokens WHERE hash = ? RETURNING adminId, expiresAt').get(
    hashToken(token),
  ) as { adminId: string; expiresAt: string } | undefined;
  return row && row.expiresAt > now.toISOString() ? row.adminId : null;
};
