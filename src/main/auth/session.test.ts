import { expect, it } from 'vitest';
import {
  loggedIn,
  networkError,
  read,
  server,
  startLoggedIn,
  store,
} from '../../../tests/support/sessionSetUp.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { jsonRequest } from '../http/requestOf.ts';
import { storedTokens } from './authCalls.ts';
import type { Keychain } from './keychain.ts';
import { createSession } from './session.ts';

const user = { id: 'a1', firstName: 'Ada', lastName: 'Byron', role: 'SuperAdmin', country: 'any' };
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

it('asks the keychain once when several windows retry at the same time', async () => {
  let isLocked = true;
  let reads = 0;
  const keychain: Keychain = {
    getPassword: async () => {
      reads += 1;
      return isLocked ? { outcome: 'locked' } : { outcome: 'ok', password: storedTokens(tokens, user.id) };
    },
    setPassword: async () => 'ok',
    deletePassword: async () => 'ok',
    close: () => undefined,
  };
  const session = createSession({
    http: createHttpClient({ target: () => null, language: () => 'en-US' }),
    keychain,
    account: () => 'sample-data',
    userStore: { load: () => user, save: () => undefined, clear: () => undefined },
  });
  expect(await session.start()).toMatchObject({ status: 'loggedOut', keychainProblem: 'locked' });
  isLocked = false;
  const states = await Promise.all([session.retryKeychain(), session.retryKeychain()]);
  expect(states.map(({ status }) => status)).toEqual(['loggedIn', 'loggedIn']);
  expect(reads).toBe(2);
});

it('a login replaced by another one ends no session', async () => {
  const http = createHttpClient({
    target: () => ({ origin: server.origin, headers: {} }),
    language: () => 'en-US',
  });
  let gate = Promise.resolve();
  let waiting = 0;
  const session = createSession({
    http,
    keychain: store.keychain,
    account: () => server.origin,
    userStore: { load: () => null, save: () => undefined, clear: () => undefined },
    beforeEnd: () => {
      waiting += 1;
      return gate;
    },
  });
  const login = (password: string) =>
    session.login({ email: 'ada@backoffice.example', password, remember: false });
  expect(await login('right')).toMatchObject({ ok: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const first = login('right');
  await expect.poll(() => waiting).toBe(2);
  expect(await login('wrong')).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } });
  resolve();
  expect(await first).toMatchObject({ error: { code: 'ABORTED' } });
  const request = jsonRequest('GET', '/api/v1/es/cities');
  const outcome = await session.authorized(undefined, (options) => http.send(request, options));
  expect(outcome).toMatchObject({ type: 'answer', status: 200 });
});

it('a refresh without an answer fails the request and keeps the session', async () => {
  const app = await startLoggedIn(true, 2000);
  server.expireAccess();
  server.onRefresh = () => undefined;
  expect(await read(app)).toEqual(networkError);
  expect(app.session.state()).toEqual(loggedIn);
});
