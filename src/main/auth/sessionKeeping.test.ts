import { describe, expect, it } from 'vitest';
import { user } from '../../../tests/support/authServer.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import {
  credentials,
  ended,
  loggedIn,
  loggedOut,
  ok,
  read,
  remembered,
  server,
  start,
  startLoggedIn,
  store,
} from '../../../tests/support/sessionSetUp.ts';
import type { AtStake } from './logins.ts';

describe('remembered login', () => {
  it('survives a restart if requested', async () => {
    await startLoggedIn();
    const next = start();
    expect(await next.session.start()).toEqual(loggedIn);
    expect(await read(next)).toEqual(ok);
  });

  it('is off by default, and a login without it removes the remembered one', async () => {
    await startLoggedIn();
    await startLoggedIn(false);
    await expect.poll(() => store.entries.size).toBe(0);
    expect(await start().session.start()).toEqual(loggedOut);
  });

  it('never uses the tokens of one user for another', async () => {
    await startLoggedIn();
    remembered.user = { ...user, id: 'admin2' };
    expect(await start().session.start()).toEqual(loggedOut);
  });

  it('ends with a logout, even if the keychain cannot delete its entry', async () => {
    const { session } = await startLoggedIn();
    store.fail('timeout');
    expect(await session.logout()).toEqual(loggedOut);
    store.fail(null);
    expect(store.entries.size).toBe(1);
    expect(await start().session.start()).toEqual(loggedOut);
  });

  it('leaves the keychain alone when no user is remembered', async () => {
    await start().session.start();
    expect(store.log).toEqual([]);
    const app = await startLoggedIn(false);
    const { session } = app;
    store.log.length = 0;
    await session.logout();
    expect(store.log).toEqual([]);
    await session.login({ ...credentials, remember: false });
    expect(await session.loginWithToken('link-token', async () => false)).toMatchObject({
      error: { code: 'DECLINED' },
    });
    store.log.length = 0;
    server.onRefresh = (_request, response) => sendJson(response, 401, {});
    server.expireAccess();
    expect(await read(app)).toEqual(ended);
    expect(store.log).toEqual([]);
  });

  it('persists the refreshed tokens of a remembered login', async () => {
    await startLoggedIn();
    const again = start();
    await again.session.start();
    server.expireAccess();
    expect(await read(again)).toEqual(ok);
    expect([...store.entries.values()].join()).toContain('refresh-2');
  });

  it('ignores a keychain failure after a logout', async () => {
    const app = await startLoggedIn();
    store.log.length = 0;
    const release = store.hold();
    server.expireAccess();
    const reading = read(app);
    await expect.poll(() => store.log.at(-1)).toBe('set');
    const leaving = app.session.logout();
    await expect.poll(() => app.session.state().status).toBe('loggedOut');
    store.fail('locked');
    release();
    await Promise.all([reading, leaving]);
    expect(app.session.state()).toEqual(loggedOut);
  });

  it('treats a foreign keychain entry as no login', async () => {
    await startLoggedIn();
    store.entries.set(server.origin, 'not ours');
    expect(await start().session.start()).toEqual(loggedOut);
    expect(remembered.user).toBeNull();
  });
});

describe('a failing keychain', () => {
  it.each(['locked', 'unavailable', 'timeout'] as const)(
    'at start: reports %s, and supports retry and dismissal',
    async (outcome) => {
      await startLoggedIn();
      store.fail(outcome);
      const { session } = start();
      expect(await session.start()).toEqual({ ...loggedOut, keychainProblem: outcome });
      expect(session.dismissKeychainProblem()).toEqual(loggedOut);
      const again = start().session;
      await again.start();
      store.fail(null);
      expect(await again.retryKeychain()).toEqual(loggedIn);
    },
  );

  it('at login: the login succeeds, for this session only if the user dismisses the problem', async () => {
    const { session } = start();
    await session.start();
    store.fail('locked');
    const problem = { ...loggedIn, keychainProblem: 'locked' };
    expect(await session.login(credentials)).toEqual({ ok: true, data: problem });
    expect(remembered.user).toBeNull();
    expect(session.dismissKeychainProblem()).toEqual(loggedIn);
    server.expireAccess();
    store.fail(null);
    await session.retryKeychain();
    expect(store.entries.size).toBe(0);
  });

  it('with a late answer does not override a logout', async () => {
    await startLoggedIn();
    const release = store.hold();
    const { session } = start();
    const starting = session.start();
    const left = session.logout();
    release();
    await Promise.all([starting, left]);
    expect(session.state()).toEqual(loggedOut);
    expect(store.entries.size).toBe(0);
  });

  it('with a late answer does not restore the user replaced by a login link', async () => {
    await startLoggedIn();
    store.fail('locked');
    const { session, states } = start();
    await session.start();
    store.fail(null);
    const release = store.hold();
    let retrying: Promise<unknown> | undefined;
    server.onLogin = (_request, response) => {
      retrying = session.retryKeychain();
      sendJson(response, 200, { accessToken: 'a', refreshToken: 'b', user });
    };
    const asked: AtStake[] = [];
    const agree = async (stake: AtStake) => asked.push(stake) > 0;
    expect(await session.loginWithToken('link-token', agree)).toMatchObject({ ok: true });
    release();
    await retrying;
    expect(asked).toEqual([{ user, isLoggedIn: false, isRemembered: true }]);
    expect(states.filter(({ status }) => status === 'loggedIn')).toHaveLength(1);
    await expect.poll(() => store.entries.size).toBe(0);
  });

  it('makes a login link ask again if a user logged in while its question was open', async () => {
    await startLoggedIn();
    store.fail('locked');
    const { session } = start();
    await session.start();
    store.fail(null);
    const asked: AtStake[] = [];
    const answer = async (stake: AtStake) => {
      asked.push(stake);
      await session.retryKeychain();
      return asked.length === 1;
    };
    expect(await session.loginWithToken('link-token', answer)).toMatchObject({ ok: false });
    expect(asked.map(({ isLoggedIn }) => isLoggedIn)).toEqual([false, true]);
    expect(session.state()).toEqual(loggedIn);
  });
});

describe('forgotten and changed passwords', () => {
  it('a sent link is confirmed by an answer without a message', async () => {
    const { session } = start();
    const email = 'ada@backoffice.example';
    const sent = { ok: true, data: { message: '' } };
    expect(await session.sendLink(email)).toEqual(sent);
    server.onLink = (_request, response) => sendJson(response, 200, {});
    expect(await session.sendLink(email)).toEqual(sent);
    server.onLink = (_request, response) => sendJson(response, 200, { message: 'Unknown address' });
    expect(await session.sendLink(email)).toMatchObject({ ok: false, error: { message: 'Unknown address' } });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  it("a new password goes to the user's own account, with the token", async () => {
    const { session } = await startLoggedIn();
    server.onRequest = (_request, response) => void response.writeHead(204).end();
    const passwords = { password: 'new', repeatPassword: 'new' };
    expect(await session.resetPassword(passwords)).toEqual({ ok: true, data: null });
    expect(server.seen.at(-1)).toMatchObject({ method: 'PUT', url: '/api/v1/admins/admin1/reset_password' });
    await session.logout();
    expect(await session.resetPassword(passwords)).toEqual(ended);
  });
});
