import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { CardFoot } from './CardFoot.tsx';
import { CardSelectors } from './CardSelectors.tsx';
import { chosenOn, ownSelectors, selectorKey } from './cardSelectors.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FailedFigure.tsx';
import { figureLink } from './figureLink.ts';
import { MetricFigures } from './MetricFigures.tsx';
import { metricList } from './metricList.ts';
import { previousQuery } from './previousQuery.ts';
import { TrendDialog } from './TrendDialog.tsx';
import { useMetric } from './useMetric.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    containerType: 'inline-size',
    minHeight: '84px',
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
}

/** One figure, with what the server lets one choose for it, and the list behind it where there is one. */
export const MetricCard = ({ metric, query }: MetricCardProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const titleId = useId();
  const [search, setSearch] = useSearchParams();
  const chosen = chosenOn(search, metric);
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useMetric(metric, query, { chosen });
  // After the figure itself: the page is painted before it is compared.
  const before = useMetric(metric, previousQuery(query), { chosen, isWanted: data !== undefined });
  const { title, by, isMoney = false } = metricList[metric];
  const name = i18n._(title);
  const list = figureLink(metric, query);
  const selectors = ownSelectors(data?.selectors);
  const format = (value: number): string =>
    isMoney
      ? i18n.number(value, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' })
      : i18n.number(value, { maximumFractionDigits: 2 });
  const choose = (selector: string, value: string): void =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(selectorKey(metric, selector), value);
        else next.delete(selectorKey(metric, selector));
        return next;
      },
      { replace: true },
    );
  const reload = (): void => {
    void refetch();
    if (data) void before.refetch();
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
          <MetricFigures numbers={data.numbers} before={before.data?.numbers} format={format} />
          <CardFoot name={name} updatedAt={dataUpdatedAt} isBusy={isFetching} onReload={reload}>
            {by === 'period' && (
              <TrendDialog name={name} metric={metric} query={query} chosen={chosen} format={format} />
            )}
          </CardFoot>
        </>
      )}
    </section>
  );
};
