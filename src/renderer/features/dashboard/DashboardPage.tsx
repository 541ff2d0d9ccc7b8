import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useMemo } from 'react';
import { useCities } from '../../marketplace/scopeNames.ts';
import { useScopeStore } from '../../stores/page.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useLatestSearch } from '../../ui/useLatestSearch.ts';
import { DayInput } from './DayInput.tsx';
import { changeDashboardQuery, type DashboardQuery, readDashboardQuery, todayIn } from './dashboardQuery.ts';
import { MetricCards } from './MetricCards.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { ScopeBanner } from './ScopeBanner.tsx';
import { ScopeFilter } from './ScopeFilter.tsx';
import { TopCustomers } from './TopCustomers.tsx';
import { dashboardKey } from './useMetric.ts';

/**
 * Refetches all figures. A separate component, because it re-renders with each response and the cards must
 * not.
 */
const ReloadAll = () => {
  const client = useQueryClient();
  const styles = useStyles();
  const clock = useFormatters();
  const filter = { queryKey: [dashboardKey] };
  const isBusy = useIsFetching(filter) > 0;
  const times = client
    .getQueryCache()
    .findAll({ ...filter, type: 'active' })
    .flatMap(({ state }) => state.dataUpdatedAt || []);
  // The oldest one: no figure is older.
  const time = times.length > 0 && clock.time(new Date(Math.min(...times)).toISOString());
  return (
    <>
      {time && !isBusy && (
        <span className={styles.time}>
          <Trans>updated at {time}</Trans>
        </span>
      )}
      <Button
        icon={<ArrowClockwise20Regular />}
        disabledFocusable={isBusy}
        onClick={() => void client.invalidateQueries(filter)}
      >
        <Trans>Reload</Trans>
      </Button>
    </>
  );
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1680px' },
  group: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '6px 8px', minHeight: '32px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  time: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  frame: { containerType: 'inline-size' },
  // The cards of a day and its table have the same height, so neither leaves half a screen empty.
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px 12px',
    '@container (width < 880px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const DashboardPage = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const topTitle = useId();
  const { params, latest, change: changeParams } = useLatestSearch();
  const { country, city, isAll } = useScopeStore();
  const scope = useMemo(() => ({ country, city: isAll ? null : city }), [country, city, isAll]);
  const today = todayIn(params.get('country') ?? country, new Date());
  const query = useMemo(() => readDashboardQuery(params, today, scope), [params, today, scope]);
  // Waits until the default city is known; otherwise every metric would first be queried for the whole
  // country.
  const cities = useCities(country, city === null);
  const areCitiesAwaited = city === null && (cities.isLoading || (cities.data?.length ?? 0) > 0);
  const change = useCallback(
    (changes: Partial<DashboardQuery>): void =>
      changeParams((current) => changeDashboardQuery(current, changes, today, scope)),
    [changeParams, today, scope],
  );
  const cards = { query, today, params, onChange: changeParams };
  if (areCitiesAwaited) return <PageHeader title={t`Dashboard`} />;

  return (
    <div className={styles.root}>
      <PageHeader
        title={t`Dashboard`}
        aside={<ScopeFilter query={query} today={today} params={params} onChange={change} />}
      >
        <ReloadAll />
      </PageHeader>
      <ScopeBanner query={query} onChange={change} />
      <NeedsAttention />
      <section className={styles.group}>
        <div className={styles.bar}>
          <h2 className={styles.heading}>
            <Trans>In this period</Trans>
          </h2>
          <PeriodFilter
            query={query}
            latest={() => readDashboardQuery(latest(), today, scope)}
            today={today}
            onChange={change}
          />
        </div>
        <MetricCards by="period" {...cards} />
      </section>
      <div className={styles.frame}>
        <div className={styles.halves}>
          <section className={styles.group}>
            <div className={styles.bar}>
              <h2 className={styles.heading}>
                <Trans>Up to this day</Trans>
              </h2>
              <DayInput
                aria-label={t`Day`}
                today={today}
                value={query.date}
                onChange={(date) => change({ date })}
              />
            </div>
            <MetricCards by="date" {...cards} />
          </section>
          <section className={styles.group}>
            <div className={styles.bar}>
              <h2 className={styles.heading} id={topTitle}>
                <Trans>Top customers up to this day</Trans>
              </h2>
            </div>
            <TopCustomers query={query} titleId={topTitle} />
          </section>
        </div>
      </div>
    </div>
  );
};

export default DashboardPage;
