import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import type { ApiRequest, DemoApi } from '../support/demoApi.ts';
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

test('a route that does not exist is refused', async ({ app }) => {
  const page = await app.start();
  for (const route of hostileRoutes) {
    expect(await askMain(page, route, {}), route).toMatchObject({ ok: false });
  }
});

/** What the API has been asked, once nothing more comes in. */
const requestsAtRest = async (api: DemoApi): Promise<ApiRequest[]> => {
  let seen: ApiRequest[] = [];
  await expect
    .poll(
      async () => {
        const earlier = seen.length;
        seen = await api.requests();
        return seen.length > 0 && seen.length === earlier;
      },
      { intervals: [600] },
    )
    .toBe(true);
  return seen;
};

const hostileCalls: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['text', 'admins.list'],
  ['an unknown operation', { operation: 'admins.steal', params: {} }],
  ['a path as parameter', { operation: 'admins.read', params: { id: '../../auth/refresh-token' } }],
  ['an encoded path', { operation: 'admins.read', params: { id: '%2e%2e%2fadmins' } }],
  ['another host', { operation: 'cities.list', params: { country: '@evil.example/' } }],
  ['a missing parameter', { operation: 'cities.list', params: {} }],
  ['headers', { operation: 'cities.list', params: { country: 'es' }, headers: { authorization: 'x' } }],
  ['a login through the API call', { operation: 'auth.login', params: {}, body: {} }],
];

test('what is no call of the API is refused before anything is sent', async ({ app }) => {
  const page = await startLoggedIn(app);
  const before = await requestsAtRest(app.api());
  for (const [what, payload] of hostileCalls) {
    expect(await askMain(page, 'api.call', payload), what).toMatchObject({ ok: false });
  }
  expect((await requestsAtRest(app.api())).slice(before.length)).toEqual([]);
});
