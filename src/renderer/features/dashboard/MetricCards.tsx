import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import type { LatestSearch } from '../../ui/useLatestSearch.ts';
import { chosenOn } from './CardSelectors.tsx';
import type { DashboardQuery } from './dashboardQuery.ts';
import { MetricCard } from './MetricCard.tsx';
import { metricList, shownQuery } from './metricList.ts';
import { metricQuery } from './useMetric.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', flexGrow: 1, containerType: 'inline-size' },
  root: { display: 'grid', gap: '12px' },
  period: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@container (width < 880px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (width < 420px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  date: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container (width < 420px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface MetricCardsProps {
  by: 'date' | 'period';
  query: DashboardQuery;
  today: string;
  params: URLSearchParams;
  onChange: LatestSearch['change'];
}

const metrics = Object.keys(metricList) as DashboardMetric[];
const areAnswered = (answers: readonly { isPending: boolean }[]): boolean =>
  answers.every(({ isPending }) => !isPending);

const Cards = ({ by, ...card }: MetricCardsProps) => {
  const styles = useStyles();
  const { query, today, params } = card;
  // Delays comparisons until all cards have their current figures.
  const isCompared = useQueries({
    queries: metrics.map((metric) =>
      metricQuery(metric, shownQuery(metric, query, today), chosenOn(params, metric)),
    ),
    combine: areAnswered,
  });
  return (
    <div className={styles.frame}>
      <div className={mergeClasses(styles.root, styles[by])}>
        {metrics
          .filter((metric) => metricList[metric].by === by)
          .map((metric) => (
            <MetricCard key={metric} metric={metric} isCompared={isCompared} {...card} />
          ))}
      </div>
    </div>
  );
};

/** Memoized: a card subscribes to its own query, so a response renders only that card. */
export const MetricCards = memo(Cards);
