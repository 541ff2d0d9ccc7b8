import { expect, it } from 'vitest';
import { user } from '../../../tests/support/authServer.ts';
import type { Attempt } from '../http/httpOutcome.ts';
import { authorizedSend, newSession, type RefreshOutcome } from './activeSession.ts';

const sessionOf = () =>
  newSession({
    user: user as never,
    account: 'https://api.example.com',
    remember: false,
    ended: new AbortController(),
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
  });
const refreshed = async (): Promise<RefreshOutcome> => 'refreshed';

it('a call that its window gives up is given up, and so is one whose session ends', async () => {
  for (const end of ['caller', 'session'] as const) {
    const [caller, session] = [new AbortController(), sessionOf()];
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

it('a call that was given up during the refresh is not sent again', async () => {
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
  const outcome = await authorizedSend(sessionOf(), refresh, caller.signal, attempt);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  expect(sent).toBe(1);
});
