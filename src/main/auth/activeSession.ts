import type { SessionUser, Tokens } from '#shared/api/auth.ts';
import { type Failure, failure } from '#shared/ipc/result.ts';
import { parseBody } from '../http/answerBody.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Attempt, HttpFailure } from '../http/httpOutcome.ts';
import { requestRefresh, sendableTokensSchema } from './authCalls.ts';

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

export const newSession = (options: Omit<ActiveSession, 'refreshing'>): ActiveSession => ({
  ...options,
  refreshing: null,
});

const hasEnded = ({ ended }: ActiveSession): boolean => ended.signal.aborted;

interface RefreshOptions {
  http: HttpClient;
  /** Keeps the new tokens; resolves when they are kept, or when it is clear that they cannot be. */
  save: (session: ActiveSession, tokens: Tokens) => Promise<void>;
}

/** Only the server's explicit refusal may end a session; a server in trouble may not. */
const refusals = new Set([400, 401]);

const refresh = async ({ http, save }: RefreshOptions, session: ActiveSession): Promise<RefreshOutcome> => {
  const outcome = await requestRefresh(http, session.tokens.refreshToken, session.ended.signal);
  if (hasEnded(session)) return 'ended';
  if (outcome.type !== 'answer') return 'failed';
  if (refusals.has(outcome.status)) return 'refused';
  const tokens = sendableTokensSchema.safeParse(parseBody(outcome.bytes));
  if (outcome.status >= 400 || !tokens.success) return 'failed';
  await save(session, tokens.data);
  if (hasEnded(session)) return 'ended';
  session.tokens = tokens.data;
  return 'refreshed';
};

/** One refresh at a time for each session: whoever comes meanwhile waits for the same one. */
export const refreshTokens = (options: RefreshOptions, session: ActiveSession): Promise<RefreshOutcome> => {
  session.refreshing ??= refresh(options, session).finally(() => {
    session.refreshing = null;
  });
  return session.refreshing;
};

const sessionEnded = (): Failure => failure('SESSION_ENDED', 401);

/**
 * Sends a request for a session: with the current token and, when the server no longer takes that one, once more
 * with the next. A request that was on its way while the tokens changed needs no refresh of its own.
 */
export const authorizedSend = async <Outcome extends { status: number } | HttpFailure>(
  session: ActiveSession,
  refresh: (session: ActiveSession) => Promise<RefreshOutcome>,
  signal: AbortSignal | undefined,
  attempt: Attempt<Outcome>,
): Promise<Outcome | Failure> => {
  const end = session.ended.signal;
  const options = { signal: signal ? AbortSignal.any([signal, end]) : end };
  const send = async (): Promise<Outcome | Failure> => {
    const outcome = await attempt({ ...options, bearer: session.tokens.accessToken });
    // An answer that came in the moment of the end belongs to no later session.
    return hasEnded(session) ? sessionEnded() : outcome;
  };

  const used = session.tokens.accessToken;
  const first = await send();
  if (!('status' in first) || first.status !== 401) return first;
  if (used === session.tokens.accessToken) {
    const outcome = await refresh(session);
    if (outcome === 'failed') return failure('NETWORK');
    if (outcome !== 'refreshed') return sessionEnded();
  }
  if (signal?.aborted) return failure('ABORTED');
  return hasEnded(session) ? sessionEnded() : send();
};
