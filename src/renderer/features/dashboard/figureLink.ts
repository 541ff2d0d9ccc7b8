import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListFilter } from '../../data/listState.ts';
import { paths } from '../../paths.ts';
import type { DashboardQuery } from './dashboardQuery.ts';

interface BehindFigure {
  list: 'orders' | 'customers' | 'couriers' | 'establishments';
  /** Only the records that were made in the period. */
  isOfPeriod?: boolean;
  isCompleted?: boolean;
}

const behind: { readonly [Metric in DashboardMetric]?: BehindFigure } = {
  orders: { list: 'orders', isOfPeriod: true },
  revenue: { list: 'orders', isOfPeriod: true, isCompleted: true },
  profit: { list: 'orders', isOfPeriod: true, isCompleted: true },
  average_order: { list: 'orders', isOfPeriod: true, isCompleted: true },
  new_customers: { list: 'customers', isOfPeriod: true },
  customers: { list: 'customers' },
  couriers: { list: 'couriers' },
  establishments: { list: 'establishments' },
};

/** The list behind a figure; null where there is none: lists are of one city, a figure may be of many. */
export const figureLink = (metric: DashboardMetric, query: DashboardQuery): string | null => {
  const found = behind[metric];
  const { country, city, dateFrom, dateTo } = query;
  if (!found || country === '' || city === '') return null;
  const filters: Record<string, ListFilter> = {
    ...(found.isOfPeriod ? { createdAt: { match: 'between', from: dateFrom, to: dateTo } } : {}),
    ...(found.isCompleted ? { status: { match: 'in', values: ['completed'] } } : {}),
  };
  const params = toListParams({ ...initialListState, filters }).toString();
  return paths[found.list].list({ country, city }) + (params ? `?${params}` : '');
};
