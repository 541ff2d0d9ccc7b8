import type { SQLInputValue } from 'node:sqlite';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { countries } from '#shared/rules/countries.ts';
import { addDays } from '#shared/rules/plainDates.ts';
import { dateIn } from '../time/zonedTime.ts';
import { orderCountSelector, type Selector, type Share } from './dashboardScope.ts';

export type Sums = Readonly<Record<string, number>>;

export interface Metric {
  /** Returns a single row of numbers that can be summed over countries. */
  sql: string;
  parameters: (share: Share, now: Date) => SQLInputValue[];
  /** Computes the displayed numbers; the first is the total. Default: the sums. */
  show?: (sums: Sums) => Sums;
  money?: boolean;
  /** Selector in addition to country and city. */
  selector?: Selector;
}

const cities = 'cityId IN (SELECT value FROM json_each(?))';
const until = ({ cityIds, to }: Share): SQLInputValue[] => [cityIds, to];
const period = ({ cityIds, from, to }: Share): SQLInputValue[] => [cityIds, from, to];

const liveUntil = (table: string, numbers: string): string =>
  `SELECT ${numbers} FROM ${table} WHERE ${cities} AND createdAt <= ? AND deletedAt IS NULL`;

const ordersIn = (numbers: string, condition = '1'): string =>
  `SELECT ${numbers} FROM orders WHERE ${cities} AND createdAt BETWEEN ? AND ? AND deletedAt IS NULL AND ${condition}`;

const count = (condition: string, name: string): string => `COALESCE(SUM(${condition}), 0) AS ${name}`;
const sum = (column: string, name: string): string => `COALESCE(SUM(${column}), 0) AS ${name}`;
const completed = "status = 'completed'";

const workingDays = 14;

const perCustomer = `
  SELECT COUNT(*) AS total, ${count('n > 1', 'more_than_1')}, ${count('n > 5', 'more_than_5')},
    ${count('n > 10', 'more_than_10')}
  FROM (${ordersIn('COUNT(*) AS n', completed)} GROUP BY customerId HAVING n > ?)`;

const notWorking = `
  SELECT COUNT(*) AS total FROM couriers k
  WHERE k.${cities} AND k.createdAt <= ? AND k.deletedAt IS NULL AND k.status IN ('active', 'setup_completed')
    AND NOT EXISTS (SELECT 1 FROM courier_bookings b WHERE b.courierId = k.id AND b.day BETWEEN ? AND ?)`;

/** Ends today at the latest: couriers cannot have missed future days. */
const bookingWindow = ({ country, toDate }: Share, now: Date): SQLInputValue[] => {
  const today = dateIn(now, countries[country].timeZone);
  const last = toDate < today ? toDate : today;
  return [addDays(last, 1 - workingDays), last];
};

export const metrics: Readonly<Record<DashboardMetric, Metric>> = {
  establishments: {
    sql: liveUntil(
      'establishments',
      `COUNT(*) AS total, ${count("kind = 'restaurant'", 'restaurants')}, ${count("kind = 'shop'", 'shops')},
       ${count('isActive = 1', 'active')}, ${count('isStopped = 1', 'stopped')}`,
    ),
    parameters: until,
  },
  couriers: {
    sql: liveUntil(
      'couriers',
      `COUNT(*) AS total, ${count("status = 'active'", 'active')}, ${count("status = 'request_was_sent'", 'candidates')}`,
    ),
    parameters: until,
  },
  not_working_couriers: {
    sql: notWorking,
    parameters: (share, now) => [...until(share), ...bookingWindow(share, now)],
  },
  customers: {
    sql: liveUntil('customers', `COUNT(*) AS total, ${count('isActive = 1', 'active')}`),
    parameters: until,
  },
  customers_with_completed_orders: {
    sql: perCustomer,
    parameters: (share) => [...period(share), share.moreThanOrders],
    selector: orderCountSelector,
  },
  orders: {
    sql: ordersIn(
      `COUNT(*) AS total, ${count(completed, 'completed')}, ${count("status LIKE '%canceled%'", 'canceled')},
       ${count("deliveryMethod = 'delivery'", 'delivery')}, ${count("deliveryMethod = 'pickup'", 'pickup')}`,
    ),
    parameters: period,
  },
  average_order: {
    sql: ordersIn(`COUNT(*) AS number, ${sum('orderTotal', 'amount')}`, completed),
    parameters: period,
    show: ({ number = 0, amount = 0 }) => ({ total: number === 0 ? 0 : Math.round(amount / number) }),
    money: true,
  },
  new_customers: {
    sql: `SELECT COUNT(*) AS total FROM customers WHERE ${cities} AND createdAt BETWEEN ? AND ? AND deletedAt IS NULL`,
    parameters: period,
  },
  working_couriers: {
    sql: ordersIn('COUNT(DISTINCT courierId) AS total', completed),
    parameters: period,
  },
  customers_contacted: {
    sql: `SELECT COUNT(DISTINCT email) AS total, COUNT(*) AS requests FROM customer_requests
          WHERE country = ? AND (? OR ${cities}) AND createdAt BETWEEN ? AND ?`,
    parameters: (share) => [share.country, share.wholeCountry ? 1 : 0, ...period(share)],
  },
  revenue: {
    sql: ordersIn(
      `${sum('orderTotal', 'total')}, ${sum("orderTotal * (deliveryMethod = 'delivery')", 'delivery')},
       ${sum("orderTotal * (deliveryMethod = 'pickup')", 'pickup')}`,
      completed,
    ),
    parameters: period,
    money: true,
  },
  profit: {
    sql: ordersIn(sum('vamvuCommission', 'total'), completed),
    parameters: period,
    money: true,
  },
};
