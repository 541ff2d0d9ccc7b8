import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { useIsJournalOn, useJournal } from '../../data/useJournal.ts';
import { paths } from '../../paths.ts';
import { useIsLocked } from '../../stores/preferences.ts';
import { Banner, QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { type ScreenFor, useDescribed } from './describedEntity.ts';
import { entryGroups } from './entryGroups.ts';
import { JournalDays } from './JournalDays.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { JournalOff } from './JournalRow.tsx';
import { filterEntries, hoursOf, type JournalFilter, parseFilter } from './journalFilter.ts';
import { OpenWork } from './OpenWork.tsx';
import { useDayTools } from './useDayTools.ts';
import { useEntryWords } from './useEntryWords.ts';

/** Rows of a step. Each further step is a click. */
const pageSize = 200;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '1200px' },
  more: { alignSelf: 'center' },
});

const none: readonly JournalEntry[] = [];

const useFilter = (): [JournalFilter, (changes: Partial<JournalFilter>) => void] => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => parseFilter(params), [params]);
  const change = (changes: Partial<JournalFilter>): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [filter, change];
};

const OffBanner = () => {
  const navigate = useNavigate();
  const isLocked = useIsLocked('journal');
  const isOn = useIsJournalOn();
  if (isOn) return null;
  return (
    <Banner
      intent="info"
      actions={
        !isLocked && (
          <Button size="small" onClick={() => void navigate(`${paths.appSettings}?section=privacy`)}>
            <Trans>Settings</Trans>
          </Button>
        )
      }
    >
      <JournalOff isLocked={isLocked} />
    </Banner>
  );
};

const MyDay = ({ screenFor }: { screenFor: ScreenFor }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [filter, change] = useFilter();
  const [limit, setLimit] = useState(pageSize);
  const { data, error, refetch } = useJournal({ hours: hoursOf(filter.period) });
  const entries = data ?? none;
  const timeZone = useTimeZone();
  const today = useFormatters().today();
  const described = useDescribed(screenFor, entries);
  // Until the list is known, privacy mode cannot tell whether the name is personal.
  const shown = useMemo(() => {
    const known = entries.filter(({ entity }) => described?.has(entity));
    return filterEntries(known, filter, { today, timeZone });
  }, [entries, described, filter, today, timeZone]);
  const { words, unmasked, context } = useEntryWords(shown, described);
  const groups = useMemo(() => entryGroups(words), [words]);
  const tools = useDayTools();
  const isFiltered = filter.kind !== 'all' || filter.entity + filter.record + filter.text !== '';
  const isLoading = data === undefined || described === undefined;
  const isEmpty = !isLoading && shown.length === 0;
  return (
    <div className={styles.root}>
      <PageHeader title={t`My day`}>
        {(shown.length > 0 || tools.hasOpen) && (
          <Button disabledFocusable={tools.isCopying} onClick={() => tools.copyHandover(words)}>
            <Trans>Copy as handover</Trans>
          </Button>
        )}
        {shown.length > 0 && (
          <Button onClick={() => tools.saveTable(unmasked())}>
            <Trans>Export CSV</Trans>
          </Button>
        )}
        {entries.length > 0 && (
          <Button appearance="subtle" onClick={tools.forget}>
            <Trans>Delete entries</Trans>
          </Button>
        )}
      </PageHeader>
      <OffBanner />
      <JournalFilters filter={filter} entries={entries} described={described} onChange={change} />
      {error && <QueryError error={error} onRetry={() => void refetch()} />}
      {!isFiltered && <OpenWork />}
      {isLoading && !error && <Loading />}
      {isEmpty && (
        <EmptyState
          text={
            isFiltered
              ? t`Nothing matches these filters`
              : t`Nothing yet. What you save, decide or delete appears here, on this computer only.`
          }
        />
      )}
      <JournalDays groups={groups} limit={limit} described={described} context={context} />
      {groups.length > limit && (
        <Button className={styles.more} onClick={() => setLimit(limit + pageSize)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
};

/** Page of the user's own changes on this computer. */
export const myDayPage =
  (screenFor: ScreenFor): ComponentType =>
  () => <MyDay screenFor={screenFor} />;
