import { isDeepStrictEqual } from 'node:util';
import type { SessionUser } from '#shared/api/auth.ts';
import type { SessionState } from '#shared/ipc/authRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { newSession } from './activeSession.ts';
import { type LoginCall, logIn } from './authCalls.ts';
import { problemOf, type SessionStatus } from './sessionStatus.ts';
import type { TokenKeeper, UserStore } from './tokenKeeper.ts';

/** Login that a login link would replace: an active session, a remembered user, or both. */
export interface AtStake {
  user: SessionUser;
  isLoggedIn: boolean;
  isRemembered: boolean;
}

interface LoginOptions {
  http: HttpClient;
  status: SessionStatus;
  keeper: TokenKeeper;
  account: () => string;
  userStore: UserStore;
  /** Sends pending calls while their session is still active. */
  beforeEnd: () => Promise<void>;
}

/** Logs in with the tokens of the keychain. */
const restoreLogin = async (
  { status, keeper, account, userStore }: LoginOptions,
  signal: AbortSignal,
): Promise<void> => {
  const name = account();
  const before = status.current;
  const { outcome, login } = await keeper.find(name);
  // Another login may have started or succeeded while the keychain was queried.
  if (signal.aborted || status.current !== before) return;
  if (outcome === 'absent' && userStore.load()) userStore.clear();
  const current = login
    ? newSession({ ...login, account: name, remember: true, ended: new AbortController() })
    : null;
  status.change({ current, keychainProblem: problemOf(outcome), expired: false });
};

/**
 * Login that the user agreed to lose; `null`: none is at stake; `false`: not agreed. The settings name the
 * remembered user even if the keychain is locked.
 */
const agreedStake = async (
  { status, userStore }: LoginOptions,
  settled: () => Promise<void>,
  confirm: (stake: AtStake) => Promise<boolean>,
): Promise<AtStake | null | false> => {
  const atStake = async (): Promise<AtStake | null> => {
    await settled();
    const persisted = userStore.load();
    const user = status.current?.user ?? persisted;
    return user && { user, isLoggedIn: status.current !== null, isRemembered: persisted !== null };
  };
  let asked: AtStake | null = null;
  // Confirm again if another user has logged in while the dialog was open.
  for (let stake = await atStake(); stake && !isDeepStrictEqual(stake, asked); stake = await atStake()) {
    if (!(await confirm(stake))) return false;
    asked = stake;
  }
  return asked;
};

/** Starts and ends sessions, one after the other: restores them, logs in and logs out. */
export const createLogins = (options: LoginOptions) => {
  const { http, status, keeper, account, userStore, beforeEnd } = options;
  let starting: Promise<void> | null = null;
  /** Shared by all windows: two retries of the same prompt would create two sessions of one login. */
  let retrying: Promise<void> | null = null;
  let pendingLogin = new AbortController();
  /** Successful login that is still being persisted. The next login waits for it. */
  let keeping: Promise<unknown> = Promise.resolve();

  const restore = (): Promise<void> => restoreLogin(options, pendingLogin.signal);

  const settled = async (): Promise<void> => {
    await starting;
    await keeping;
  };

  const enter = async (
    call: LoginCall,
    { remember, forgets }: { remember: boolean; forgets: boolean },
  ): Promise<Result<SessionState>> => {
    await settled();
    pendingLogin.abort();
    const mine = new AbortController();
    pendingLogin = mine;
    const result = await logIn(http, call, mine.signal);
    if (mine.signal.aborted) return failure('ABORTED');
    if (!result.ok) return result;
    await beforeEnd();
    if (mine.signal.aborted) return failure('ABORTED');
    status.current?.ended.abort();
    const session = newSession({ ...result.data, account: account(), remember, ended: mine });
    const persisted = remember ? keeper.keep(session, session.tokens) : null;
    keeping = Promise.resolve(persisted);
    // Not awaited, because the keychain runs its requests in order.
    if (forgets) void keeper.forget(session.account);
    const keychainProblem = problemOf((await persisted) ?? 'ok');
    if (mine.signal.aborted) return failure('ABORTED');
    pendingLogin = new AbortController();
    status.change({ current: session, keychainProblem, expired: false });
    return success(status.state());
  };

  /** Ends the session for all windows at once. Returns the remaining work in the keychain. */
  const leave = (): (() => Promise<unknown>) => {
    pendingLogin.abort();
    pendingLogin = new AbortController();
    const session = status.current;
    session?.ended.abort();
    const name = session?.account ?? account();
    const mayBePersisted = keeper.mayHold();
    userStore.clear();
    status.change({ current: null, keychainProblem: null, expired: false });
    return async () => (mayBePersisted ? keeper.forget(name) : undefined);
  };

  return {
    /** Resolves when a restore that was started is over. */
    started: async (): Promise<void> => starting ?? undefined,
    start: (): Promise<void> => {
      starting ??= restore();
      return starting;
    },
    retry: async (): Promise<void> => {
      retrying ??= restore().finally(() => {
        retrying = null;
      });
      await retrying;
    },
    agreedStake: (confirm: (stake: AtStake) => Promise<boolean>) => agreedStake(options, settled, confirm),
    enter,
    leave,
    switchConnection: async (change: () => void): Promise<void> => {
      await beforeEnd();
      const wipe = leave();
      change();
      starting = restore();
      await Promise.all([wipe(), starting]);
    },
  };
};
