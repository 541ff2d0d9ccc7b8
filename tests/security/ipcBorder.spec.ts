import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const hostileRoutes = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'api.call ',
  'API.CALL',
  'shell.exec',
  'fs.read',
];

test('an unknown route is refused @electron', async ({ app }) => {
  const page = await app.start();
  for (const route of hostileRoutes) {
    expect(await askMain(page, route, {}), route).toMatchObject({ ok: false });
  }
});

/** Hostile calls. They name administrators or a foreign host, which no screen requests by itself. */
const hostileCalls: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['text', 'admins.list'],
  ['an unknown operation', { operation: 'admins.steal', params: {} }],
  ['a path as parameter', { operation: 'admins.read', params: { id: '../../auth/refresh-token' } }],
  ['an encoded path', { operation: 'admins.read', params: { id: '%2e%2e%2fadmins' } }],
  ['another host', { operation: 'cities.list', params: { country: '@evil.example/' } }],
  ['a missing parameter', { operation: 'admins.read', params: {} }],
  ['headers', { operation: 'admins.list', params: {}, headers: { authorization: 'x' } }],
  ['a login through the API call', { operation: 'auth.login', params: {}, body: {} }],
];

test('requests outside the API are refused before anything is sent @electron', async ({ app }) => {
  const page = await startLoggedIn(app);
  for (const [what, payload] of hostileCalls) {
    expect(await askMain(page, 'api.call', payload), what).toMatchObject({ ok: false });
  }
  const sent = (await app.api().requests()).filter(({ path }) => /admins|auth|evil/.test(path));
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/auth/admins/login']);
  expect(await askMain(page, 'api.call', { operation: 'admins.list', params: {} })).toMatchObject({
    ok: true,
  });
});
