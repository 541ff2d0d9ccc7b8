import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#shared/rules/wireValues.ts';
import { foldText } from '#shared/text/foldText.ts';
import { failureOf, firstCity, type Send, startTestApi } from '../testing/testApi.ts';

interface Order {
  id: string;
  orderId: string;
  status: string;
  orderTotal: number;
  totalRefund: number;
  customerId: string;
  courierId: string | null;
  establishmentName: string;
  customer: { firstName: string; lastName: string };
  courier: { fullName: string } | null;
  paidAt: string | null;
  scheduledFor: string | null;
  updatedAt: string;
  createdAt: string;
  feedback: { id: string } | null;
}

const setUp = async (): Promise<{ send: Send; city: string; path: string; orders: Order[] }> => {
  const { send } = await startTestApi();
  const city = await firstCity(send, 'es');
  const path = `${city}/orders`;
  return { send, city, path, orders: (await send('GET', `${path}?page[size]=5000`)).body<Order[]>() };
};

describe('orders', () => {
  it('contain the people and the name of the establishment', async () => {
    const { orders } = await setUp();
    expect(orders.length).toBeGreaterThan(20);
    for (const order of orders) {
      expect(order.orderId).toBe(order.id);
      expect(order.establishmentName).not.toBe('');
      expect(Object.keys(order.customer).sort()).toEqual(['firstName', 'lastName']);
      expect(order.courier === null).toBe(order.courierId === null);
    }
  });

  it('are sorted newest first, and can be sorted and filtered by every other field', async () => {
    const { send, path, orders } = await setUp();
    const dates = orders.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const customerId = orders[0]?.customerId;
    const found = (await send('GET', `${path}?filter[customerId]=${customerId}&sort[orderTotal]=asc`)).body<
      Order[]
    >();
    const expected = orders.filter((order) => order.customerId === customerId);
    expect(found.map(({ orderTotal }) => orderTotal)).toEqual(
      expected.map(({ orderTotal }) => orderTotal).sort((left, right) => left - right),
    );
  });

  it('are found by the first letters of their id, in capitals', async () => {
    const { send, path, orders } = await setUp();
    const id = orders[3]?.id ?? '';
    const found = await send('GET', `${path}?filter[orderId][ilike]=%25${id.slice(0, 8).toUpperCase()}%25`);
    expect(found.body<Order[]>().map((order) => order.id)).toContain(id);
  });

  it("are found by a part of a participant's name", async () => {
    const { send, path, orders } = await setUp();
    const order = orders.find(({ courier }) => courier !== null);
    const filters = {
      establishmentName: order?.establishmentName,
      customer: order?.customer.lastName,
      courier: order?.courier?.fullName,
    };
    const query = Object.entries(filters)
      .map(([field, value]) => `filter[${field}][ilike]=${encodeURIComponent(`%${value?.toUpperCase()}%`)}`)
      .join('&');
    const found = (await send('GET', `${path}?${query}&page[size]=500`)).body<Order[]>();
    expect(found.map(({ id }) => id)).toContain(order?.id);
  });

  it('return their largest total', async () => {
    const { send, path, orders } = await setUp();
    const max = Math.max(...orders.map(({ orderTotal }) => orderTotal));
    expect((await send('GET', `${path}/max`)).body()).toEqual({ max });
  });
});

/** Sort key per field; an empty one comes first. */
const sortKeys: Readonly<Record<string, (order: Order) => string | number>> = {
  orderTotal: ({ orderTotal }) => orderTotal,
  scheduledFor: ({ scheduledFor }) => scheduledFor ?? '',
  establishment: ({ establishmentName }) => foldText(establishmentName),
  customer: ({ customer }) => foldText(`${customer.firstName} ${customer.lastName}`),
  courier: ({ courier }) => foldText(courier?.fullName ?? ''),
};

const compare = (left: string | number, right: string | number): number =>
  left < right ? -1 : Number(left > right);

describe.each(['', '&filter[orderTotal][between]=20,30'])('the pages of all orders %s', (filter) => {
  it.each(Object.entries(sortKeys))('by %s, forwards and backwards', async (field, keyOf) => {
    const { send, path } = await setUp();
    const walk = async (direction: string, size: number): Promise<Order[]> => {
      const rows: Order[] = [];
      for (let page = 1; ; page += 1) {
        const query = `page[size]=${size}&page[number]=${page}&sort[${field}]=${direction}${filter}`;
        const answer = await send('GET', `${path}?${query}`);
        const found = answer.body<Order[]>();
        rows.push(...found);
        if (found.length > 0) continue;
        expect(answer.headers.get('content-total')).toBe(String(rows.length));
        return rows;
      }
    };
    const up = await walk('asc', 17);
    expect(up.length).toBeGreaterThan(20);
    expect(up.map(keyOf)).toEqual(up.map(keyOf).sort(compare));
    expect(new Set(up.map(({ id }) => id)).size).toBe(up.length);
    expect((await walk('desc', 23)).map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
  });
});

describe('changing an order', () => {
  it('is possible in four fields only', async () => {
    const { send, path, orders } = await setUp();
    const { id, orderTotal } = orders[0] ?? { id: '', orderTotal: 0 };
    const change = { preparationTime: 35, deliveryTime: 20, cancellationReason: 'Cerrado' };
    const changed = (
      await send('PATCH', `${path}/${id}`, { ...change, orderTotal: 1, items: [] })
    ).body<Order>();
    expect(changed).toMatchObject({ ...change, orderTotal });
  });

  it('refunds the payment on cancellation, and nothing otherwise', async () => {
    const { send, path, orders } = await setUp();
    const order = orders.find(({ status, paidAt }) => status === 'completed' && paidAt !== null);
    const set = async (status: string) =>
      (await send('PATCH', `${path}/${order?.id}`, { status })).body<Order>();
    expect((await set('canceled_by_establishment')).totalRefund).toBe(order?.orderTotal);
    expect((await set('completed')).totalRefund).toBe(0);
  });

  it('accepts every known status and no other', async () => {
    const { send, path, orders } = await setUp();
    for (const status of orderStatuses) {
      expect((await send('PATCH', `${path}/${orders[0]?.id}`, { status })).body()).toMatchObject({ status });
    }
    for (const body of [
      { status: 'lost' },
      { status: null },
      { preparationTime: 1.5 },
      { deliveryTime: -1 },
    ]) {
      failureOf(await send('PATCH', `${path}/${orders[0]?.id}`, body), 422);
    }
  });
});

it("an order updates the customer's number and total of orders", async () => {
  const { send, city, path, orders } = await setUp();
  const { id, customerId, orderTotal } = orders[0] ?? { id: '', customerId: '', orderTotal: 0 };
  const customer = async () =>
    (await send('GET', `${city}/customers/${customerId}`)).body<{ orders: number; total: number }>();
  const before = await customer();
  await send('DELETE', `${path}/${id}`);
  const after = await customer();
  expect(after.orders).toBe(before.orders - 1);
  expect(after.total).toBeCloseTo(before.total - orderTotal, 2);
  failureOf(await send('GET', `${path}/${id}`), 404);
});

it('an order can be created for a known establishment and customer', async () => {
  const { send, city, path, orders } = await setUp();
  const [establishment] = (await send('GET', `${city}/establishments`)).body<{ id: string }[]>();
  const body = {
    establishmentId: establishment?.id,
    customerId: orders[0]?.customerId,
    itemsSum: 20.1,
    tips: 2,
  };
  const created = await send('POST', path, body);
  expect(created.status).toBe(201);
  expect(created.body()).toMatchObject({ orderTotal: 22.1, status: 'created', courier: null });
  const failure = failureOf(await send('POST', path, { establishmentId: 'unknown' }), 422);
  expect(Object.keys(failure.fields ?? {}).sort()).toEqual(['customerId', 'establishmentId']);
});
