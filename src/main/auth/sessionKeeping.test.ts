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
import type { AtStake } from './session.ts';

describe('remembering', () => {
  it('lasts over a start when asked for', async () => {
    await startLoggedIn();
    const next = start();
    expect(await next.session.start()).toEqual(loggedIn);
    expect(await read(next)).toEqual(ok);
  });

  it('does not when not asked for, and removes what an earlier login left', async () => {
    await startLoggedIn();
    await startLoggedIn(false);
    await expect.poll(() => store.entries.size).toBe(0);
    expect(await start().session.start()).toEqual(loggedOut);
  });

  it('never takes the tokens of one user for another', async () => {
    await startLoggedIn();
    remembered.user = { ...user, id: 'admin2' };
    expect(await start().session.start()).toEqual(loggedOut);
  });

  it('ends with logging out, even when the keychain keeps its part', async () => {
    const { session } = await startLoggedIn();
    store.fail('timeout');
    expect(await session.logout()).toEqual(loggedOut);
    store.fail(null);
    expect(store.entries.size).toBe(1);
    expect(await start().session.start()).toEqual(loggedOut);
  });

  it('leaves the keychain alone when there is nobody to remember', async () => {
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

  it('keeps the new tokens of a login that was kept before', async () => {
    await startLoggedIn();
    const again = start();
    await again.session.start();
    server.expireAccess();
    expect(await read(again)).toEqual(ok);
    expect([...store.entries.values()].join()).toContain('refresh-2');
  });

  it('says nothing of trouble in keeping what has ended meanwhile', async () => {
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

  it('reads something else in the keychain as nobody', async () => {
    await startLoggedIn();
    store.entries.set(server.origin, 'not ours');
    expect(await start().session.start()).toEqual(loggedOut);
    expect(remembered.user).toBeNull();
  });
});

describe('a troubled keychain', () => {
  it.each(['locked', 'unavailable', 'timeout'] as const)(
    'at start: %s is said, retried, or put aside',
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

  it('at login: the login holds, for this session only when the person says so', async () => {
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

  it('that answers late does not replace a decision taken meanwhile', async () => {
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

  it('that answers late does not bring back who gave way to a login link meanwhile', async () => {
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

  it('has a login link ask again when somebody logged in while the question stood', async () => {
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

describe('forgotten and new passwords', () => {
  it('a link was sent when the answer has no message', async () => {
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

  it('a new password goes to the own account, with the token', async () => {
    const { session } = await startLoggedIn();
    server.onRequest = (_request, response) => void response.writeHead(204).end();
    const passwords = { password: 'new', repeatPassword: 'new' };
    expect(await session.resetPassword(passwords)).toEqual({ ok: true, data: null });
    expect(server.seen.at(-1)).toMatchObject({ method: 'PUT', url: '/api/v1/admins/admin1/reset_password' });
    await session.logout();
    expect(await session.resetPassword(passwords)).toEqual(ended);
  });
});
