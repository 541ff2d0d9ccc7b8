import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { unwrap } from '../../data/queryClient.ts';
import { call } from '../../ipc/bridge.ts';
import { type DashboardQuery, metricSearch } from './dashboardQuery.ts';
import { metricList } from './metricList.ts';

export const dashboardKey = 'dashboard';

type Chosen = Readonly<Record<string, string>>;

interface MetricOptions {
  chosen?: Chosen;
  isWanted?: boolean;
}

export const metricQuery = (metric: DashboardMetric, query: DashboardQuery, chosen: Chosen) => {
  const search = { ...metricSearch(metricList[metric].by, query), ...chosen };
  return queryOptions({
    queryKey: [dashboardKey, metric, search],
    queryFn: async ({ signal }) => unwrap(await call('dashboard.metric', { metric }, { search, signal })),
  });
};

/** Query for the top customers, whose response also lists cities. */
export const topCustomersQuery = (query: DashboardQuery) => {
  const search = metricSearch('date', query);
  return queryOptions({
    queryKey: [dashboardKey, 'top customers', search],
    queryFn: async ({ signal }) => unwrap(await call('dashboard.topCustomers', {}, { search, signal })),
  });
};

/** Query of a card; shows previous data while another period loads. */
export const useMetric = (
  metric: DashboardMetric,
  query: DashboardQuery,
  { chosen = {}, isWanted = true }: MetricOptions = {},
) =>
  useQuery({
    ...metricQuery(metric, query, chosen),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
