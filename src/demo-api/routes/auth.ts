import { bearerOf, requireReach } from '../auth/access.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import {
  createLoginToken,
  endSessions,
  redeemLoginToken,
  rotateSession,
  startSession,
} from '../auth/tokens.ts';
import { statement, transaction } from '../db/statement.ts';
import type { Row } from '../db/tables.ts';
import { forbidden, invalidFields, notFound, unauthorized } from '../http/apiError.ts';
import type { Handlers, PublicCall } from '../http/call.ts';
import { type JsonObject, json } from '../http/json.ts';

type Admin = Row<'admins'>;
type AuthHandlers = Handlers<
  'auth.login' | 'auth.loginWithToken' | 'auth.sendLink' | 'auth.refresh' | 'auth.resetPassword'
>;
const linkLifetime = 24 * 3_600_000;

const requireTexts = <const Name extends string>(body: JsonObject, names: readonly Name[]) => {
  const missing = names.filter((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map((name) => [name, 'is required'])));
  return body as Readonly<Record<Name, string>>;
};

const findAdmin = (call: PublicCall, column: 'id' | 'email', value: string): Admin | undefined =>
  statement(call.db, `SELECT * FROM admins WHERE ${column} = ?`).get(value) as Admin | undefined;

const logIn = (call: PublicCall, admin: Admin): Response => {
  const { id, firstName, lastName, email, role, country } = admin;
  return json({
    ...startSession(call.db, id, call.now(), call.accessTtl),
    user: { id, firstName, lastName, email, role, country },
  });
};

const login: AuthHandlers['auth.login'] = async (call) => {
  const { email, password } = requireTexts(await call.body(), ['email', 'password']);
  const admin = findAdmin(call, 'email', email.trim());
  if (!admin || !verifyPassword(password, admin.passwordHash)) {
    throw unauthorized('INVALID_CREDENTIALS', 'Incorrect email or password');
  }
  if (admin.isActive !== 1) throw unauthorized('ACCOUNT_INACTIVE', 'This account is not active');
  return logIn(call, admin);
};

const loginWithToken: AuthHandlers['auth.loginWithToken'] = async (call) => {
  const { token } = requireTexts(await call.body(), ['token']);
  const adminId = redeemLoginToken(call.db, token, call.now());
  const admin = adminId === null ? undefined : findAdmin(call, 'id', adminId);
  if (admin?.isActive !== 1) throw unauthorized('INVALID_TOKEN', 'This link is not valid any more');
  return logIn(call, admin);
};

/** Same response for known and unknown addresses, so that accounts cannot be discovered. */
const sendLink =
  (onLoginLink: (email: string, token: string) => void): AuthHandlers['auth.sendLink'] =>
  async (call) => {
    const { email } = requireTexts(await call.body(), ['email']);
    const admin = findAdmin(call, 'email', email.trim());
    if (admin?.isActive === 1) {
      const expires = new Date(call.now().getTime() + linkLifetime);
      onLoginLink(admin.email, createLoginToken(call.db, admin.id, expires));
    }
    return json({});
  };

const refresh: AuthHandlers['auth.refresh'] = (call) => {
  const pair = rotateSession(call.db, bearerOf(call.request), call.now(), call.accessTtl);
  if (!pair) throw unauthorized('INVALID_REFRESH_TOKEN', 'Log in again');
  return json(pair);
};

const resetPassword: AuthHandlers['auth.resetPassword'] = async (call) => {
  const { id } = call.params;
  if (id !== call.identity.id && call.identity.role !== 'SuperAdmin') {
    throw forbidden('Only a super administrator may set the password of somebody else');
  }
  requireReach(call.identity, findAdmin(call, 'id', id) ?? {});
  const { password, repeatPassword } = requireTexts(await call.body(), ['password', 'repeatPassword']);
  if (password !== repeatPassword) {
    throw invalidFields({ repeatPassword: 'The two passwords that you entered do not match!' });
  }
  if (password.length > 1024) throw invalidFields({ password: 'must have at most 1024 characters' });
  transaction(call.db, () => {
    const changed = statement(call.db, 'UPDATE admins SET passwordHash = ?, updatedAt = ? WHERE id = ?').run(
      hashPassword(password),
      call.now().toISOString(),
      id,
    );
    if (changed.changes === 0) throw notFound('administrator');
    endSessions(call.db, id, id === call.identity.id ? bearerOf(call.request) : undefined);
  });
  return json({ id });
};

/** `onLoginLink` receives links that a real server would e-mail. */
export const authHandlers = (onLoginLink: (email: string, token: string) => void): AuthHandlers => ({
  'auth.login': login,
  'auth.loginWithToken': loginWithToken,
  'auth.sendLink': sendLink(onLoginLink),
  'auth.refresh': refresh,
  'auth.resetPassword': resetPassword,
});
