import type { SessionUser, Tokens } from '#shared/api/auth.ts';
import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';
import type { ActiveSession } from './activeSession.ts';
import { parseStoredTokens, storedTokens } from './authCalls.ts';
import type { Keychain } from './keychain.ts';

export interface UserStore {
  load(): SessionUser | null;
  save(user: SessionUser): void;
  clear(): void;
}

interface Found {
  outcome: KeychainOutcome;
  login?: { user: SessionUser; tokens: Tokens };
}

export interface TokenKeeper {
  /** Restores a remembered login. Does not access the keychain unless a user is remembered. */
  find(account: string): Promise<Found>;
  keep(session: ActiveSession, tokens: Tokens): Promise<KeychainOutcome>;
  /** The keychain may contain tokens of this app. Known without asking it. */
  mayHold(): boolean;
  /** Forgets a login at once. Resolves when the keychain has removed it or timed out. */
  forget(account: string): Promise<KeychainOutcome>;
}

/**
 * Persists a login: tokens in the keychain, the user in the settings. It counts only with both, so that it
 * can be forgotten even if the keychain refuses to delete its part.
 */
export const createTokenKeeper = (keychain: Keychain, users: UserStore): TokenKeeper => {
  let hasSaved = false;

  const find: TokenKeeper['find'] = async (account) => {
    const user = users.load();
    if (!user) return { outcome: 'absent' };
    const { outcome, password } = await keychain.getPassword(account);
    const tokens = password === undefined ? null : parseStoredTokens(password, user.id);
    if (tokens) return { outcome, login: { user, tokens } };
    return { outcome: outcome === 'ok' ? 'absent' : outcome };
  };

  const keep: TokenKeeper['keep'] = async ({ user, account, ended }, tokens) => {
    hasSaved = true;
    const outcome = await keychain.setPassword(account, storedTokens(tokens, user.id));
    if (outcome === 'ok' && !ended.signal.aborted) users.save(user);
    return outcome;
  };

  return {
    find,
    keep,
    mayHold: () => hasSaved || users.load() !== null,
    forget: (account) => {
      hasSaved = false;
      users.clear();
      return keychain.deletePassword(account);
    },
  };
};
