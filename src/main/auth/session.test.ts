import { expect, it } from 'vitest';
import { createHttpClient } from '../http/httpClient.ts';
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
