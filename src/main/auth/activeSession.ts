import type { SessionUser, Tokens } from '#shared/api/auth.ts';

/** One login, from its start to its end. A later login is another object: what still runs for this one is void. */
export interface ActiveSession {
  readonly user: SessionUser;
  /** The API that the tokens belong to, as the name of the keychain entry. */
  readonly account: string;
  /** Aborted when the session ends; every request made for it carries this signal. */
  readonly ended: AbortController;
  tokens: Tokens;
  /** Whether tokens go to the keychain. */
  remember: boolean;
  /** The refresh that is under way, shared by all requests. */
  refreshing: Promise<RefreshOutcome> | null;
}

/** `refused`: the server no longer accepts the refresh token. `failed`: nobody knows, the tokens stay. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed' | 'ended';

export const newSession = (parts: Omit<ActiveSession, 'refreshing'>): ActiveSession => ({
  ...parts,
  refreshing: null,
});

export const hasEnded = ({ ended }: ActiveSession): boolean => ended.signal.aborted;
