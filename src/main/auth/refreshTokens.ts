import type { Tokens } from '#shared/api/auth.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { parseBody } from '../http/parseBody.ts';
import { type ActiveSession, hasEnded, type RefreshOutcome } from './activeSession.ts';
import { requestRefresh } from './authCalls.ts';
import { sendableTokensSchema } from './parseTokens.ts';

interface RefreshParts {
  http: HttpClient;
  /** Keeps the new tokens; resolves when they are kept, or when it is clear that they cannot be. */
  save: (session: ActiveSession, tokens: Tokens) => Promise<void>;
}

/** Only the server's explicit refusal may end a session; a server in trouble may not. */
const refusals = new Set([400, 401]);

const refresh = async ({ http, save }: RefreshParts, session: ActiveSession): Promise<RefreshOutcome> => {
  const outcome = await requestRefresh(http, session.tokens.refreshToken, session.ended.signal);
  if (hasEnded(session)) return 'ended';
  if (outcome.kind !== 'answer') return 'failed';
  if (refusals.has(outcome.status)) return 'refused';
  const tokens = sendableTokensSchema.safeParse(parseBody(outcome.bytes));
  if (outcome.status >= 400 || !tokens.success) return 'failed';
  await save(session, tokens.data);
  if (hasEnded(session)) return 'ended';
  session.tokens = tokens.data;
  return 'refreshed';
};

/** One refresh at a time for each session: whoever comes meanwhile waits for the same one. */
export const refreshTokens = (parts: RefreshParts, session: ActiveSession): Promise<RefreshOutcome> => {
  session.refreshing ??= refresh(parts, session).finally(() => {
    session.refreshing = null;
  });
  return session.refreshing;
};
