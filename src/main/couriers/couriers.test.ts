import { beforeEach, expect, it, vi } from 'vitest';
import type { ActivityReading } from '#shared/ipc/courierRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { queryRows } from '#shared/query/queryRows.ts';
import { withAllCities } from '../api/allCities.ts';
import type { ApiCall, ApiClient } from '../api/apiClient.ts';
import { createOrderActivity } from './orderActivity.ts';
import { withLastOrders } from './withLastOrders.ts';

interface SampleOrder {
  id: string;
  createdAt: string;
  courierId: string | null;
  establishmentId: string;
}

const order = (number: number, courierId: string | null): SampleOrder => ({
  id: `o${number}`,
  createdAt: new Date(Date.parse('2026-11-20T10:00:00Z') - number * 60_000).toISOString(),
  courierId,
  establishmentId: 'bar',
});

let orders: Record<string, SampleOrder[]>;
let asked: ApiCall[];
let refusal: Result<unknown> | null;
let owner: string;
let now: Date;
const progress: ActivityReading[] = [];
const onRead = vi.fn();

const call: ApiClient['call'] = async (request) => {
  asked.push(structuredClone(request));
  const { operation, params, query } = request;
  const city = params.city ?? '';
  if (operation === 'cities.list') return success([{ id: 'K1' }, { id: 'K2' }]);
  if (operation === 'couriers.list') {
    const rows = ['a', 'b', 'c'].map((id) => ({
      id: `${id}${city}`,
      fullName: `Courier ${id}`,
      createdAt: id,
    }));
    const { rows: found, total } = queryRows(rows, query ?? {});
    return success(found, total);
  }
  if (refusal) return refusal;
  const { page = 1, size = 22 } = query ?? {};
  const all = orders[city] ?? [];
  return success(all.slice((page - 1) * size, page * size), all.length);
};

const open = () => {
  const api = withAllCities({ api: { call } as unknown as ApiClient, owner: () => owner });
  const activities = createOrderActivity({
    api,
    owner: () => owner,
    onProgress: (reading) => progress.push(reading),
    onRead,
    now: () => now,
  });
  return { activities, client: withLastOrders(api, activities) };
};

const K1 = { country: 'es', city: 'K1' };
const idle = { lastOrderAt: { match: 'exact', value: 'none' } } as const;
const list = (query: object, city = 'K1'): ApiCall => ({
  operation: 'couriers.list',
  params: { country: 'es', city },
  query,
});
const orderCalls = () => asked.filter(({ operation }) => operation === 'orders.list');

beforeEach(() => {
  asked = [];
  progress.length = 0;
  refusal = null;
  owner = 'A1';
  now = new Date('2026-11-20T12:00:00Z');
  orders = { K1: [order(1, 'aK1'), order(2, null), order(3, 'aK1')], K2: [order(1, 'bK2')] };
  onRead.mockClear();
});

it('reads the orders of 14 days once a day, for equal requests together, and adds them up by courier', async () => {
  const { activities } = open();
  const [first, second] = await Promise.all([activities.read(K1), activities.read(K1)]);
  expect(second).toBe(first);
  expect(first).toEqual(
    success({
      readAt: '2026-11-20T12:00:00.000Z',
      since: '2026-11-06',
      orders: 3,
      total: 3,
      isComplete: true,
      lastOrders: { aK1: orders.K1?.[0]?.createdAt },
      deliveries: [['bar', 'aK1', 2]],
    }),
  );
  expect(orderCalls()).toHaveLength(1);
  expect(orderCalls()[0]?.query?.filters).toEqual({
    createdAt: { match: 'between', from: '2026-11-06', to: '2026-11-20' },
  });
  expect(onRead).toHaveBeenCalledExactlyOnceWith(K1);
  // Still the same day in Spain.
  now = new Date('2026-11-20T22:59:00Z');
  await activities.read(K1);
  expect(orderCalls()).toHaveLength(1);
  now = new Date('2026-11-20T23:01:00Z');
  await activities.read(K1);
  expect(orderCalls()).toHaveLength(2);
});

it('stops at 20,000 orders and says since when it has read', async () => {
  orders.K1 = Array.from({ length: 20_600 }, (_, number) => order(number, 'aK1'));
  const { activities } = open();
  const reading = await activities.ensure(K1);
  expect(orderCalls()).toHaveLength(40);
  expect(reading).toMatchObject({
    ...{ state: 'done', orders: 20_000, total: 20_600, isComplete: false },
    since: orders.K1[19_999]?.createdAt,
  });
  expect(progress.length).toBeGreaterThan(39);
});

it('keeps nothing of a failed reading, nor for another user', async () => {
  const { activities } = open();
  refusal = failure('NETWORK');
  expect(await activities.ensure(K1)).toMatchObject({ state: 'failed', error: { code: 'NETWORK' } });
  refusal = null;
  await activities.read(K1);
  expect(activities.of(K1)).not.toBeNull();
  owner = 'A2';
  activities.userChanged();
  expect(activities.of(K1)).toBeNull();
  owner = 'A1';
  expect(activities.of(K1)).toBeNull();
});

it('reads again on request, only the asked city', async () => {
  const { activities } = open();
  await activities.ensure({ country: 'es', city: 'all' });
  expect(orderCalls().map(({ params }) => params.city)).toEqual(['K1', 'K2']);
  await activities.ensure(K1, true);
  expect(orderCalls().map(({ params }) => params.city)).toEqual(['K1', 'K2', 'K1']);
});

it('has the reading of today in memory, of a city and of all, without a request', async () => {
  const { activities } = open();
  const all = { country: 'es', city: 'all' };
  await activities.read(K1);
  expect(activities.known(K1)).toMatchObject({ state: 'done', orders: 3, since: '2026-11-06' });
  expect(activities.known(all)).toBeNull();
  const reading = await activities.ensure(all);
  const sent = asked.length;
  expect(activities.known(all)).toEqual(reading);
  now = new Date('2026-11-21T12:00:00Z');
  expect(activities.known(K1)).toBeNull();
  expect(activities.known(all)).toBeNull();
  expect(asked).toHaveLength(sent);
});

it('filters couriers by their last order, in one city and in all', async () => {
  const { client } = open();
  const ids = (answer: Result<unknown>) => answer.ok && (answer.data as { id: string }[]).map(({ id }) => id);
  const answer = await client.call(list({ filters: idle, size: 1, page: 2 }));
  expect([ids(answer), answer.ok && answer.total]).toEqual([['cK1'], 2]);
  const all = await client.call(list({ filters: idle }, 'all'));
  expect(ids(all)).toEqual(expect.arrayContaining(['bK1', 'cK1', 'aK2', 'cK2']));
  expect(all).toMatchObject({ total: 4 });
  const working = { lastOrderAt: { match: 'exact', value: 'some' } };
  expect(ids(await client.call(list({ filters: working })))).toEqual(['aK1']);
  // The server knows no such field.
  const sent = asked.filter(({ operation }) => operation === 'couriers.list');
  expect(JSON.stringify(sent)).not.toContain('lastOrderAt');
  const opened = await client.open(list({ filters: idle }), 10);
  expect(opened.ok && (await opened.data.take(1)).map(({ id }) => id)).toEqual(['bK1']);
  expect(opened.ok && (await opened.data.take(9)).map(({ id }) => id)).toEqual(['cK1']);
});

it('sorts by the last order, with couriers without one as the oldest', async () => {
  orders.K1 = [order(1, 'cK1'), order(2, 'aK1')];
  const { client } = open();
  const sorted = async (direction: 'asc' | 'desc') => {
    const answer = await client.call(list({ sort: { field: 'lastOrderAt', order: direction } }));
    return answer.ok && (answer.data as { id: string }[]).map(({ id }) => id);
  };
  expect(await sorted('asc')).toEqual(['bK1', 'aK1', 'cK1']);
  expect(await sorted('desc')).toEqual(['cK1', 'aK1', 'bK1']);
});

it('adds the last order to rows only once the orders are known, and fails as their reading does', async () => {
  const { activities, client } = open();
  const rows = async () => {
    const answer = await client.call(list({}));
    return answer.ok && (answer.data as { lastOrderAt?: string }[]).map(({ lastOrderAt }) => lastOrderAt);
  };
  expect(await rows()).toEqual([undefined, undefined, undefined]);
  expect(orderCalls()).toHaveLength(0);
  await activities.read(K1);
  expect(await rows()).toEqual([orders.K1?.[0]?.createdAt, 'none', 'none']);
  now = new Date('2026-11-22T12:00:00Z');
  refusal = failure('FORBIDDEN', 403);
  expect(await client.call(list({ filters: idle }))).toMatchObject({
    ok: false,
    error: { code: 'FORBIDDEN' },
  });
});

it('reports no progress when the orders are known', async () => {
  const { activities } = open();
  await activities.ensure(K1);
  expect(progress.map(({ state }) => state)).toEqual(['running', 'done']);
  expect(await activities.ensure(K1)).toMatchObject({ state: 'done', orders: 3 });
  expect(progress).toHaveLength(2);
});
