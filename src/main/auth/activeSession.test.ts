import { expect, it } from 'vitest';
import { activeSession } from '../../../tests/support/sessionFixture.ts';
import type { Attempt } from '../http/httpOutcome.ts';
import { authorizedSend, type RefreshOutcome, refreshTokens } from './activeSession.ts';

const refreshed = async (): Promise<RefreshOutcome> => 'refreshed';

it('aborts a call when its window aborts it, and when the session ends', async () => {
  for (const end of ['caller', 'session'] as const) {
    const [caller, session] = [new AbortController(), activeSession()];
    const seen: boolean[] = [];
    const attempt: Attempt<{ status: number }> = async ({ signal }) => {
      seen.push(signal?.aborted ?? true);
      (end === 'caller' ? caller : session.ended).abort();
      seen.push(signal?.aborted ?? false);
      return { status: 200 };
    };
    await authorizedSend(session, refreshed, caller.signal, attempt);
    expect(seen, end).toEqual([false, true]);
  }
});

it('does not resend a call that was aborted during the token refresh', async () => {
  const caller = new AbortController();
  let sent = 0;
  const attempt = async (): Promise<{ status: number }> => {
    sent += 1;
    return { status: 401 };
  };
  const refresh = async (): Promise<RefreshOutcome> => {
    caller.abort();
    return 'refreshed';
  };
  const outcome = await authorizedSend(activeSession(), refresh, caller.signal, attempt);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  expect(sent).toBe(1);
});

it('uses new tokens only after they are persisted', async () => {
  const session = activeSession();
  const old = session.tokens;
  const tokens = { accessToken: 'access-9', refreshToken: 'refresh-9' };
  const kept = Promise.withResolvers<void>();
  const saved: unknown[] = [];
  const answer = async () => ({
    type: 'answer' as const,
    status: 200,
    headers: new Headers(),
    bytes: new TextEncoder().encode(JSON.stringify(tokens)),
  });
  const refreshing = refreshTokens(
    {
      http: { send: answer, open: answer },
      save: (_session, next) => {
        saved.push(next);
        return kept.promise;
      },
    },
    session,
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(saved).toEqual([tokens]);
  expect(session.tokens).toBe(old);
  kept.resolve();
  expect(await refreshing).toBe('refreshed');
  expect(session.tokens).toEqual(tokens);
});
