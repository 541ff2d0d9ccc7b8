import type { DatabaseSync } from 'node:sqlite';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { countriesOf } from '#shared/rules/countries.ts';
import { citiesOf, type Selector, type Share, selectorsOf, sharesOf } from '../dashboard/dashboardScope.ts';
import { type Metric, metrics, type Sums } from '../dashboard/metrics.ts';
import { statement } from '../db/statement.ts';
import { notFound } from '../http/apiError.ts';
import type { Call, Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';

const entries = 10;

interface TopCustomer {
  phoneNumber: string;
  country: string;
  city: string;
  orderNumbers: number;
}

const sql = `
  SELECT coalesce(c.phoneNumber, '') AS phoneNumber, z.country, z.localName AS city, n.orderNumbers
  FROM (
    SELECT customerId, COUNT(*) AS orderNumbers FROM orders
    WHERE cityId IN (SELECT value FROM json_each(?)) AND createdAt BETWEEN ? AND ? AND deletedAt IS NULL
    GROUP BY customerId
  ) n JOIN customers c ON c.id = n.customerId AND c.deletedAt IS NULL JOIN cities z ON z.id = c.cityId
  ORDER BY n.orderNumbers DESC, phoneNumber LIMIT ${entries}`;

const topOf = (db: DatabaseSync, { cityIds, from, to }: Share): TopCustomer[] =>
  statement(db, sql).all(cityIds, from, to) as unknown as TopCustomer[];

const citiesByCountry = ({ db, identity }: Call) =>
  Object.fromEntries(countriesOf(identity.country).map((country) => [country, citiesOf(db, country)]));

const topCustomers: Handlers['dashboard.topCustomers'] = (call) =>
  json({
    customers: sharesOf(call)
      .flatMap((share) => topOf(call.db, share))
      .sort((left, right) => right.orderNumbers - left.orderNumbers)
      .slice(0, entries),
    cities: citiesByCountry(call),
  });

const isMetric = (name: string): name is DashboardMetric => Object.hasOwn(metrics, name);

const computeShare = (db: DatabaseSync, metric: Metric, share: Share, now: Date): Sums =>
  statement(db, metric.sql).get(...metric.parameters(share, now)) as unknown as Sums;

const addUp = (rows: readonly Sums[]): Sums => {
  const sums: Record<string, number> = {};
  for (const [name, value] of rows.flatMap((row) => Object.entries(row))) {
    sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
};

interface ShownNumber {
  name: string;
  value: number;
  kind: string;
}

const toNumbers = (metric: Metric, sums: Sums): ShownNumber[] =>
  Object.entries(metric.show?.(sums) ?? sums).map(([name, value]) => ({
    name,
    value: metric.money ? value / 100 : value,
    kind: name === 'total' ? 'total' : metric.money ? 'money' : 'count',
  }));

const readMetric = (call: Call, metric: Metric): { numbers: ShownNumber[]; selectors: Selector[] } => {
  const now = call.now();
  const sums = addUp(sharesOf(call).map((share) => computeShare(call.db, metric, share, now)));
  const selectors = [...selectorsOf(call), ...(metric.selector ? [metric.selector] : [])];
  return { numbers: toNumbers(metric, sums), selectors };
};

export const dashboardHandlers: Handlers<'dashboard.metric' | 'dashboard.topCustomers'> = {
  'dashboard.metric': (call) => {
    const { metric } = call.params;
    if (!isMetric(metric)) throw notFound('metric');
    return json(readMetric(call, metrics[metric]));
  },
  'dashboard.topCustomers': topCustomers,
};
