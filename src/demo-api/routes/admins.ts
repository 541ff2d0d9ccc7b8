import type { DatabaseSync } from 'node:sqlite';
import { requireReach } from '../auth/access.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endSessions } from '../auth/tokens.ts';
import { createId } from '../db/createId.ts';
import { statement } from '../db/statement.ts';
import { conflict, type FieldErrors } from '../http/apiError.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, choice, email, phone, text } from '../resource/fields.ts';
import type { Values } from '../resource/resource.ts';

const emailIsTaken = (db: DatabaseSync, address: unknown, ownId: unknown): boolean =>
  statement(db, 'SELECT 1 FROM admins WHERE email = ? AND id IS NOT ?').get(
    String(address ?? ''),
    typeof ownId === 'string' ? ownId : null,
  ) !== undefined;

const checkEmail = (db: DatabaseSync, next: Values): FieldErrors =>
  emailIsTaken(db, next.email, next.id) ? { email: 'Another administrator uses this email' } : {};

const fields = {
  firstName: text({ required: true }),
  lastName: text({ required: true }),
  email: email({ required: true }),
  phone: phone(),
  country: choice({ of: ['es', 'ua', 'any'], initial: 'any' }),
  role: choice({ of: ['SuperAdmin', 'Admin'], initial: 'Admin' }),
  isActive: boolean(),
};

const admins = managed({
  table: 'admins',
  noun: 'administrator',
  scope: 'global',
  fields,
  check: (next, { call, before }) => {
    if (before) requireReach(call.identity, before);
    requireReach(call.identity, next);
    return checkEmail(call.db, next);
  },
  // New administrators choose their password through the link of "forgot password".
  derive: (_next, { before }) => (before ? {} : { passwordHash: hashPassword(createId()) }),
  beforeRemove: (db, id, call) => {
    if (id === call.identity.id) throw conflict('OWN_ACCOUNT', 'You cannot delete your own account');
    requireReach(call.identity, statement(db, 'SELECT country, role FROM admins WHERE id = ?').get(id) ?? {});
  },
  afterRemove: (db, id) => endSessions(db, id),
  afterUpdate: (before, next, call) => {
    if (before.isActive === 1 && next.isActive !== 1) endSessions(call.db, String(next.id));
  },
});

const { 'admins.removeBatch': _notOffered, ...handlers } = crudHandlers('admins', admins);
export const adminHandlers = handlers;
