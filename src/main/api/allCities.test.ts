import { beforeEach, expect, it } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { withAllCities } from './allCities.ts';
import type { ApiCall, ApiClient } from './apiClient.ts';

let answers: Record<string, Result<unknown>>;
let asked: ApiCall[];
let running: number;
let maxRunning: number;
beforeEach(() => {
  asked = [];
  running = 0;
  maxRunning = 0;
  answers = {};
});

const cities = (count: number): Result<unknown> =>
  success(Array.from({ length: count }, (_, index) => ({ id: `K${index}` })));

const call: ApiClient['call'] = async (request) => {
  asked.push(request);
  running += 1;
  maxRunning = Math.max(maxRunning, running);
  await new Promise((resolve) => setImmediate(resolve));
  running -= 1;
  const { operation, params } = request;
  const city = params.city ?? '';
  if (operation === 'cities.list') return answers.cities ?? cities(3);
  return answers[city] ?? success([{ id: `of ${city}`, createdAt: `2026-05-0${city.slice(1)}` }], 10);
};
const open = (owner = () => 'A1', now = () => 0) =>
  withAllCities({ api: { call } as unknown as ApiClient, owner, now });
const orders: ApiCall = { operation: 'orders.list', params: { country: 'es', city: 'all' } };

it('queries every city, adds the city to each row and sums up the totals', async () => {
  expect(await open().call({ ...orders, query: { size: 2 } })).toEqual({
    ok: true,
    data: [
      { id: 'of K2', createdAt: '2026-05-02', city: 'K2' },
      { id: 'of K1', createdAt: '2026-05-01', city: 'K1' },
    ],
    total: 30,
  });
});

it('sends at most six queries at a time, also for several lists at once', async () => {
  answers.cities = cities(20);
  const client = open();
  await Promise.all([client.call(orders), client.call({ ...orders, operation: 'couriers.list' })]);
  expect(maxRunning).toBe(6);
});

it('names the city that could not be read, and fails when no city could be read', async () => {
  answers.K1 = failure('NETWORK');
  const error = { code: 'NETWORK', status: 0, message: '' };
  const client = open();
  expect(await client.call(orders)).toMatchObject({ total: 20, unread: [{ city: 'K1', error }] });
  answers = { K0: failure('NETWORK'), K1: failure('NETWORK'), K2: failure('NETWORK') };
  expect(await client.call(orders)).toEqual({ ok: false, error });
});

it('requests the sort field even if no column shows it', async () => {
  const sort = { field: 'customer', order: 'asc' } as const;
  await open().call({ ...orders, query: { sort, without: ['customer', 'items'] } });
  expect(asked[1]?.query).toEqual({ sort, without: ['items'], filters: {}, page: 1, size: 22 });
});

it("queries only the cities in the list's filter", async () => {
  const filters: ListQuery['filters'] = {
    city: { match: 'in', values: ['K2'] },
    status: { match: 'exact', value: 'paid' },
  };
  expect(await open().call({ ...orders, query: { size: 1, filters } })).toMatchObject({ total: 10 });
  expect(asked.slice(1).map(({ params, query }) => [params.city, query?.filters])).toEqual([
    ['K2', { status: filters?.status }],
  ]);
});

it('rejects a page beyond the maximum depth', async () => {
  const query = { page: 101, size: 20 };
  expect(await open().call({ ...orders, query })).toMatchObject({ ok: false, error: { code: 'TOO_DEEP' } });
  expect(asked).toEqual([]);
});

it('caches the cities of a user for a minute, until a city is changed', async () => {
  let [owner, now] = ['A1', 0];
  const client = open(
    () => owner,
    () => now,
  );
  const readings = () => asked.filter(({ operation }) => operation === 'cities.list').length;
  await client.call(orders);
  await client.call(orders);
  expect(readings()).toBe(1);
  now = 60_000;
  await client.call(orders);
  owner = 'B2';
  await client.call(orders);
  await client.call({ operation: 'cities.update', params: { country: 'es', city: 'K1' } });
  await client.call(orders);
  expect(readings()).toBe(4);
});

it('sends nothing after an abort, and live updates only within their budget', async () => {
  const giveUp = new AbortController();
  answers.cities = cities(40);
  const client = open();
  const answer = client.call({ ...orders, isLive: true }, giveUp.signal);
  await expect.poll(() => asked.length).toBe(30);
  expect((await client.call({ ...orders, params: { country: 'es', city: 'K1' } })).ok).toBe(true);
  giveUp.abort();
  client.budget.give();
  expect(await answer).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  expect(asked).toHaveLength(31);
});

it('passes through lists of one city and lists without a city', async () => {
  await open().call({ ...orders, params: { country: 'es', city: 'K1' } });
  await open().call({ operation: 'geoZones.list', params: { country: 'es', city: 'all' } });
  expect(asked.map(({ params }) => params.city)).toEqual(['K1', 'all']);
});

it('counts a large country in batches, reports the progress and recounts changed cities first', async () => {
  answers.cities = cities(40);
  let time = 0;
  const client = open(undefined, () => time);
  const count: ApiCall = { ...orders, query: { page: 1, size: 1 }, isCount: true };
  const counted = async (): Promise<[number | undefined, number]> => {
    const answer = await client.call(count);
    return answer.ok ? [answer.total, answer.unread?.length ?? 0] : [undefined, 0];
  };
  expect(await counted()).toEqual([60, 34]);
  expect(await counted()).toEqual([120, 28]);
  for (let round = 0; round < 4; round += 1) await counted();
  // The budget of this minute is used up for every list: 40 counts, plus the list of cities.
  await client.call({ ...count, operation: 'couriers.list' });
  expect(asked).toHaveLength(41);
  expect(await counted()).toEqual([360, 4]);
  expect(asked).toHaveLength(41);

  await client.call({ operation: 'orders.update', params: { country: 'es', city: 'K7', id: 'o1' } });
  answers.K7 = success([], 3);
  expect(await counted()).toEqual([353, 4]);
  time = 60_001;
  expect(await counted()).toEqual([393, 0]);
});

it('finds a single row in any city of a large country, because only counts skip cities', async () => {
  answers.cities = cities(10);
  for (let city = 0; city < 9; city += 1) answers[`K${city}`] = success([], 0);
  answers.K9 = success([{ id: 'o1' }], 1);
  const query: ListQuery = { page: 1, size: 1, filters: { phone: { match: 'text', value: '61' } } };
  expect(await open().call({ ...orders, query })).toMatchObject({
    data: [{ id: 'o1', city: 'K9' }],
    total: 1,
  });
});

it('counts a small country at once, and uses the previous count of a city that cannot be read', async () => {
  answers.cities = cities(6);
  const count: ApiCall = { ...orders, query: { page: 1, size: 1 }, isCount: true };
  expect(await open().call(count)).toMatchObject({ ok: true, total: 60 });
  answers.cities = cities(7);
  const client = open();
  const polled = { ...count, isLive: true };
  for (let round = 0; round < 2; round += 1) await client.call(polled);
  answers.K0 = failure('NETWORK');
  for (let round = 0; round < 2; round += 1)
    expect(await client.call(polled)).toMatchObject({ ok: true, total: 70 });
});
