import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityReading } from '#shared/ipc/courierRoutes.ts';
import { useActivityReading } from '../../marketplace/useActivityReading.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minHeight: '32px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  warning: { color: tokens.colorStatusWarningForeground1 },
  bar: { width: '120px' },
});

const Progress = ({ orders, total, cities }: ActivityReading) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [read, all] = [i18n.number(orders), i18n.number(total)];
  const city = i18n.number((cities?.done ?? 0) + 1);
  const count = i18n.number(cities?.total ?? 0);
  const share = cities ? cities.done / cities.total : total > 0 ? orders / total : null;
  return (
    <>
      <ProgressBar
        className={styles.bar}
        aria-label={t`Orders of the last 14 days`}
        {...(share === null ? {} : { value: share })}
      />
      <Text>
        {[
          total === 0
            ? t`Reading the orders of 14 days…`
            : t`Reading the orders of 14 days: ${read} of ${all}`,
          ...(cities ? [t`city ${city} of ${count}`] : []),
        ].join(' · ')}
      </Text>
    </>
  );
};

const Basis = ({ reading, onAgain }: { reading: ActivityReading; onAgain: () => void }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { timeOrDay, shortDay, today } = useFormatters();
  const [read, all] = [i18n.number(reading.orders), i18n.number(reading.total)];
  const since = shortDay(reading.since ?? '', today());
  const at = timeOrDay(reading.readAt ?? '', today());
  return (
    <>
      <Text className={mergeClasses(!reading.isComplete && styles.warning)}>
        {reading.isComplete
          ? t`By ${read} orders since ${since}, read at ${at}. The dashboard counts by bookings of time slots.`
          : t`Only the newest ${read} of ${all} orders could be read, since ${since}. Couriers may have older ones.`}
      </Text>
      <Button size="small" onClick={onAgain}>
        <Trans>Read again</Trans>
      </Button>
    </>
  );
};

/** Basis of the column with the last orders: which orders were read, and when. */
export const ActivityBand = () => {
  const styles = useStyles();
  const { country = '', city = '' } = useResource().scope;
  const { reading, error, read } = useActivityReading(country, city, true);
  const failure = error ?? (reading?.state === 'failed' ? reading.error : null);
  const again = (): void => void read(true);
  if (failure && reading?.state !== 'running') return <ErrorBanner error={failure} onRetry={again} />;
  return (
    <div className={styles.root} role="status">
      {reading?.state === 'running' && <Progress {...reading} />}
      {reading?.state === 'done' && reading.readAt !== null && <Basis reading={reading} onAgain={again} />}
    </div>
  );
};
