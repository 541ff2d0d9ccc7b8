import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
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

it('lists without pages are those whose call takes no page', () => {
  expect([comesWhole('geoZones'), comesWhole('companies')]).toEqual([true, false]);
});

it('a row of an all-cities list carries its city; any other row is in the city of the list', () => {
  const row = { id: 'o1', city: 'valencia' };
  expect(scopeOfRow({ country: 'es', city: allCities }, row)).toEqual({ country: 'es', city: 'valencia' });
  expect(scopeOfRow({ country: 'es', city: allCities }, { id: 'o1' }).city).toBe(allCities);
  expect(scopeOfRow({ country: 'es', city: 'madrid' }, row).city).toBe('madrid');
});

it('sends only those parts of the scope that the path of the call names', async () => {
  const scope = { country: 'es', city: 'valencia' };
  expect(paramsOf('companies.list', scope)).toEqual({ country: 'es' });
  answer = () => success([]);
  await callEntity('orders', 'read', scope, { id: 'o1' });
  expect(asked).toEqual([['api.call', { operation: 'orders.read', params: { ...scope, id: 'o1' } }]]);
});

it('reads an unpaged list with one call and filters it in the window', async () => {
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

it('a failed or aborted read of a list returns no rows', async () => {
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
