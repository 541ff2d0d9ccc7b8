import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { unwrap } from '../../data/resultError.ts';
import { call } from '../../ipc/call.ts';
import { type DashboardQuery, metricSearch } from './dashboardQuery.ts';
import { metricList } from './metricList.ts';

export const dashboardKey = 'dashboard';

interface MetricOptions {
  /** What is chosen on the card itself. */
  chosen?: Readonly<Record<string, string>>;
  isWanted?: boolean;
}

/** One card's numbers; the old ones stay on screen while the next are on their way. */
export const useMetric = (
  metric: DashboardMetric,
  query: DashboardQuery,
  { chosen = {}, isWanted = true }: MetricOptions = {},
) => {
  const search = { ...metricSearch(metricList[metric].by, query), ...chosen };
  return useQuery({
    queryKey: [dashboardKey, metric, search],
    queryFn: async ({ signal }) => unwrap(await call('dashboard.metric', { metric }, { search, signal })),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
};
