import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DayInput } from './DayInput.tsx';
import { changeDashboardQuery, type DashboardQuery, readDashboardQuery, todayIn } from './dashboardQuery.ts';
import { MetricCard } from './MetricCard.tsx';
import { metricList } from './metricList.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { PlaceFilter } from './PlaceFilter.tsx';
import { PlaceNotice } from './PlaceNotice.tsx';
import { TopCustomers } from './TopCustomers.tsx';
import { dashboardKey, useMetric } from './useMetric.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1680px' },
  group: { display: 'flex', flexDirection: 'column', gap: '8px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '6px 16px', minHeight: '32px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))', gap: '12px' },
  table: { maxWidth: '760px' },
});

const metrics = Object.keys(metricList) as DashboardMetric[];
const DashboardPage = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const client = useQueryClient();
  const isBusy = useIsFetching({ queryKey: [dashboardKey] }) > 0;
  const topTitle = useId();
  const [search, setSearch] = useSearchParams();
  const today = todayIn(search.get('country'), new Date());
  const query = readDashboardQuery(search, today);
  const selectors = useMetric('orders', query).data?.selectors ?? [];
  const change = (changes: Partial<DashboardQuery>): void =>
    setSearch(changeDashboardQuery(search, changes, today), { replace: true });
  const cards = (kind: 'date' | 'period') => (
    <div className={styles.cards}>
      {metrics
        .filter((metric) => metricList[metric].by === kind)
        .map((metric) => (
          <MetricCard key={metric} metric={metric} query={query} />
        ))}
    </div>
  );

  return (
    <div className={styles.root}>
      <PageHeader title={t`Dashboard`}>
        <PlaceFilter query={query} selectors={selectors} onChange={change} />
        <Button
          icon={<ArrowClockwise20Regular />}
          disabledFocusable={isBusy}
          onClick={() => void client.invalidateQueries({ queryKey: [dashboardKey] })}
        >
          <Trans>Reload</Trans>
        </Button>
      </PageHeader>
      <PlaceNotice query={query} onChange={change} />
      <section className={styles.group}>
        <div className={styles.bar}>
          <h2 className={styles.heading}>
            <Trans>In the period</Trans>
          </h2>
          <PeriodFilter query={query} today={today} onChange={change} />
        </div>
        {cards('period')}
      </section>
      <section className={styles.group}>
        <div className={styles.bar}>
          <h2 className={styles.heading}>
            <Trans>Up to the day</Trans>
          </h2>
          <DayInput
            aria-label={t`Day`}
            today={today}
            value={query.date}
            onChange={(date) => change({ date })}
          />
        </div>
        {cards('date')}
      </section>
      <section className={`${styles.group} ${styles.table}`}>
        <h2 className={styles.heading} id={topTitle}>
          <Trans>Top customers up to the day</Trans>
        </h2>
        <TopCustomers query={query} titleId={topTitle} />
      </section>
    </div>
  );
};

export default DashboardPage;
