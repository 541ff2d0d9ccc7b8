import { describe, expect, it } from 'vitest';
import { failureOf, firstCity, spanishAdmin, startTestApi, type TestApi } from '../testing/testApi.ts';

interface Metric {
  numbers: { name: string; value: number; kind: string }[];
  selectors: { name: string; list: { id: string; name: string }[] }[];
}

const metricNames = [
  'establishments',
  'couriers',
  'not_working_couriers',
  'customers',
  'customers_with_completed_orders',
  'orders',
  'average_order',
  'new_customers',
  'working_couriers',
  'customers_contacted',
  'revenue',
  'profit',
];

const read = async ({ send }: TestApi, metric: string, query = ''): Promise<Metric> =>
  (await send('GET', `/dashboard/${metric}?${query}`)).body<Metric>();

const total = async (api: TestApi, metric: string, query = ''): Promise<number> =>
  (await read(api, metric, query)).numbers.find(({ kind }) => kind === 'total')?.value ?? Number.NaN;

/** Independent computation of the figures: reads all orders and counts in JavaScript. */
const allOrders = ({ db }: TestApi) =>
  db
    .prepare('SELECT o.*, c.country FROM orders o JOIN cities c ON c.id = o.cityId WHERE o.deletedAt IS NULL')
    .all() as {
    country: string;
    cityId: string;
    status: string;
    createdAt: string;
    orderTotal: number;
    vamvuCommission: number;
    customerId: string;
    courierId: string | null;
  }[];

describe('metrics', () => {
  it.each(metricNames)('%s has a total and the requested selectors', async (name) => {
    const metric = await read(await startTestApi(), name);
    expect(metric.numbers.filter(({ kind }) => kind === 'total').length).toBe(1);
    const own = name === 'customers_with_completed_orders' ? ['orderCount'] : [];
    expect(metric.selectors.map((selector) => selector.name)).toEqual(['country', 'city', ...own]);
    expect(metric.selectors[0]?.list.map(({ id }) => id)).toEqual(['es', 'ua']);
    expect(metric.selectors[1]?.list.length).toBe(6);
  });

  it('count for a period the orders placed in it', async () => {
    const api = await startTestApi();
    // Both bounds are far from midnight in either zone, so that comparing text equals comparing instants.
    const orders = allOrders(api).filter(
      ({ createdAt }) => createdAt >= '2026-02-28T22:30' && createdAt < '2026-04-30T21:30',
    );
    const spanish = orders.filter(
      ({ country, createdAt }) =>
        country === 'es' && createdAt >= '2026-02-28T23:00' && createdAt < '2026-04-30T22:00',
    );
    const completed = spanish.filter(({ status }) => status === 'completed');
    const sum = (values: number[]) => values.reduce((left, right) => left + right, 0);
    const revenue = sum(completed.map(({ orderTotal }) => orderTotal)) / 100;
    const query = 'dateFrom=2026-03-01&dateTo=2026-04-30&country=es';
    expect(await total(api, 'orders', query)).toBe(spanish.length);
    expect(await total(api, 'revenue', query)).toBeCloseTo(revenue, 2);
    expect(await total(api, 'average_order', query)).toBeCloseTo(revenue / completed.length, 1);
    expect(await total(api, 'profit', query)).toBeCloseTo(
      sum(completed.map(({ vamvuCommission }) => vamvuCommission)) / 100,
      2,
    );
    expect(await total(api, 'customers_with_completed_orders', query)).toBe(
      new Set(completed.map(({ customerId }) => customerId)).size,
    );
    expect(await total(api, 'working_couriers', query)).toBe(
      new Set(completed.flatMap(({ courierId }) => (courierId === null ? [] : [courierId]))).size,
    );
  });

  it('add up: the total is the sum of the countries, and each country of its cities', async () => {
    const api = await startTestApi();
    const { selectors } = await read(api, 'orders');
    const cities = selectors[1]?.list ?? [];
    const byCity = await Promise.all(cities.map(({ id }) => total(api, 'orders', `filter[city]=${id}`)));
    const byCountry = await Promise.all(['es', 'ua'].map((id) => total(api, 'orders', `country=${id}`)));
    const sum = (values: number[]) => values.reduce((left, right) => left + right, 0);
    const all = await total(api, 'orders');
    expect(all).toBe(allOrders(api).length);
    expect([sum(byCity), sum(byCountry)]).toEqual([all, all]);
  });

  it('count for a day the records up to then', async () => {
    const api = await startTestApi();
    expect(await total(api, 'customers', 'date=2000-01-01')).toBe(0);
    const customers = api.db.prepare('SELECT COUNT(*) AS n FROM customers').get()?.n;
    expect(await total(api, 'customers', 'date=2026-05-13')).toBe(customers);
  });

  it('count couriers without a booking for 14 days', async () => {
    const api = await startTestApi();
    const before = await total(api, 'not_working_couriers', 'date=2026-05-13');
    const idle = api.db
      .prepare(
        `SELECT id FROM couriers WHERE status = 'active' AND createdAt < '2026-04-01' AND id NOT IN
         (SELECT courierId FROM courier_bookings WHERE day BETWEEN '2026-04-30' AND '2026-05-13') LIMIT 1`,
      )
      .get();
    const book = (day: string) =>
      api.db.prepare('INSERT OR IGNORE INTO courier_bookings VALUES (?, ?)').run(String(idle?.id), day);
    const reread = () => total(api, 'not_working_couriers', 'date=2026-05-13');
    book('2026-04-29');
    expect(await reread()).toBe(before);
    book('2026-04-30');
    expect(await reread()).toBe(before - 1);
  });

  it('accept instants as well as days', async () => {
    const api = await startTestApi();
    const between = (from: string, to: string) =>
      allOrders(api).filter(({ createdAt }) => createdAt >= from && createdAt <= to).length;
    const [from, to] = ['2026-03-01T10:00:00.000Z', '2026-04-01T10:00:00.000Z'];
    expect(await total(api, 'orders', `dateFrom=${from}&dateTo=${to}`)).toBe(between(from, to));
    const earlier = encodeURIComponent('2026-03-01T11:00:00+01:00');
    expect(await total(api, 'orders', `dateFrom=${earlier}&dateTo=${to}`)).toBe(between(from, to));
    expect(await total(api, 'not_working_couriers', 'date=2026-05-13T09:00:00.000Z')).toBe(
      await total(api, 'not_working_couriers', 'date=2026-05-13'),
    );
  });

  it('count the customers with more than a given number of completed orders', async () => {
    const api = await startTestApi({ orders: 3000 });
    const counts = new Map<string, number>();
    for (const { customerId, status } of allOrders(api)) {
      if (status === 'completed') counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
    }
    const name = 'customers_with_completed_orders';
    const { selectors } = await read(api, name);
    expect(selectors.at(-1)?.list.map(({ id }) => id)).toEqual(['1', '5', '10']);
    for (const least of [0, 1, 5, 10]) {
      const expected = [...counts.values()].filter((count) => count > least).length;
      expect(expected).toBeGreaterThan(0);
      expect(await total(api, name, least === 0 ? '' : `filter[orderCount]=${least}`)).toBe(expected);
    }
    failureOf(await api.send('GET', `/dashboard/${name}?orderCount=2`), 422);
  });

  it('reject an invalid date, country, city and metric', async () => {
    const { send } = await startTestApi();
    failureOf(await send('GET', '/dashboard/orders?dateFrom=yesterday'), 422);
    failureOf(await send('GET', '/dashboard/orders?country=fr'), 422);
    failureOf(await send('GET', '/dashboard/orders?city=unknown'), 422);
    failureOf(await send('GET', '/dashboard/happiness'), 404);
  });

  it('show an administrator of one country only that country', async () => {
    const api = await startTestApi();
    const { accessToken } = await api.logIn(spanishAdmin);
    const limited = { ...api, send: api.as(accessToken) };
    expect(await total(limited, 'orders')).toBe(await total(api, 'orders', 'country=es'));
    const { selectors } = await read(limited, 'orders');
    expect(selectors.map(({ list }) => list.length)).toEqual([1, 3]);
    failureOf(await limited.send('GET', '/dashboard/orders?country=ua'), 403);
    const foreign = (await firstCity(api.send, 'ua')).split('/').at(-1);
    for (const name of ['orders', 'top_customers']) {
      failureOf(await limited.send('GET', `/dashboard/${name}?city=${foreign}`), 403);
    }
  });
});

it('lists the ten customers with the most orders', async () => {
  const api = await startTestApi();
  const top = async (query: string) =>
    (await api.send('GET', `/dashboard/top_customers?${query}`)).body<{
      customers: { phoneNumber: string; country: string; city: string; orderNumbers: number }[];
      cities: Record<string, { id: string }[]>;
    }>();
  const { customers, cities } = await top('');
  expect(Object.values(cities).map((list) => list.length)).toEqual([3, 3]);
  const counts = new Map<string, number>();
  for (const { customerId } of allOrders(api)) counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
  const expected = [...counts.values()].sort((left, right) => right - left).slice(0, 10);
  expect(customers.map(({ orderNumbers }) => orderNumbers)).toEqual(expected);
  const spanish = await top('country=es&date=2026-05-13');
  expect(new Set(spanish.customers.map(({ country }) => country))).toEqual(new Set(['es']));
  expect((await top('date=2000-01-01')).customers).toEqual([]);
});
