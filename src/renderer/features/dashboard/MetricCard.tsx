import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FailedFigure.tsx';
import { metricList, numberName } from './metricList.ts';
import { useMetric } from './useMetric.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    containerType: 'inline-size',
    minHeight: '84px',
    padding: '14px 16px',
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
  total: {
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  /** Beside cards of several numbers a single one would leave most of its card empty. */
  alone: { margin: 'auto 0', fontSize: 'clamp(28px, 14cqi, 44px)', lineHeight: 1.2 },
  negative: { color: tokens.colorStatusDangerForeground1 },
  parts: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '12px',
    rowGap: '2px',
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  value: {
    margin: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
});

interface MetricCardProps {
  metric: DashboardMetric;
  query: DashboardQuery;
}

export const MetricCard = ({ metric, query }: MetricCardProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const titleId = useId();
  const { data, error, isPending, refetch } = useMetric(metric, query);
  const { title, isMoney = false } = metricList[metric];
  const format = (value: number): string =>
    isMoney
      ? i18n.number(value, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' })
      : i18n.number(value, { maximumFractionDigits: 2 });
  const total = data?.numbers.find(({ name, kind }) => kind === 'total' || name === 'total');
  const parts = data?.numbers.filter((number) => number !== total) ?? [];
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {i18n._(title)}
      </h3>
      {error ? (
        <FailedFigure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton aria-label={i18n._(title)}>
          <SkeletonItem size={32} />
        </Skeleton>
      ) : (
        <>
          {total && (
            <span
              className={mergeClasses(
                styles.total,
                parts.length === 0 && styles.alone,
                total.value < 0 && styles.negative,
              )}
            >
              {format(total.value)}
            </span>
          )}
          {parts.length > 0 && (
            <dl className={styles.parts}>
              {parts.map(({ name, value }) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{numberName(i18n, name)}</dt>
                  <dd className={styles.value}>{format(value)}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
    </section>
  );
};
