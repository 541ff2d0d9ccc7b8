import type { SessionUser, Tokens } from '#shared/api/auth.ts';
import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';
import type { ActiveSession } from './activeSession.ts';
import { parseStoredTokens, storedTokens } from './authCalls.ts';
import type { Keychain } from './keychain.ts';

/** Remembers who is logged in at the current API; holds no secret. */
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
  /** Looks for a remembered login. Without a remembered user the keychain is left alone. */
  find(account: string): Promise<Found>;
  keep(session: ActiveSession, tokens: Tokens): Promise<KeychainOutcome>;
  /** Whether the keychain may hold tokens of ours, as far as is known without asking it. */
  mayHold(): boolean;
  /** Forgets a login at once; resolves when the keychain has done so too, or did not answer in time. */
  forget(account: string): Promise<KeychainOutcome>;
}

/**
 * What is kept between starts. The tokens are in the keychain and the user in the settings; a login counts only
 * with both, so that it is forgotten even when the keychain does not let us remove its part.
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
