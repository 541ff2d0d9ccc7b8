import { describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../tests/support/authServer.ts';
import { startSession } from '../../../tests/support/sessionFixture.ts';
import {
  credentials,
  remembered,
  server,
  type start,
  startLoggedIn,
  store,
} from '../../../tests/support/sessionSetUp.ts';

type App = ReturnType<typeof start>;

const removal = { operation: 'companies.remove', params: { country: 'es', id: 'c1' } } as const;
const waitWithRemoval = ({ api, deferred }: App): void =>
  void deferred.add({ calls: [removal], names: {}, delayMs: 60_000, windowId: 1 }, (call) => api.call(call));
const removalsAt = ({ seen }: AuthServer) =>
  seen.filter(({ method }) => method === 'DELETE').map(({ headers }) => headers.authorization);

describe('a pending delete is sent with the session of its user', () => {
  it('before the session ends', async () => {
    const app = await startLoggedIn();
    waitWithRemoval(app);
    await app.session.logout();
    expect(removalsAt(server)).toEqual(['Bearer access-1']);
  });

  it.each([
    ['another login', ({ session }: App) => session.login(credentials)],
    ['a login link', ({ session }: App) => session.loginWithToken('link-token', async () => true)],
  ])('before %s replaces the session', async (_what, enter) => {
    const app = await startLoggedIn();
    waitWithRemoval(app);
    expect(await enter(app)).toMatchObject({ ok: true });
    expect(removalsAt(server)).toEqual(['Bearer access-1']);
  });

  it('before the app changes the server', async () => {
    const other = await startAuthServer();
    let origin = server.origin;
    const app = startSession(() => origin, store.keychain, remembered);
    await app.session.start();
    await app.session.login(credentials);
    waitWithRemoval(app);
    await app.session.switchConnection(() => {
      origin = other.origin;
    });
    expect(removalsAt(server)).toEqual(['Bearer access-1']);
    expect(other.seen).toEqual([]);
    await other.close();
  });

  it('but not when the replacing login is refused', async () => {
    const app = await startLoggedIn();
    waitWithRemoval(app);
    expect(await app.session.login({ ...credentials, password: 'wrong' })).toMatchObject({ ok: false });
    expect(removalsAt(server)).toEqual([]);
    await app.deferred.flush();
  });
});
