import type { SessionUser, Tokens } from '#shared/api/auth.ts';
import { type Failure, failure } from '#shared/ipc/result.ts';
import { parseBody } from '../http/answerBody.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Attempt, HttpFailure } from '../http/httpOutcome.ts';
import { requestRefresh, sendableTokensSchema } from './authCalls.ts';

/**
 * A single login, from start to end. Each login is a new object, so that requests still running for an
 * earlier login are void.
 */
export interface ActiveSession {
  readonly user: SessionUser;
  /** Name of the keychain entry of the API that issued the tokens. */
  readonly account: string;
  /** Aborted when the session ends. Every request of the session carries this signal. */
  readonly ended: AbortController;
  tokens: Tokens;
  remember: boolean;
  refreshing: Promise<RefreshOutcome> | null;
}

/** `refused`: the server rejected the refresh token. `failed`: outcome unknown, so the tokens are kept. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed' | 'ended';

export const newSession = (options: Omit<ActiveSession, 'refreshing'>): ActiveSession => ({
  ...options,
  refreshing: null,
});

const hasEnded = ({ ended }: ActiveSession): boolean => ended.signal.aborted;

interface RefreshOptions {
  http: HttpClient;
  save: (session: ActiveSession, tokens: Tokens) => Promise<void>;
}

/** Only an explicit rejection ends a session, never a server error. */
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

/** Concurrent callers share a single refresh per session. */
export const refreshTokens = (options: RefreshOptions, session: ActiveSession): Promise<RefreshOutcome> => {
  session.refreshing ??= refresh(options, session).finally(() => {
    session.refreshing = null;
  });
  return session.refreshing;
};

const sessionEnded = (): Failure => failure('SESSION_ENDED', 401);

/**
 * Sends a request with the current token, and once more with a new token if the server rejects it. If the
 * tokens changed during the request, retries without a refresh of its own.
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
    // Drop an answer that arrived just as the session ended: it must not reach a later session.
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
