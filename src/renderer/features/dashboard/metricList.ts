import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DashboardMetric, dashboardMetrics } from '#shared/api/dashboard.ts';

interface ShownMetric<Metric extends DashboardMetric> {
  title: MessageDescriptor;
  /** What it is asked for: one day or a period. Checked against the contract, which would bring its schemas along. */
  by: (typeof dashboardMetrics)[Metric];
  isMoney?: boolean;
}

/** The cards in the order in which they stand. */
export const metricList: { readonly [Metric in DashboardMetric]: ShownMetric<Metric> } = {
  orders: { title: msg`Orders`, by: 'period' },
  revenue: { title: msg`Revenue`, by: 'period', isMoney: true },
  profit: { title: msg`Profit`, by: 'period', isMoney: true },
  average_order: { title: msg`Average order`, by: 'period', isMoney: true },
  new_customers: { title: msg`New customers`, by: 'period' },
  customers_with_completed_orders: { title: msg`Customers with completed orders`, by: 'period' },
  working_couriers: { title: msg`Working couriers`, by: 'period' },
  customers_contacted: { title: msg`Customers who contacted us`, by: 'period' },
  establishments: { title: msg`Establishments`, by: 'date' },
  couriers: { title: msg`Couriers`, by: 'date' },
  not_working_couriers: { title: msg`Couriers without a booking in 14 days`, by: 'date' },
  customers: { title: msg`Customers`, by: 'date' },
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
