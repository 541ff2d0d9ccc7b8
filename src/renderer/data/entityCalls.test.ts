import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allCities } from '#shared/domain/allCities.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { callEntity, comesWhole, paramsOf, readAllRows, scopeOfRow } from './entityCalls.ts';

interface Call {
  operation: string;
  query?: { page: number; size: number };
}
const asked: [route: string, call: Call][] = [];
let answer: (call: Call) => Result<unknown>;

beforeEach(() => {
  asked.length = 0;
  const request = async (route: string, call: Call): Promise<Result<unknown>> => {
    asked.push([route, call]);
    return answer(call);
  };
  vi.stubGlobal('window', { backoffice: { request } });
});
afterEach(() => vi.unstubAllGlobals());

it('lists that come whole are those of which the server knows no pages', () => {
  expect([comesWhole('geoZones'), comesWhole('companies')]).toEqual([true, false]);
});

it('a row of all cities says itself where its record lives, one of a city lives there', () => {
  const row = { id: 'o1', city: 'valencia' };
  expect(scopeOfRow({ country: 'es', city: allCities }, row)).toEqual({ country: 'es', city: 'valencia' });
  expect(scopeOfRow({ country: 'es', city: allCities }, { id: 'o1' }).city).toBe(allCities);
  expect(scopeOfRow({ country: 'es', city: 'madrid' }, row).city).toBe('madrid');
});

it('a call is asked of the place that its path names, and of no other part of where one works', async () => {
  const scope = { country: 'es', city: 'valencia' };
  expect(paramsOf('companies.list', scope)).toEqual({ country: 'es' });
  answer = () => success([]);
  await callEntity('orders', 'read', scope, { id: 'o1' });
  expect(asked).toEqual([['api.call', { operation: 'orders.read', params: { ...scope, id: 'o1' } }]]);
});

it('all rows of a list that comes whole are asked for once, and filtered here', async () => {
  answer = () =>
    success([
      { id: 'z1', name: 'Centro' },
      { id: 'z2', name: 'Norte' },
    ]);
  const filters = { name: { match: 'text', value: 'nor' } } as const;
  const found = await readAllRows('geoZones', { country: 'es', city: 'valencia' }, { filters });
  expect(found).toEqual(success([{ id: 'z2', name: 'Norte' }]));
  expect(asked.map(([, { query }]) => query)).toEqual([undefined]);
});

it('of what fails or is given up no row is answered', async () => {
  const valencia = { country: 'es', city: 'valencia' };
  answer = () => failure('NETWORK');
  expect(await readAllRows('geoZones', valencia, {})).toMatchObject(failure('NETWORK'));
  answer = ({ query }) => (query?.page === 1 ? success([{ id: 'c1' }], 2000) : failure('NETWORK'));
  expect(await readAllRows('companies', { country: 'es' }, {})).toMatchObject(failure('NETWORK'));
  asked.length = 0;
  const aborted = AbortSignal.abort();
  expect(await readAllRows('companies', { country: 'es' }, {}, aborted)).toMatchObject(failure('ABORTED'));
  expect(await readAllRows('geoZones', valencia, {}, aborted)).toMatchObject(failure('ABORTED'));
  expect(asked).toEqual([]);
});
