import { createApiClient } from '../../src/main/api/apiClient.ts';
import { createDeferredCalls } from '../../src/main/api/deferredCalls.ts';
import { type ActiveSession, newSession } from '../../src/main/auth/activeSession.ts';
import type { Keychain } from '../../src/main/auth/keychain.ts';
import { createSession } from '../../src/main/auth/session.ts';
import { createHttpClient } from '../../src/main/http/httpClient.ts';
import type { SessionUser } from '../../src/shared/api/auth.ts';
import type { KeychainOutcome, SessionState } from '../../src/shared/ipc/authRoutes.ts';
import { user } from './authServer.ts';

/** In-memory keychain with failures on demand. keychain.test.ts tests the real one. */
export const createMemoryKeychain = () => {
  const entries = new Map<string, string>();
  const log: string[] = [];
  let trouble: Exclude<KeychainOutcome, 'ok' | 'absent'> | null = null;
  let hold: Promise<unknown> = Promise.resolve();
  const carryOut = async (action: string, change: () => void): Promise<KeychainOutcome> => {
    log.push(action);
    await hold;
    if (trouble) return trouble;
    change();
    return 'ok';
  };
  const keychain: Keychain = {
    getPassword: async (account) => {
      log.push('get');
      await hold;
      const password = entries.get(account);
      if (trouble) return { outcome: trouble };
      return password === undefined ? { outcome: 'absent' } : { outcome: 'ok', password };
    },
    setPassword: (account, password) => carryOut('set', () => entries.set(account, password)),
    deletePassword: (account) => carryOut('delete', () => entries.delete(account)),
    close: () => undefined,
  };
  return {
    keychain,
    entries,
    log,
    fail: (outcome: typeof trouble) => {
      trouble = outcome;
    },
    /** Delays every answer until the returned function is called. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },
  };
};

export const activeSession = (id = user.id): ActiveSession =>
  newSession({
    user: { ...user, id } as SessionUser,
    account: 'https://api.example.com',
    remember: true,
    ended: new AbortController(),
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
  });

export interface Remembered {
  user: SessionUser | null;
}

/** Generous timeout for busy machines. */
const patienceMs = 15_000;

/** Starts main's session, assembled as in the app. */
export const startSession = (
  origin: () => string,
  keychain: Keychain,
  remembered: Remembered,
  timeoutMs = patienceMs,
) => {
  const logged: string[] = [];
  const log = { error: (text: string) => void logged.push(text) };
  const deferred = createDeferredCalls({
    file: {
      read: async () => ({ outcome: 'absent' }),
      write: async () => true,
      remove: async () => undefined,
    },
    owner: () => session.state().user?.id ?? null,
    onAnswered: () => undefined,
    onUnsentChanged: () => undefined,
    log,
  });
  const http = createHttpClient({
    target: () => ({ origin: origin(), headers: {} }),
    language: () => 'en-US',
    timeoutMs,
  });
  const session = createSession({
    http,
    keychain,
    account: origin,
    beforeEnd: deferred.flush,
    userStore: {
      load: () => remembered.user,
      save: (user) => {
        remembered.user = user;
      },
      clear: () => {
        remembered.user = null;
      },
    },
  });
  const states: SessionState[] = [];
  session.onChange((state) => states.push(state));
  return { session, states, deferred, logged, api: createApiClient({ http, session, log }) };
};
