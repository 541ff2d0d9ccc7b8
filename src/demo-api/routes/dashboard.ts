import type { DatabaseSync } from 'node:sqlite';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { type Selector, type Share, selectorsOf, sharesOf } from '../dashboard/dashboardScope.ts';
import { type Metric, metrics, type Sums } from '../dashboard/metrics.ts';
import { topCustomers } from '../dashboard/topCustomers.ts';
import { statement } from '../db/statement.ts';
import { notFound } from '../http/apiError.ts';
import type { Call, Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';

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
