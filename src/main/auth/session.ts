import type { Tokens } from '#shared/api/auth.ts';
import type { SessionState } from '#shared/ipc/authRoutes.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Authorizer } from '../http/httpOutcome.ts';
import { type ActiveSession, authorizedSend, type RefreshOutcome, refreshTokens } from './activeSession.ts';
import { resetPassword, sendLink } from './authCalls.ts';
import type { Keychain } from './keychain.ts';
import { type AtStake, createLogins } from './logins.ts';
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
  const logins = createLogins({ http, status, keeper, account, userStore, beforeEnd });

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

  const authorized: Session['authorized'] = async (signal, attempt) => {
    await logins.started();
    const session = status.current;
    return session ? authorizedSend(session, refresh, signal, attempt) : failure('SESSION_ENDED', 401);
  };

  return {
    authorized,
    state: status.state,
    onChange: status.onChange,
    sendLink: (email) => sendLink(http, email),
    start: async () => {
      await logins.start();
      return status.state();
    },
    login: ({ remember, ...body }) =>
      logins.enter({ operation: 'auth.login', body }, { remember, forgets: !remember }),
    loginWithToken: async (token, confirm) => {
      const stake = await logins.agreedStake(confirm);
      if (stake === false) return failure('DECLINED');
      const call = { operation: 'auth.loginWithToken', body: { token } } as const;
      return logins.enter(call, { remember: false, forgets: stake?.isRemembered === true });
    },
    logout: async () => {
      await beforeEnd();
      await logins.leave()();
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
      else if (status.keychainProblem) await logins.retry();
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
    switchConnection: logins.switchConnection,
  };
};
