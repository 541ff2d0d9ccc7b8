import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import type { DemoApi } from '../support/demoApi.ts';
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

/** How many requests the API has seen, once no more come in. */
const requestsAtRest = async (api: DemoApi): Promise<number> => {
  let count = -1;
  await expect
    .poll(
      async () => {
        const earlier = count;
        count = (await api.requests()).length;
        return count === earlier;
      },
      { intervals: [600] },
    )
    .toBe(true);
  return count;
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

for (const [what, payload] of hostileCalls) {
  test(`a call with ${what} is refused before anything is sent`, async ({ app }) => {
    const page = await startLoggedIn(app);
    const before = await requestsAtRest(app.api());
    expect(await askMain(page, 'api.call', payload)).toMatchObject({ ok: false });
    expect(await requestsAtRest(app.api())).toBe(before);
  });
}
