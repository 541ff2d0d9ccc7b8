import { beforeAll, describe, expect, it } from 'vitest';
import { firstCity, type Send, startTestApi } from '../testing/testApi.ts';

interface Order {
  id: string;
  orderTotal: number;
  status: string;
  scheduledFor: string | null;
  establishmentName: string;
  customer: { firstName: string; lastName: string };
  courier: { fullName: string } | null;
}

let send: Send;
let path: string;
let orders: Order[];

/** The list as someone sees it who walks through its pages. */
const allPages = async (query: string, size: number): Promise<{ rows: Order[]; total: number }> => {
  const rows: Order[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await send('GET', `${path}?page[size]=${size}&page[number]=${page}${query}`);
    const found = answer.body<Order[]>();
    const total = Number(answer.headers.get('content-total'));
    if (found.length === 0) return { rows, total };
    rows.push(...found);
  }
};

beforeAll(async () => {
  // The large city has more orders than are ever sorted after being found.
  ({ send } = await startTestApi({ orders: 5000 }));
  path = `${await firstCity(send, 'es')}/orders`;
  orders = (await allPages('', 5000)).rows;
  expect(orders.length).toBeGreaterThan(1500);
});

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** What each order is sorted by; nothing comes before everything. */
const keys: Readonly<Record<string, (order: Order) => string | number>> = {
  orderTotal: ({ orderTotal }) => orderTotal,
  status: ({ status }) => status,
  scheduledFor: ({ scheduledFor }) => scheduledFor ?? '',
  establishment: ({ establishmentName }) => folded(establishmentName),
  customer: ({ customer }) => folded(`${customer.firstName} ${customer.lastName}`.trim()),
  courier: ({ courier }) => folded(courier?.fullName ?? ''),
};

const filters: Readonly<Record<string, { query: string; shows: (order: Order) => boolean }>> = {
  'all orders': { query: '', shows: () => true },
  'nearly all, by two filters': {
    query: '&filter[orderTotal][between]=0,100000&filter[status][ilike]=%25e%25',
    shows: ({ status }) => status.includes('e'),
  },
  few: {
    query: '&filter[orderTotal][between]=20,22',
    shows: ({ orderTotal: sum }) => sum >= 20 && sum <= 22,
  },
};

const compare = (left: string | number, right: string | number): number =>
  left === right ? 0 : left < right ? -1 : 1;

describe.each(Object.entries(filters))('the pages of a long list: %s', (_name, { query, shows }) => {
  it.each(Object.entries(keys))('by %s, forwards and backwards', async (field, keyOf) => {
    const expected = orders.filter(shows).map(keyOf).sort(compare);
    const up = await allPages(`${query}&sort[${field}]=asc`, 300);
    expect(up.total).toBe(expected.length);
    expect(up.rows.map(keyOf)).toEqual(expected);
    expect(new Set(up.rows.map(({ id }) => id)).size).toBe(expected.length);
    const down = await allPages(`${query}&sort[${field}]=desc`, 470);
    expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).reverse());
  });
});

it('a page behind the last one is empty and knows the total', async () => {
  for (const sort of ['createdAt', 'customer']) {
    const answer = await send('GET', `${path}?page[size]=100&page[number]=100000&sort[${sort}]=asc`);
    expect(answer.body<Order[]>()).toEqual([]);
    expect(Number(answer.headers.get('content-total'))).toBe(orders.length);
  }
});
