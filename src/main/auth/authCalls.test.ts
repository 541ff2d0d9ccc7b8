import { expect, it, vi } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { resetPassword } from './authCalls.ts';

const passwords = { password: 'new', repeatPassword: 'new' };

const setUp = (status: number, body: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const send = vi.fn(
    async () => ({ type: 'answer', status, bytes, contentType: 'application/json' }) as never,
  );
  const http = { send } as unknown as HttpClient;
  const change = (userId: string) =>
    resetPassword(http, (_signal, attempt) => attempt({ bearer: 'token' }), userId, passwords);
  return { http, send, change };
};

it("sends a new password to the address of the logged-in user, with the user's token", async () => {
  const { send, change } = setUp(200, { message: 'Changed' });
  expect(await change('u1')).toEqual(success(null));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ path: expect.stringContaining('u1') }),
    expect.objectContaining({ bearer: 'token' }),
  );
});

it('rejects an id that would change the path', async () => {
  const { send, change } = setUp(200, {});
  expect(await change('../all')).toMatchObject({ ok: false, error: { code: 'INVALID_REQUEST' } });
  expect(send).not.toHaveBeenCalled();
});

it('passes on refusals of the server and of the session', async () => {
  expect(await setUp(400, { code: 'TOO_SHORT', message: 'No' }).change('u1')).toMatchObject({
    ok: false,
    error: { code: 'TOO_SHORT' },
  });
  const ended = failure('SESSION_ENDED', 401);
  expect(await resetPassword(setUp(200, {}).http, async () => ended, 'u1', passwords)).toBe(ended);
});
