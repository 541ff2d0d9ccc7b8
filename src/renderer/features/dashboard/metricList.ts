import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DashboardMetric, dashboardMetrics } from '#shared/api/dashboard.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListFilter } from '../../data/listState.ts';
import { paths } from '../../paths.ts';
import type { DashboardQuery } from './dashboardQuery.ts';

interface ShownMetric<Metric extends DashboardMetric> {
  title: MessageDescriptor;
  /** What it is asked for: one day or a period. Checked against the contract, which would bring its schemas along. */
  by: (typeof dashboardMetrics)[Metric];
  isMoney?: boolean;
  /** The list behind the figure. */
  list?: 'orders' | 'customers' | 'couriers' | 'establishments';
  /** Only the records that were made in the period. */
  isOfPeriod?: boolean;
  isCompleted?: boolean;
}

const ofPeriod = { by: 'period', isOfPeriod: true } as const;
const completedOrders = { ...ofPeriod, isMoney: true, list: 'orders', isCompleted: true } as const;

/** The cards in the order in which they stand. */
export const metricList: { readonly [Metric in DashboardMetric]: ShownMetric<Metric> } = {
  orders: { title: msg`Orders`, ...ofPeriod, list: 'orders' },
  revenue: { title: msg`Revenue`, ...completedOrders },
  profit: { title: msg`Profit`, ...completedOrders },
  average_order: { title: msg`Average order`, ...completedOrders },
  new_customers: { title: msg`New customers`, ...ofPeriod, list: 'customers' },
  customers_with_completed_orders: { title: msg`Customers with completed orders`, by: 'period' },
  working_couriers: { title: msg`Working couriers`, by: 'period' },
  customers_contacted: { title: msg`Customers who contacted us`, by: 'period' },
  establishments: { title: msg`Establishments`, by: 'date', list: 'establishments' },
  couriers: { title: msg`Couriers`, by: 'date', list: 'couriers' },
  not_working_couriers: { title: msg`Couriers without a booking in 14 days`, by: 'date' },
  customers: { title: msg`Customers`, by: 'date', list: 'customers' },
};

const numberNames: Readonly<Record<string, MessageDescriptor>> = {
  restaurants: msg`Restaurants`,
  shops: msg`Shops`,
  active: msg({ context: 'how many', message: 'Active' }),
  stopped: msg({ context: 'how many', message: 'Stopped' }),
  candidates: msg`Candidates`,
  completed: msg({ context: 'how many', message: 'Completed' }),
  canceled: msg({ context: 'how many', message: 'Canceled' }),
  delivery: msg`Delivery`,
  pickup: msg`Pickup`,
  more_than_1: msg`More than 1 order`,
  more_than_5: msg`More than 5 orders`,
  more_than_10: msg`More than 10 orders`,
  requests: msg`Requests`,
};

/** A number that this version does not know is named as it came. */
export const numberName = (i18n: I18n, name: string): string => {
  const descriptor = Object.hasOwn(numberNames, name) ? numberNames[name] : undefined;
  return descriptor ? i18n._(descriptor) : name;
};

/** The list behind a figure; null where there is none: lists are of one city, a figure may be of many. */
export const figureLink = (metric: DashboardMetric, query: DashboardQuery): string | null => {
  const { list, isOfPeriod, isCompleted }: ShownMetric<DashboardMetric> = metricList[metric];
  const { country, city, dateFrom, dateTo } = query;
  if (!list || country === '' || city === '') return null;
  const filters: Record<string, ListFilter> = {
    ...(isOfPeriod ? { createdAt: { match: 'between', from: dateFrom, to: dateTo } } : {}),
    ...(isCompleted ? { status: { match: 'in', values: ['completed'] } } : {}),
  };
  const params = toListParams({ ...initialListState, filters }).toString();
  return paths[list].list({ country, city }) + (params ? `?${params}` : '');
};
