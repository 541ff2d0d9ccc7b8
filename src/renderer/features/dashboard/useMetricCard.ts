import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { type DashboardQuery, previousQuery } from './dashboardQuery.ts';
import { useMetric, useMetricPoints } from './useMetric.ts';

interface CardQuery {
  metric: DashboardMetric;
  query: DashboardQuery;
  /** Displayed and compared period, without today if it has other days. */
  shown: DashboardQuery;
  chosen: Readonly<Record<string, string>>;
  /** Whether to load the comparison: only after all current figures. */
  isCompared: boolean;
  /** Whether to load the sparkline, which costs a request a point: only where it is seen. */
  isDrawn: boolean;
}

/** Everything that a card shows, in the order of its importance: figure, comparison, course. */
export const useMetricCard = ({ metric, query, shown, chosen, isCompared, isDrawn }: CardQuery) => {
  const figure = useMetric(metric, shown, { chosen });
  const { data, error, isPending, isFetching, refetch } = figure;
  const isUntilYesterday = shown !== query;
  // Same query as `figure` unless today is shown separately. It must remain enabled then: enabling it again
  // would refetch a failed query endlessly.
  const withToday = useMetric(metric, query, { chosen, isWanted: !isUntilYesterday || isCompared });
  const before = useMetric(metric, previousQuery(shown), { chosen, isWanted: isCompared });
  const points = useMetricPoints(metric, shown, {
    chosen,
    isWanted: isDrawn && isCompared && !before.isPending && !withToday.isPending,
  });
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
    points,
    reload: (): void => {
      void refetch();
      if (!data) return;
      if (isUntilYesterday) void withToday.refetch();
      void before.refetch();
    },
  };
};

export type MetricCardData = ReturnType<typeof useMetricCard>;
