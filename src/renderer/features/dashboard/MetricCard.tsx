import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { LatestSearch } from '../../ui/useLatestSearch.ts';
import { CardSelectors, chosenOn, ownSelectors, selectorKey } from './CardSelectors.tsx';
import { type DashboardQuery, previousQuery } from './dashboardQuery.ts';
import { CardFoot, FailedFigure } from './FigureState.tsx';
import { MetricFigures } from './MetricFigures.tsx';
import { figureLink, metricList, shownQuery } from './metricList.ts';
import { TrendDialog } from './TrendDialog.tsx';
import { useMetric } from './useMetric.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minHeight: '84px',
    breakInside: 'avoid',
    padding: '14px 16px 8px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    fontWeight: 400,
  },
});

interface MetricCardProps {
  metric: DashboardMetric;
  query: DashboardQuery;
  today: string;
  /** URL parameters, which store the card's selectors. */
  params: URLSearchParams;
  /** Whether to load the comparison: only after all current figures. */
  isCompared: boolean;
  onChange: LatestSearch['change'];
}

export const MetricCard = ({ metric, query, today, params, isCompared, onChange }: MetricCardProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const titleId = useId();
  const chosen = chosenOn(params, metric);
  const { title, by, isMoney = false } = metricList[metric];
  const shown = shownQuery(metric, query, today);
  const figure = useMetric(metric, shown, { chosen });
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = figure;
  const isUntilYesterday = shown !== query;
  // Same query as `figure` unless today is shown separately. It must remain enabled then: enabling it again
  // would refetch a failed query endlessly.
  const withToday = useMetric(metric, query, { chosen, isWanted: !isUntilYesterday || isCompared });
  const before = useMetric(metric, previousQuery(shown), { chosen, isWanted: isCompared });
  // While another period loads, compare old figures with old ones only; otherwise omit the comparison.
  const isOfShown = ({ isPlaceholderData }: typeof figure): boolean =>
    isPlaceholderData === figure.isPlaceholderData;
  const isPeriodOver = by === 'date' || isUntilYesterday || query.dateTo < today;
  const name = i18n._(title);
  const linkOf = (number: string): string | null => figureLink(metric, number, shown, today);
  const list = linkOf('total');
  const selectors = ownSelectors(metric, data?.selectors);
  const formatters = useFormatters();
  const format = isMoney ? formatters.money : formatters.number;
  const choose = (selector: string, value: string): void =>
    onChange((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(selectorKey(metric, selector), value);
      else next.delete(selectorKey(metric, selector));
      return next;
    });
  const reload = (): void => {
    void refetch();
    if (!data) return;
    if (isUntilYesterday) void withToday.refetch();
    void before.refetch();
  };
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {list === null ? name : <TextLink to={list}>{name}</TextLink>}
      </h3>
      {selectors.length > 0 && (
        <CardSelectors title={name} selectors={selectors} chosen={chosen} onChoose={choose} />
      )}
      {error ? (
        <FailedFigure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton aria-label={name}>
          <SkeletonItem size={32} />
        </Skeleton>
      ) : (
        <>
          <MetricFigures
            metric={metric}
            numbers={data.numbers}
            before={isOfShown(before) ? before.data?.numbers : undefined}
            isOver={isPeriodOver}
            withToday={isUntilYesterday && isOfShown(withToday) ? withToday.data?.numbers : undefined}
            isUntilYesterday={isUntilYesterday}
            format={format}
            linkOf={linkOf}
          />
          <CardFoot name={name} updatedAt={dataUpdatedAt} isBusy={isFetching} onReload={reload}>
            {by === 'period' && <TrendDialog {...{ name, metric, query, chosen, format, isMoney }} />}
          </CardFoot>
        </>
      )}
    </section>
  );
};
