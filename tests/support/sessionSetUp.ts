import { afterEach, beforeEach, expect } from 'vitest';
import { type AuthServer, startAuthServer, user } from './authServer.ts';
import { createMemoryKeychain, type Remembered, startSession } from './sessionFixture.ts';

export const credentials = { email: 'ada@backoffice.example', password: 'right', remember: true };
export const loggedIn = { status: 'loggedIn', user, keychainProblem: null, expired: false };
export const loggedOut = { status: 'loggedOut', user: null, keychainProblem: null, expired: false };
export const ended = { ok: false, error: { code: 'SESSION_ENDED', status: 401, message: '' } };
export const networkError = { ok: false, error: { code: 'NETWORK', status: 0, message: '' } };

/** Server, keychain and remembered login, created anew for each test of the importing file. */
export let server: AuthServer;
export let store: ReturnType<typeof createMemoryKeychain>;
export let remembered: Remembered;
export const start = (timeoutMs?: number) =>
  startSession(() => server.origin, store.keychain, remembered, timeoutMs);
export const read = ({ api }: ReturnType<typeof start>) =>
  api.call({ operation: 'orders.max', params: { country: 'es', city: 'c1' } });
export const ok = { ok: true, data: { max: 1 } };

export const startLoggedIn = async (remember = true, timeoutMs?: number) => {
  const app = start(timeoutMs);
  await app.session.start();
  expect(await app.session.login({ ...credentials, remember })).toEqual({ ok: true, data: loggedIn });
  return app;
};

beforeEach(async () => {
  server = await startAuthServer();
  store = createMemoryKeychain();
  remembered = { user: null };
});
afterEach(() => server.close());
