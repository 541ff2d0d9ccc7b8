import { describe, expect, it, vi } from 'vitest';
import { type AuthServer, startAuthServer, user } from '../../../tests/support/authServer.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { startSession } from '../../../tests/support/sessionFixture.ts';
import {
  credentials,
  ended,
  loggedIn,
  loggedOut,
  networkError,
  ok,
  read,
  remembered,
  server,
  start,
  startLoggedIn,
  store,
} from '../../../tests/support/sessionSetUp.ts';

describe('login', () => {
  it('notifies listeners once, and gives windows only the known user', async () => {
    const { states } = await startLoggedIn();
    expect(states).toEqual([loggedIn]);
    expect(JSON.stringify([states, remembered])).not.toMatch(/access-|refresh-|Hash/);
  });

  it('with wrong credentials fails without a token refresh', async () => {
    const app = await startLoggedIn();
    const result = await app.session.login({ ...credentials, password: 'wrong' });
    expect(result).toMatchObject({ ok: false, error: { code: 'INVALID_CREDENTIALS', status: 401 } });
    expect(server.countOf('refresh-token')).toBe(0);
    expect(app.session.state()).toEqual(loggedIn);
  });

  it.each([
    [503, {}, 'HTTP_503'],
    [504, {}, 'NETWORK'],
    [200, { accessToken: 'a' }, 'UNEXPECTED_RESPONSE'],
    [200, { accessToken: 'a\r\nx: y', refreshToken: 'b', user }, 'UNEXPECTED_RESPONSE'],
    [200, { code: 'BLOCKED', message: 'No' }, 'BLOCKED'],
  ])('answered %d %j fails with %3$s', async (status, body, code) => {
    server.onLogin = (_request, response) => sendJson(response, status, body);
    const { session } = start();
    expect(await session.login(credentials)).toMatchObject({ ok: false, error: { code } });
    expect(session.state()).toEqual(loggedOut);
  });

  it('by a link is not remembered', async () => {
    const { session } = start();
    const confirm = vi.fn(async () => false);
    expect(await session.loginWithToken('link-token', confirm)).toMatchObject({ ok: true });
    expect(confirm).not.toHaveBeenCalled();
    expect([...store.entries.keys()]).toEqual([]);
    expect(remembered.user).toBeNull();
  });
});

describe('token refresh', () => {
  it('follows only refused requests; successful and failed ones are sent once', async () => {
    const app = await startLoggedIn();
    expect(await read(app)).toEqual(ok);
    const attempt = vi.fn(async () => ({ type: 'failed', reason: 'network' }) as const);
    await app.session.authorized(undefined, attempt);
    expect([server.countOf('/orders/max'), attempt.mock.calls.length]).toEqual([1, 1]);
    expect(server.countOf('refresh-token')).toBe(0);
  });

  it('runs once for 50 refused requests, and all of them succeed', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    const results = await Promise.all(Array.from({ length: 50 }, () => read(app)));
    expect(results).toEqual(Array(50).fill(ok));
    expect(server.countOf('refresh-token')).toBe(1);
    expect(app.states).toEqual([loggedIn]);
  });

  it.each([-1, 1])(
    'waits for a refusal by the server, even if the clock of the computer is wrong by %d day',
    async (days) => {
      const app = await startLoggedIn();
      vi.useFakeTimers({ now: Date.now() + days * 24 * 3_600_000, toFake: ['Date'] });
      try {
        expect(await read(app)).toEqual(ok);
        expect(server.countOf('refresh-token')).toBe(0);
        server.expireAccess();
        expect(await read(app)).toEqual(ok);
        expect(server.countOf('refresh-token')).toBe(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('is skipped for a request that was refused with an older token', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    const original = app.session.authorized;
    const straggler = original(undefined, async ({ bearer }) => {
      if (bearer !== 'access-1') return { status: 200, bearer };
      await late;
      return { status: 401, bearer };
    });
    expect(await read(app)).toEqual(ok);
    release();
    expect(await straggler).toEqual({ status: 200, bearer: 'access-2' });
    expect(server.countOf('refresh-token')).toBe(1);
  });

  it('persists the new tokens before it uses them', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    const release = store.hold();
    const result = read(app);
    await expect.poll(() => store.log.filter((action) => action === 'set').length).toBe(2);
    expect(server.countOf('/orders/max')).toBe(1);
    release();
    expect(await result).toEqual(ok);
    expect(store.entries.get(server.origin)).toContain('access-2');
    expect(server.countOf('/orders/max')).toBe(2);
  });

  it('continues in memory when the new tokens cannot be persisted, and reports it', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    store.fail('locked');
    expect(await read(app)).toEqual(ok);
    expect(app.session.state()).toEqual({ ...loggedIn, keychainProblem: 'locked' });
    store.fail(null);
    expect(await app.session.retryKeychain()).toEqual(loggedIn);
    expect(store.entries.get(server.origin)).toContain('access-2');
  });

  it.each([400, 401])('answered %d ends the session, once', async (status) => {
    const app = await startLoggedIn();
    server.expireAccess();
    server.onRefresh = (_request, response) => sendJson(response, status, {});
    const results = await Promise.all(Array.from({ length: 20 }, () => read(app)));
    expect(results).toEqual(Array(20).fill(ended));
    expect(app.states).toEqual([loggedIn, { ...loggedOut, expired: true }]);
    expect(server.countOf('refresh-token')).toBe(1);
    expect(remembered.user).toBeNull();
    await expect.poll(() => store.entries.size).toBe(0);
    expect(await read(app)).toEqual(ended);
  });

  it.each<[string, AuthServer['onRefresh']]>([
    ['500', (_request, response) => sendJson(response, 500, {})],
    ['503', (_request, response) => sendJson(response, 503, {})],
    ['403', (_request, response) => sendJson(response, 403, {})],
    ['with a cut connection', (request) => void request.socket.destroy()],
    ['with a page', (_request, response) => void response.writeHead(200).end('<html>')],
    ['without tokens', (_request, response) => sendJson(response, 200, { accessToken: 'x' })],
  ])('answered %s fails the request and keeps the session', async (_name, onRefresh) => {
    const app = await startLoggedIn();
    server.expireAccess();
    server.onRefresh = onRefresh;
    expect(await read(app)).toEqual(networkError);
    expect(app.session.state()).toEqual(loggedIn);
    server.onRefresh = null;
    expect(await read(app)).toEqual(ok);
  });

  it('is not repeated for a request that is refused with the new token', async () => {
    const app = await startLoggedIn();
    server.onRequest = (_request, response) => sendJson(response, 401, { code: 'NO', message: 'No' });
    expect(await read(app)).toEqual({ ok: false, error: { code: 'NO', status: 401, message: 'No' } });
    expect(server.countOf('refresh-token')).toBe(1);
    expect(app.session.state()).toEqual(loggedIn);
  });
});

describe('end of a session', () => {
  it('aborts its requests; a refresh in flight cannot restore it', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.onRefresh = async (_request, response) => {
      await answered;
      sendJson(response, 200, { accessToken: 'access-99', refreshToken: 'refresh-99' });
    };
    const result = read(app);
    await expect.poll(() => server.countOf('refresh-token')).toBe(1);
    expect(await app.session.logout()).toEqual(loggedOut);
    answer();
    expect(await result).toEqual(ended);
    expect(store.entries.size).toBe(0);
    expect(app.session.state()).toEqual(loggedOut);
  });

  it('removes tokens whose persisting was in progress', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    const release = store.hold();
    const result = read(app);
    await expect.poll(() => store.log.at(-1)).toBe('set');
    const left = app.session.logout();
    release();
    await left;
    expect(await result).toEqual(ended);
    expect(store.entries.size).toBe(0);
    expect(remembered.user).toBeNull();
  });

  it('overrides a login whose tokens are being persisted', async () => {
    const app = start();
    await app.session.start();
    const release = store.hold();
    const login = app.session.login(credentials);
    await expect.poll(() => store.log).toEqual(['set']);
    const left = app.session.logout();
    release();
    expect(await login).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
    expect(await left).toEqual(loggedOut);
    expect(store.entries.size).toBe(0);
    expect(remembered.user).toBeNull();
  });

  it('by another login during a refresh preserves the other login', async () => {
    const app = await startLoggedIn();
    server.expireAccess();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.onRefresh = async (_request, response) => {
      await answered;
      sendJson(response, 401, {});
    };
    const result = read(app);
    await expect.poll(() => server.countOf('refresh-token')).toBe(1);
    expect(await app.session.login(credentials)).toMatchObject({ ok: true });
    answer();
    expect(await result).toEqual(ended);
    server.onRefresh = null;
    expect(app.session.state()).toEqual(loggedIn);
    expect(store.entries.get(server.origin)).toContain('access-2');
    expect(await read(app)).toEqual(ok);
  });

  it('by a change of the server sends no token to the new server', async () => {
    const other = await startAuthServer();
    let origin = server.origin;
    const app = startSession(() => origin, store.keychain, remembered);
    await app.session.start();
    await app.session.login(credentials);
    server.onRequest = () => undefined;
    const pending = read(app);
    await expect.poll(() => server.countOf('/orders/max')).toBe(1);
    await app.session.switchConnection(() => {
      origin = other.origin;
    });
    expect(await pending).toEqual(ended);
    expect(await read(app)).toEqual(ended);
    expect(other.seen).toEqual([]);
    expect(store.entries.size).toBe(0);
    await other.close();
  });
});
