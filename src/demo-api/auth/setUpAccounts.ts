import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../db/statement.ts';
import { createLoginToken } from './tokens.ts';

/** A one-time link for trying out the token login: it works once on a new database. */
const demoLoginToken = 'demo-login-token';
const tenYears = 10 * 365 * 24 * 3_600_000;

export const setUpAccounts = (db: DatabaseSync, now: Date): void => {
  const admin = statement(db, 'SELECT id FROM admins WHERE email = ?').get('super@backoffice.example');
  if (!admin) throw new Error('The sample data has no super administrator');
  createLoginToken(db, String(admin.id), new Date(now.getTime() + tenYears), demoLoginToken);
};
