import { type Failure, failure } from '#shared/ipc/result.ts';
import type { Attempt, HttpFailure } from '../http/httpOutcome.ts';
import { type ActiveSession, hasEnded, type RefreshOutcome } from './activeSession.ts';

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
    return hasEnded(session) && !('status' in outcome) ? sessionEnded() : outcome;
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
