import { describe, expect, it } from 'vitest';
import { operationIds, operations } from '#shared/api/operations.ts';
import { createDemoApi } from '../app.ts';
import { isPublicOperation } from '../http/call.ts';
import { failureOf, firstCity, spanishAdmin, startTestApi } from '../testing/testApi.ts';

const filledPath = (path: string, country: string, city: string): string =>
  path
    .replace('{country}', country)
    .replace('{city}', city)
    .replace('{metric}', 'orders')
    .replace('{id}', 'unknown');

describe('every operation', () => {
  it('exists and requires a bearer token', async () => {
    const { as } = await startTestApi({ orders: 0 });
    for (const id of operationIds.filter((operation) => !isPublicOperation(operation))) {
      const { method, path } = operations[id];
      const answer = await as(null)(method, filledPath(path, 'es', 'x'), method === 'GET' ? undefined : {});
      expect(answer.status, id).toBe(401);
    }
  });

  it('with a country refuses an administrator of another one', async () => {
    const api = await startTestApi({ orders: 0 });
    const city = (await firstCity(api.send, 'ua')).split('/').at(-1) ?? '';
    const { accessToken } = await api.logIn(spanishAdmin);
    for (const id of operationIds) {
      const { method, path } = operations[id];
      if (!path.includes('{country}')) continue;
      const answer = await api.as(accessToken)(
        method,
        filledPath(path, 'ua', city),
        method === 'GET' ? undefined : {},
      );
      expect(failureOf(answer, 403).code, id).toBe('FORBIDDEN');
    }
  });

  it('answers garbage with 4xx or success, never with a server error', async () => {
    const { send } = await startTestApi();
    const city = (await firstCity(send, 'es')).split('/').at(-1) ?? '';
    const bodies = [
      undefined,
      '{',
      '[]',
      'null',
      '1',
      '""',
      { ids: {} },
      { __proto__: null, name: {} },
      '{"__proto__":1}',
    ];
    const queries = [
      '',
      '?page[number]=-1',
      '?page[size]=1e9&sort[]=asc',
      '?filter[id][between]=1',
      '?filter[][x]=1&filter=1',
      "?filter[name]=%27%20OR%201=1;--&sort[id';--]=asc",
      '?filter[__proto__]=1&sort[constructor]=asc',
      '?date=%00&filter[id][in][0]=%00',
    ];
    for (const id of operationIds.filter((operation) => operation !== 'auth.resetPassword')) {
      const { method, path } = operations[id];
      for (const query of queries) {
        const answer = await send(
          method,
          filledPath(path, 'es', city) + query,
          method === 'GET' ? undefined : {},
        );
        expect(answer.status, `${id} ${query}`).toBeLessThan(500);
      }
      for (const body of method === 'GET' ? [] : bodies) {
        expect((await send(method, filledPath(path, 'es', city), body)).status, id).toBeLessThan(500);
      }
    }
  });
});

describe('paths', () => {
  it('answer 404 if unknown, and 405 for a wrong method', async () => {
    const { send, as } = await startTestApi({ orders: 0 });
    failureOf(await send('GET', '/nowhere'), 404);
    failureOf(await send('GET', '/fr/cities'), 404);
    failureOf(await send('GET', '/es/cities/unknown/orders'), 404);
    failureOf(await send('DELETE', '/es/settings'), 405);
    failureOf(await send('POST', '/dashboard/orders'), 405);
    failureOf(await as(null)('GET', 'elsewhere'), 404);
  });

  it('with fixed text take precedence over those with an id', async () => {
    const { send } = await startTestApi();
    const city = await firstCity(send, 'es');
    expect((await send('GET', `${city}/orders/max`)).body()).toHaveProperty('max');
    expect(Array.isArray((await send('GET', `${city}/couriers/geo_zones`)).body())).toBe(true);
    expect((await send('GET', '/dashboard/top_customers')).body()).toHaveProperty('customers');
    expect((await send('GET', `${city}/pay-list-courier/export`)).headers.get('content-type')).toContain(
      'csv',
    );
  });

  it('with a city require its country', async () => {
    const { send } = await startTestApi({ orders: 0 });
    const city = await firstCity(send, 'ua');
    failureOf(await send('GET', city.replace('/ua/', '/es/').concat('/orders')), 404);
  });
});

describe('bodies', () => {
  it('are limited to a megabyte', async () => {
    const { send } = await startTestApi({ orders: 0 });
    const sized = (size: number) => JSON.stringify({ name: 'x'.repeat(size - 11) });
    failureOf(await send('POST', '/es/companies', sized(1024 * 1024)), 422);
    const refused = await send('POST', '/es/companies', sized(1024 * 1024 + 1));
    failureOf(refused, 413);
    expect(refused.headers.get('connection')).toBe('close');
  });
});

it('hides internal errors', async () => {
  const errors: unknown[] = [];
  const { send, db } = await startTestApi({ orders: 0, onError: (error) => errors.push(error) });
  db.exec('DROP TABLE companies');
  const failure = failureOf(await send('GET', '/es/companies'), 500);
  expect(failure).toEqual({ code: 'INTERNAL', message: 'Something went wrong on the server' });
  expect(errors.length).toBe(1);
});

it('refuses calls without the configured secret', async () => {
  const { db } = await startTestApi({ orders: 0 });
  const app = createDemoApi({ db, accessTtl: 900, faults: true, secret: 'between-us' });
  for (const path of [
    '/api/v1/utils/menu',
    '/bucket/x.png',
    '/__requests',
    '/',
    '/api/v1/auth/admins/login',
  ]) {
    const statusWith = async (headers: Record<string, string>) =>
      (await app.request(path, { headers })).status;
    expect(await statusWith({}), path).toBe(403);
    expect(await statusWith({ 'x-demo-secret': 'between-u' }), path).toBe(403);
    expect(await statusWith({ 'x-demo-secret': 'between-us' }), path).not.toBe(403);
  }
});
