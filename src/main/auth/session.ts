import { isDeepStrictEqual } from 'node:util';
import type { SessionUser, Tokens } from '#shared/api/auth.ts';
import type { SessionState } from '#shared/ipc/authRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Authorizer } from '../http/httpOutcome.ts';
import {
  type ActiveSession,
  authorizedSend,
  newSession,
  type RefreshOutcome,
  refreshTokens,
} from './activeSession.ts';
import { type LoginCall, logIn, resetPassword, sendLink } from './authCalls.ts';
import type { Keychain } from './keychain.ts';
import { createSessionStatus, problemOf } from './sessionStatus.ts';
import { createTokenKeeper, type UserStore } from './tokenKeeper.ts';

interface SessionOptions {
  http: HttpClient;
  keychain: Keychain;
  account: () => string;
  userStore: UserStore;
  /** Sends pending calls while their session is still active. */
  beforeEnd?: () => Promise<void>;
}

/** Login that a login link would replace: an active session, a remembered user, or both. */
export interface AtStake {
  user: SessionUser;
  isLoggedIn: boolean;
  isRemembered: boolean;
}

export interface Session extends Authorizer {
  /**
   * Restores a remembered login; concurrent calls share the attempt. Takes no longer than the keychain's time
   * limit.
   */
  start(): Promise<SessionState>;
  state(): SessionState;
  onChange(listener: (state: SessionState) => void): () => void;
  login(credentials: { email: string; password: string; remember: boolean }): Promise<Result<SessionState>>;
  /**
   * Logs in for this session only. Links come from anywhere, so the user first confirms losing an existing or
   * remembered login. Nothing is replaced without confirmation.
   */
  loginWithToken(token: string, confirm: (stake: AtStake) => Promise<boolean>): Promise<Result<SessionState>>;
  logout(): Promise<SessionState>;
  sendLink(email: string): Promise<Result<{ message: string }>>;
  resetPassword(passwords: { password: string; repeatPassword: string }): Promise<Result<null>>;
  retryKeychain(): Promise<SessionState>;
  dismissKeychainProblem(): SessionState;
  /** Ends the session, runs `change` to switch to another API, then restores a login there. */
  switchConnection(change: () => void): Promise<void>;
}

export const createSession = ({
  http,
  keychain,
  account,
  userStore,
  beforeEnd = async () => {},
}: SessionOptions): Session => {
  const status = createSessionStatus();
  const keeper = createTokenKeeper(keychain, userStore);
  let starting: Promise<void> | null = null;
  /** Shared by all windows: two retries of the same prompt would create two sessions of one login. */
  let retrying: Promise<void> | null = null;
  let pendingLogin = new AbortController();
  /** Successful login that is still being persisted. The next login waits for it. */
  let keeping: Promise<unknown> = Promise.resolve();

  const isCurrent = (session: ActiveSession): boolean => status.current === session;

  const save = async (session: ActiveSession, tokens: Tokens): Promise<void> => {
    if (!session.remember) return;
    const outcome = await keeper.keep(session, tokens);
    if (isCurrent(session)) status.change({ keychainProblem: problemOf(outcome) });
  };

  const refresh = async (session: ActiveSession): Promise<RefreshOutcome> => {
    const outcome = await refreshTokens({ http, save }, session);
    if (outcome === 'refused' && isCurrent(session)) {
      session.ended.abort();
      if (session.remember) void keeper.forget(session.account);
      status.change({ current: null, keychainProblem: null, expired: true });
    }
    return outcome;
  };

  const restore = async (): Promise<void> => {
    const name = account();
    const { signal } = pendingLogin;
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

  /** The settings name the remembered user even if the keychain is locked. */
  const atStake = async (): Promise<AtStake | null> => {
    await starting;
    await keeping;
    const persisted = userStore.load();
    const user = status.current?.user ?? persisted;
    return user && { user, isLoggedIn: status.current !== null, isRemembered: persisted !== null };
  };

  const enter = async (
    call: LoginCall,
    { remember, forgets }: { remember: boolean; forgets: boolean },
  ): Promise<Result<SessionState>> => {
    await starting;
    await keeping;
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

  const authorized: Session['authorized'] = async (signal, attempt) => {
    await starting;
    const session = status.current;
    return session ? authorizedSend(session, refresh, signal, attempt) : failure('SESSION_ENDED', 401);
  };

  return {
    authorized,
    state: status.state,
    onChange: status.onChange,
    sendLink: (email) => sendLink(http, email),
    start: async () => {
      starting ??= restore();
      await starting;
      return status.state();
    },
    login: ({ remember, ...body }) =>
      enter({ operation: 'auth.login', body }, { remember, forgets: !remember }),
    loginWithToken: async (token, confirm) => {
      let asked: AtStake | null = null;
      // Confirm again if another user has logged in while the dialog was open.
      for (let stake = await atStake(); stake && !isDeepStrictEqual(stake, asked); stake = await atStake()) {
        if (!(await confirm(stake))) return failure('DECLINED');
        asked = stake;
      }
      return enter(
        { operation: 'auth.loginWithToken', body: { token } },
        { remember: false, forgets: asked?.isRemembered === true },
      );
    },
    logout: async () => {
      await beforeEnd();
      await leave()();
      return status.state();
    },
    resetPassword: async (passwords) => {
      const userId = status.current?.user.id;
      if (userId === undefined) return failure('SESSION_ENDED', 401);
      return resetPassword(http, authorized, userId, passwords);
    },
    retryKeychain: async () => {
      const session = status.current;
      if (session) await save(session, session.tokens);
      else if (status.keychainProblem) {
        retrying ??= restore().finally(() => {
          retrying = null;
        });
        await retrying;
      }
      return status.state();
    },
    dismissKeychainProblem: () => {
      const session = status.current;
      if (session && status.keychainProblem) {
        session.remember = false;
        void keeper.forget(session.account);
      }
      status.change({ keychainProblem: null });
      return status.state();
    },
    switchConnection: async (change) => {
      await beforeEnd();
      const wipe = leave();
      change();
      starting = restore();
      await Promise.all([wipe(), starting]);
    },
  };
};
