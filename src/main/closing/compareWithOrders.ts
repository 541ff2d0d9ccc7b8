import type { ClosedPeriod, ComparedOrders } from '#shared/ipc/closingRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { countries } from '#shared/rules/countries.ts';
import { addDays, halfMonthOf, previousHalfMonth } from '#shared/rules/plainDates.ts';
import { compareOrders, type FoundOrder, type SettledLine } from '#shared/rules/settledOrders.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { cityOf, payeeTypeOf, readPayListLines } from '../payLists/payListLines.ts';
import { nameIn, readBothSorts, rowsIn } from './readClosing.ts';
import { type OrdersRead, readMissingOrders, readOrders } from './readOrders.ts';

/** Limit of findings that windows receive. */
export const maxFound = 2000;
/** Lists of the half-months around, read for orders near midnight. */
const maxNeighbours = 100;

const keyOf = ({ payeeType, orderId }: Pick<FoundOrder, 'payeeType' | 'orderId'>): string =>
  `${payeeType}\n${orderId}`;

interface CompareOptions {
  api: AllCitiesClient;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  limit?: number;
}

/** Orders near midnight that the half-month before or after pays. */
const paidAround = async (
  edges: readonly FoundOrder[],
  { country, start }: ClosedPeriod,
  { api, signal }: Pick<CompareOptions, 'api' | 'signal'>,
): Promise<Result<Set<string>>> => {
  const paid = new Set<string>();
  if (edges.length === 0) return success(paid);
  const wanted = new Set(edges.map(({ payeeType, city, payee }) => [payeeType, city, payee].join('\n')));
  const around = [previousHalfMonth(start), halfMonthOf(addDays(halfMonthOf(start).end, 1))];
  let left = maxNeighbours;
  for (const period of around) {
    const sorts = await readBothSorts(api, country, period, signal);
    if (!sorts.ok) return sorts;
    const lists = rowsIn(sorts.data).filter(({ query, row }) => {
      const payeeType = payeeTypeOf(query.entity);
      return wanted.has([payeeType, cityOf(query, row), nameIn(row, payeeType)].join('\n'));
    });
    const read = async ({ query, row }: (typeof lists)[number]): Promise<void> => {
      const lines = await readPayListLines(api, query, row, signal);
      // An unreadable neighbour leaves the order in doubt.
      if (!lines.ok) return;
      for (const { orderId } of lines.data)
        paid.add(keyOf({ payeeType: payeeTypeOf(query.entity), orderId }));
    };
    await Promise.all(
      lists.slice(0, left).map((list) => api.budget.run('closing', () => read(list), signal)),
    );
    left -= Math.min(left, lists.length);
  }
  return success(paid);
};

export interface LinesRead {
  lines: readonly SettledLine[];
  unreadLists: number;
}

/** Whether every order of the half-month is paid once. `lines`: of all its lists. */
export const compareWithOrders = async (
  of: ClosedPeriod,
  { lines, unreadLists }: LinesRead,
  options: CompareOptions,
): Promise<Result<ComparedOrders>> => {
  const { country, start } = of;
  const period = halfMonthOf(start);
  const read = await readOrders(period, { ...options, country });
  if (!read.ok) return read;
  const { orders, unreadCities, isLimited }: OrdersRead = read.data;
  const missing = await readMissingOrders(lines, read.data, { ...options, country });
  const all = compareOrders({
    orders: [...orders, ...missing.found],
    lines,
    period,
    timeZone: countries[country].timeZone,
    isComplete: (city) => !unreadCities.includes(city),
  }).filter(({ finding, orderId }) => finding !== 'gone' || !missing.unread.has(orderId));
  const around = await paidAround(
    all.filter(({ finding }) => finding === 'edge'),
    of,
    options,
  );
  if (!around.ok) return around;
  const found = all.filter((one) => one.finding !== 'edge' || !around.data.has(keyOf(one)));
  return success({
    comparedAt: new Date().toISOString(),
    ordersRead: orders.length + missing.found.length,
    found: found.slice(0, maxFound),
    foundInAll: found.length,
    unreadCities,
    isLimited,
    unreadLists,
    unreadOrders: missing.unread.size,
  });
};
