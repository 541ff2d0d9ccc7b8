import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { type DashboardQuery, previousQuery } from './dashboardQuery.ts';
import { useMetric } from './useMetric.ts';

interface CardQuery {
  metric: DashboardMetric;
  query: DashboardQuery;
  /** Displayed and compared period, without today if it has other days. */
  shown: DashboardQuery;
  chosen: Readonly<Record<string, string>>;
  /** Whether to load the comparison: only after all current figures. */
  isCompared: boolean;
}

/** Figure of a card and its comparison. */
export const useMetricCard = ({ metric, query, shown, chosen, isCompared }: CardQuery) => {
  const figure = useMetric(metric, shown, { chosen });
  const { data, error, isPending, isFetching, refetch } = figure;
  const isUntilYesterday = shown !== query;
  // Same query as `figure` unless today is shown separately. It must remain enabled then: enabling it again
  // would refetch a failed query endlessly.
  const withToday = useMetric(metric, query, { chosen, isWanted: !isUntilYesterday || isCompared });
  const before = useMetric(metric, previousQuery(shown), { chosen, isWanted: isCompared });
  // While another period loads, compare old figures with old ones only; otherwise omit the comparison.
  const numbersOf = (other: typeof figure): Metric['numbers'] | undefined =>
    other.isPlaceholderData === figure.isPlaceholderData ? other.data?.numbers : undefined;
  return {
    data,
    error,
    isPending,
    isFetching,
    isUntilYesterday,
    before: numbersOf(before),
    withToday: isUntilYesterday ? numbersOf(withToday) : undefined,
    isComplete: isCompared && !before.isPending && !withToday.isPending,
    reload: (): void => {
      void refetch();
      if (!data) return;
      if (isUntilYesterday) void withToday.refetch();
      void before.refetch();
    },
  };
};

export type MetricCardData = ReturnType<typeof useMetricCard>;
