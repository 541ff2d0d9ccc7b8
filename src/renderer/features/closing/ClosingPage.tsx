import { Button, Dropdown, makeStyles, Option, ProgressBar, Text } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosedPeriod, Closing, ClosingProgress } from '#shared/ipc/closingRoutes.ts';
import { halfMonthOf, lastHalfMonths } from '#shared/rules/plainDates.ts';
import { request } from '../../ipc/bridge.ts';
import { cityNames, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { useRefusal } from '../../resource/list/startExport.ts';
import { ErrorBanner, ReadError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { ClosingTable } from './ClosingTable.tsx';
import { FoundLists } from './FoundLists.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { SaveClosing, Saving, useSaving } from './SaveClosing.tsx';
import { ownFindings, useClosing, useClosingAddress } from './useClosing.ts';
import { useClosingStyles } from './useClosingStyles.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  period: { minWidth: '220px' },
});

/** Half-months to choose from: the current one and those of a year. */
const periodCount = 25;

interface PeriodChoiceProps {
  start: string;
  onChoose: (start: string) => void;
}

const PeriodChoice = ({ start, onChoose }: PeriodChoiceProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { days, today } = useFormatters();
  const recent = lastHalfMonths(today(), periodCount).toReversed();
  const chosen = halfMonthOf(start);
  const offered = recent.some((period) => period.start === start) ? recent : [chosen, ...recent];
  return (
    <Dropdown
      className={styles.period}
      aria-label={t`Half-month`}
      value={days(chosen.start, chosen.end)}
      selectedOptions={[start]}
      onOptionSelect={(_event, { optionValue }) => optionValue && onChoose(optionValue)}
    >
      {offered.map((period) => (
        <Option key={period.start} value={period.start} text={days(period.start, period.end)}>
          {days(period.start, period.end)}
        </Option>
      ))}
    </Dropdown>
  );
};

const Running = ({ step, done, total }: ClosingProgress) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const [read, all] = [i18n.number(done), i18n.number(total ?? 0)];
  const text = {
    lists: t`Loading the lists…`,
    lines: t`${read} of ${all} lists read`,
    orders: total === null ? t`Loading the orders…` : t`Orders: ${read} of ${all} cities`,
  }[step];
  return (
    <>
      <ProgressBar
        className={styles.bar}
        aria-label={t`Reading of the half-month`}
        {...(total ? { value: done / total } : {})}
      />
      <Text role="status">{text}</Text>
      <Button onClick={() => void request('closing.stop', undefined)}>
        <Trans>Stop</Trans>
      </Button>
    </>
  );
};

/** Completeness of the figures, in one line. */
const useKnown = () => {
  const { t } = useLingui();
  const { dateTime } = useFormatters();
  return ({ unreadLists, accountsAt, withoutAccount, foundInAll, found }: Closing): string => {
    const at = accountsAt && dateTime(accountsAt);
    return [
      unreadLists === 0
        ? t`All lines are read`
        : t`${plural(unreadLists, { one: '# list to read', other: '# lists to read' })}`,
      ...(at ? [t`accounts of ${at}`] : []),
      ...(withoutAccount > 0
        ? [
            t`${plural(withoutAccount, {
              one: '# payee no longer exists under this name',
              other: '# payees no longer exist under their names',
            })}`,
          ]
        : []),
      ...(foundInAll > found.length ? [t`too many findings to list them all`] : []),
    ].join(' · ');
  };
};

const Loaded = ({ of, closing }: { of: ClosedPeriod; closing: Closing }) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const { shown, searchOf } = useClosingAddress();
  const { data: cities } = useCities(of.country, true);
  const names = cityNames(i18n.locale, of.country, cities);
  const cityName = (city: string): string => names.find(({ id }) => id === city)?.name ?? city;
  const known = useKnown();
  const isOwn = shown !== null && ownFindings.some((finding) => finding === shown.finding);
  if (closing.rows.length === 0) return <EmptyState text={t`There are no pay lists of this half-month.`} />;
  return (
    <>
      <Text size={200} className={styles.muted}>
        {known(closing)}
      </Text>
      <ClosingTable country={of.country} closing={closing} cityName={cityName} searchOf={searchOf} />
      {isOwn && (
        <FoundLists
          country={of.country}
          closing={closing}
          shown={shown}
          cityName={cityName}
          backTo={`?period=${of.start}`}
        />
      )}
      <OrdersSection country={of.country} orders={closing.orders} cityName={cityName} />
    </>
  );
};

/** Everything to look at before the pay lists of a half-month are paid. */
export default () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { of, choosePeriod } = useClosingAddress();
  const { closing, error, reload, progress, isRunning } = useClosing(of);
  const ask = useRefusal();
  const read = (): void => void ask(request('closing.start', of));
  const saving = useSaving();
  const hasLists = closing !== undefined && closing.rows.length > 0;
  const isComplete = closing !== undefined && closing.unreadLists === 0 && closing.orders !== null;
  const country = i18n._(countryNames[of.country]);
  const { data: cities } = useCities(of.country, true);
  return (
    <div className={styles.root}>
      <PageHeader title={`${t`Close the half-month`} · ${country}`}>
        <PeriodChoice start={of.start} onChoose={choosePeriod} />
        {saving ? (
          <Saving {...saving} />
        ) : isRunning && progress ? (
          <Running {...progress} />
        ) : (
          <>
            {hasLists && <SaveClosing of={of} cities={cityNames(i18n.locale, of.country, cities)} />}
            <Button appearance="primary" disabled={!hasLists} onClick={read}>
              {isComplete ? <Trans>Read again</Trans> : <Trans>Read what is missing</Trans>}
            </Button>
          </>
        )}
      </PageHeader>
      {progress?.state === 'failed' && progress.error && (
        <ErrorBanner
          error={progress.error}
          summary={t`The reading stopped. The results so far are saved.`}
          onRetry={read}
        />
      )}
      {error && <ReadError error={error} onRetry={reload} />}
      {!closing && !error && <Loading count={3} />}
      {closing && <Loaded of={of} closing={closing} />}
    </div>
  );
};
