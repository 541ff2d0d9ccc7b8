import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import { useIsJournalOn, useJournal } from '../../data/useJournal.ts';
import { paths } from '../../paths.ts';
import { useIsLocked } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { Banner, QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { type Described, type ScreenFor, useDescribed } from './describedEntity.ts';
import type { EntryWords } from './entryWords.ts';
import { JournalFilters } from './JournalFilters.tsx';
import { DayHeading, JournalOff, JournalRow } from './JournalRow.tsx';
import { byDay, filterEntries, hoursOf, type JournalFilter, parseFilter } from './journalFilter.ts';
import { OpenWork } from './OpenWork.tsx';
import { useDayTools } from './useDayTools.ts';
import { useEntryWords } from './useEntryWords.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { type TakeBack, wayBackOf } from './wayBack.ts';

/** Rows of a step. Each further step is a click. */
const pageSize = 200;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '1200px' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
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

interface DaysProps {
  words: readonly EntryWords[];
  described: Described | undefined;
  place: (scope: JournalEntry['scope']) => string;
  onTakeBack: (takeBack: TakeBack, words: EntryWords) => void;
}

/** Entries under the heading of their day. */
const Days = ({ words, described, place, onTakeBack }: DaysProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const user = useUser();
  const formatters = useFormatters();
  const timeZone = useTimeZone();
  const byId = new Map(words.map((one) => [one.entry.id, one]));
  const now = useMinute();
  const today = dayInZone(new Date(now), timeZone);
  const dayName = (day: string): string => {
    if (day === today) return t`Today`;
    return day === addDays(today, -1) ? t`Yesterday` : formatters.date(day);
  };
  return byDay(
    words.map(({ entry }) => entry),
    timeZone,
  ).map(([day, entries]) => (
    <section key={day} aria-label={dayName(day)}>
      <DayHeading label={dayName(day)} count={entries.length} />
      <ul className={styles.list}>
        {entries.map((entry) => {
          const one = byId.get(entry.id);
          const resource = described?.get(entry.entity)?.resource ?? null;
          const wayBack = wayBackOf(entry, resource, user, now);
          return (
            one && (
              <JournalRow
                key={entry.id}
                words={one}
                place={place(entry.scope)}
                wayBack={
                  typeof wayBack === 'function' ? () => onTakeBack(wayBack, one) : wayBack && i18n._(wayBack)
                }
              />
            )
          );
        })}
      </ul>
    </section>
  ));
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
  const place = usePlaceNames();
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
      <Days
        words={words.slice(0, limit)}
        described={described}
        place={place}
        onTakeBack={(takeBack, one) => void takeBack(one, context)}
      />
      {words.length > limit && (
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
