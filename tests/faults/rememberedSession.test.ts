import { afterEach, expect, it, vi } from 'vitest';
import { createKeychain } from '../../src/main/auth/keychain.ts';
import { type AuthServer, startAuthServer, user } from '../support/authServer.ts';
import { type Keyring, startKeyring } from '../support/keyring.ts';
import { startKeychainHost } from '../support/keyringHost.ts';
import { reopenKeyring } from '../support/reopenKeyring.ts';
import { type Remembered, startSession } from '../support/sessionFixture.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Runs the app from start to quit with a real keyring. */
const run = (server: AuthServer, keyring: Keyring, remembered: Remembered) => {
  const keychain = createKeychain({ start: () => startKeychainHost(keyring.env) });
  cleanUps.push(keychain.close);
  return { ...startSession(() => server.origin, keychain, remembered), quit: keychain.close };
};

const setUp = async () => {
  const server = await startAuthServer();
  cleanUps.push(server.close);
  const keyring = await startKeyring();
  cleanUps.push(keyring.close);
  const remembered: Remembered = { user: null };
  return { server, keyring, remembered };
};

it('survives a restart with a real keyring, through token refreshes, and ends with a logout', async () => {
  const { server, keyring, remembered } = await setUp();
  const credentials = { email: 'ada@backoffice.example', password: 'right' };
  const max = { operation: 'orders.max', params: { country: 'es', city: 'c1' } } as const;

  const forThisSession = run(server, keyring, remembered);
  await forThisSession.session.login({ ...credentials, remember: false });
  forThisSession.quit();
  const second = run(server, keyring, remembered);
  expect(await second.session.start()).toMatchObject({ status: 'loggedOut', keychainProblem: null });
  await second.session.login({ ...credentials, remember: true });
  server.expireAccess();
  expect(await second.api.call(max)).toMatchObject({ ok: true });
  second.quit();

  const third = run(server, keyring, remembered);
  expect(await third.session.start()).toMatchObject({ status: 'loggedIn', keychainProblem: null });
  expect(await third.api.call(max)).toMatchObject({ ok: true });
  expect(server.countOf('refresh-token')).toBe(1);
  third.quit();

  keyring.lock();
  const fourth = run(server, keyring, remembered);
  expect(await fourth.session.start()).toMatchObject({ status: 'loggedOut', keychainProblem: 'locked' });
  fourth.quit();
  expect(JSON.stringify(remembered)).not.toMatch(/access-|refresh-/);
});

it('is removed by a logout', async () => {
  const { server, keyring, remembered } = await setUp();
  const first = run(server, keyring, remembered);
  await first.session.login({ email: 'ada@backoffice.example', password: 'right', remember: true });
  const kept = remembered.user;
  await first.session.logout();
  first.quit();
  remembered.user = kept;
  expect(await run(server, keyring, remembered).session.start()).toMatchObject({ status: 'loggedOut' });
});

it('is neither replaced nor deleted by a declined login link, even with a locked keychain', async () => {
  const { server, keyring, remembered } = await setUp();
  const first = run(server, keyring, remembered);
  await first.session.login({ email: 'ada@backoffice.example', password: 'right', remember: true });
  const decline = vi.fn(async () => false);
  expect(await first.session.loginWithToken('link-token', decline)).toMatchObject({ ok: false });
  expect(decline).toHaveBeenLastCalledWith({ user, isLoggedIn: true, isRemembered: true });
  first.quit();

  keyring.lock();
  const second = run(server, keyring, remembered);
  expect(await second.session.start()).toMatchObject({ status: 'loggedOut', keychainProblem: 'locked' });
  for (const putAside of [() => undefined, second.session.dismissKeychainProblem]) {
    putAside();
    expect(await second.session.loginWithToken('link-token', decline)).toMatchObject({
      error: { code: 'DECLINED' },
    });
    expect(decline).toHaveBeenLastCalledWith({ user, isLoggedIn: false, isRemembered: true });
  }
  expect(decline).toHaveBeenCalledTimes(3);
  expect(server.countOf('login_with_token')).toBe(0);
  // A followed link that fails keeps the session.
  expect(await second.session.loginWithToken('used already', async () => true)).toMatchObject({ ok: false });
  second.quit();

  await reopenKeyring(keyring);
  const third = run(server, keyring, remembered);
  expect(await third.session.start()).toMatchObject({ status: 'loggedIn', keychainProblem: null });
  expect(await third.session.loginWithToken('link-token', async () => true)).toMatchObject({ ok: true });
  third.quit();
  expect(await run(server, keyring, remembered).session.start()).toMatchObject({ status: 'loggedOut' });
});
