import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { unwrap } from '../../data/queryClient.ts';
import { windowBudget } from '../../data/windowBudget.ts';
import { call } from '../../ipc/bridge.ts';
import { type DashboardQuery, equalParts, metricSearch } from './dashboardQuery.ts';
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

/** Finished days hardly change: their figures are read once a day. */
const pointsKeptMs = 86_400_000;

type Numbers = Metric['numbers'];

export const totalOf = (numbers: Numbers): Numbers[number] | undefined =>
  numbers.find(({ name, kind }) => kind === 'total' || name === 'total');

const pointQuery = (metric: DashboardMetric, query: DashboardQuery, chosen: Chosen) => {
  const { queryFn: _direct, ...options } = metricQuery(metric, query, chosen);
  const search = { ...metricSearch(metricList[metric].by, query), ...chosen };
  return queryOptions({
    ...options,
    // A key of its own, so that Reload does not refetch the finished days of every card.
    queryKey: ['dashboard points', metric, search],
    staleTime: pointsKeptMs,
    gcTime: pointsKeptMs,
    queryFn: async ({ signal }) => {
      const answer = await windowBudget.run(
        'points',
        () => call('dashboard.metric', { metric }, { search, signal }),
        signal,
      );
      if (!answer) throw signal.reason;
      return unwrap(answer);
    },
  });
};

const noValues: readonly number[] = [];

const valuesOf = (answers: readonly { data: Metric | undefined }[]): readonly number[] =>
  answers.every(({ data }) => data !== undefined)
    ? answers.map(({ data }) => totalOf(data?.numbers ?? [])?.value ?? 0)
    : noValues;

/** Values of a card's sparkline, oldest first. Empty until all are known, and for less than two parts. */
export const useMetricPoints = (
  metric: DashboardMetric,
  query: DashboardQuery,
  { chosen = {}, isWanted = true }: MetricOptions,
): readonly number[] => {
  const parts = equalParts(query);
  return useQueries({
    queries:
      isWanted && parts.length > 1
        ? parts.map((part) => pointQuery(metric, { ...query, ...part }, chosen))
        : [],
    // Renders once, after the last answer.
    combine: valuesOf,
  });
};
