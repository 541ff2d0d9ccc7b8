import { readPages } from '#shared/ipc/readPages.ts';
import { type AppError, type Result, success } from '#shared/ipc/result.ts';
import { addDays, type HalfMonth } from '#shared/rules/plainDates.ts';
import type { OrderToday, SettledLine } from '#shared/rules/settledOrders.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { textOrEmpty } from '../payLists/payListLines.ts';

const ordersAtOnce = 500;
/** Limit of orders of a half-month, so that a reading stays within memory and the server's patience. */
const maxOrders = 100_000;
/** Orders of lines that were created at another time are looked up one by one. */
const maxSingles = 200;
const maxCities = 1000;
/** Orders are listed by their creation; scheduled ones are completed days later. */
const daysAhead = 7;

type Row = { id: string } & Record<string, unknown>;

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Only the fields to compare: an order has several kilobytes of other data. */
const toOrder = (row: Row, city: string): OrderToday => ({
  id: row.id,
  city,
  status: textOrEmpty(row.status),
  courierId: textOrNull(row.courierId),
  establishmentName: textOrNull(row.establishmentName),
  courierName: textOrNull((row.courier as Row | null | undefined)?.fullName),
  createdAt: textOrNull(row.createdAt),
  paidAt: textOrNull(row.paidAt),
  acceptedAt: textOrNull(row.acceptedAt),
  scheduledFor: textOrNull(row.scheduledFor),
  updatedAt: textOrNull(row.updatedAt),
  itemsSum: amountOf(row.itemsSum),
  surcharge: amountOf(row.surcharge),
  discountSum: amountOf(row.discountSum),
  vamvuCommission: amountOf(row.vamvuCommission),
  tips: amountOf(row.tips),
});

export interface OrdersRead {
  orders: OrderToday[];
  unreadCities: string[];
  isLimited: boolean;
}

interface ReadOptions {
  api: AllCitiesClient;
  country: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  limit?: number;
}

/** Orders that can have been completed in the half-month, city by city. A city that fails is named. */
export const readOrders = async (
  { start, end }: HalfMonth,
  { api, country, signal, onProgress, limit = maxOrders }: ReadOptions,
): Promise<Result<OrdersRead>> => {
  const answer = await api.call(
    { operation: 'cities.list', params: { country }, query: { page: 1, size: maxCities } },
    signal,
  );
  if (!answer.ok) return answer;
  const cities = (answer.data as Row[]).map(({ id }) => id);
  const read: OrdersRead = { orders: [], unreadCities: [], isLimited: false };
  let done = 0;
  let ended: AppError | null = null;
  const filters = {
    createdAt: { match: 'between', from: addDays(start, -daysAhead), to: addDays(end, 1) },
  } as const;
  const readCity = async (city: string): Promise<void> => {
    if (ended) return;
    if (read.orders.length >= limit) {
      read.isLimited = true;
      read.unreadCities.push(city);
      return;
    }
    let isCut = false;
    const pages = await readPages<Row>({
      size: ordersAtOnce,
      isEnough: () => isCut,
      read: async (page) =>
        (await api.call(
          { operation: 'orders.list', params: { country, city }, query: { ...page, filters } },
          signal,
        )) as Result<Row[]>,
      take: (rows) => {
        for (const row of rows) {
          if (read.orders.length >= limit) isCut = true;
          else read.orders.push(toOrder(row, city));
        }
      },
    });
    if (isCut) read.isLimited = true;
    if (!pages.ok && pages.error.code === 'SESSION_ENDED') ended = pages.error;
    if (isCut || !pages.ok) read.unreadCities.push(city);
    done += 1;
    onProgress(done, cities.length);
  };
  onProgress(0, cities.length);
  await Promise.all(cities.map((city) => api.budget.run('closing', () => readCity(city), signal)));
  return ended ? { ok: false, error: ended } : success(read);
};

/** Orders of lines that the list did not contain. `unread`: their number is too large, or the read failed. */
export const readMissingOrders = async (
  lines: readonly SettledLine[],
  { orders, unreadCities }: OrdersRead,
  { api, country, signal }: Pick<ReadOptions, 'api' | 'country' | 'signal'>,
): Promise<{ found: OrderToday[]; unread: Set<string> }> => {
  const known = new Set(orders.map(({ id }) => id));
  const missing = new Map(
    lines
      .filter(({ orderId, city }) => !known.has(orderId) && !unreadCities.includes(city))
      .map(({ orderId, city }) => [orderId, city]),
  );
  const unread = new Set([...missing.keys()].slice(maxSingles));
  const found: OrderToday[] = [];
  const readOne = async (id: string, city: string): Promise<void> => {
    const answer = await api.call({ operation: 'orders.read', params: { country, city, id } }, signal);
    if (answer.ok) found.push(toOrder(answer.data as Row, city));
    else if (answer.error.status !== 404) unread.add(id);
  };
  await Promise.all(
    [...missing]
      .slice(0, maxSingles)
      .map(([id, city]) => api.budget.run('closing', () => readOne(id, city), signal)),
  );
  return { found, unread };
};
