import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { unwrap } from '../../data/resultError.ts';
import { call } from '../../ipc/call.ts';
import { type DashboardQuery, metricSearch } from './dashboardQuery.ts';
import { metricList } from './metricList.ts';

export const dashboardKey = 'dashboard';

/** One card's numbers; the old ones stay on screen while the next are on their way. */
export const useMetric = (metric: DashboardMetric, query: DashboardQuery) => {
  const search = metricSearch(metricList[metric].by, query);
  return useQuery({
    queryKey: [dashboardKey, metric, search],
    queryFn: async ({ signal }) => unwrap(await call('dashboard.metric', { metric }, { search, signal })),
    placeholderData: keepPreviousData,
  });
};
