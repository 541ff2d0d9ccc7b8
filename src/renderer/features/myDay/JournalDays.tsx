import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { useUser } from '../../stores/session.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { useMinute } from '../../ui/useMinute.ts';
import type { Described } from './describedEntity.ts';
import { EntryGroupRow } from './EntryGroupRow.tsx';
import { type EntryGroup, groupInForce, groupScope } from './entryGroups.ts';
import type { EntryWords } from './entryWords.ts';
import { DayHeading, JournalRow } from './JournalRow.tsx';
import { takeBack } from './takeBack.ts';
import { takeBackSlots } from './takeBackSlots.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { wayBackOf } from './wayBack.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
});

interface JournalDaysProps {
  groups: readonly EntryGroup[];
  /** Number of groups to show. */
  limit: number;
  described: Described | undefined;
  context: TextContext;
}

/** Entries under the heading of their day. */
export const JournalDays = ({ groups, limit, described, context }: JournalDaysProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const user = useUser();
  const formatters = useFormatters();
  const timeZone = useTimeZone();
  const place = usePlaceNames();
  const now = useMinute();
  const [isBusy, setBusy] = useState(false);
  const today = dayInZone(new Date(now), timeZone);
  const dayName = (day: string): string => {
    if (day === today) return t`Today`;
    return day === addDays(today, -1) ? t`Yesterday` : formatters.date(day);
  };
  // Several calls take a group back. Further ones would interfere with them.
  const run = (work: Promise<void>): void => {
    setBusy(true);
    void work.finally(() => setBusy(false));
  };
  const wayBack = ({ entry }: EntryWords) =>
    wayBackOf(entry, described?.get(entry.entity)?.spec ?? null, user, now);
  const row = (words: EntryWords) => {
    const back = wayBack(words);
    return (
      <JournalRow
        key={words.entry.id}
        words={words}
        place={place(words.entry.scope)}
        wayBack={typeof back === 'function' ? () => run(back(words, context)) : back && i18n._(back)}
        isBusy={isBusy}
      />
    );
  };
  const dayOf = ([{ entry }]: EntryGroup): string => dayInZone(new Date(entry.at), timeZone);
  const all = Map.groupBy(groups, dayOf);
  return [...Map.groupBy(groups.slice(0, limit), dayOf)].map(([day, ofDay]) => (
    <section key={day} aria-label={dayName(day)}>
      <DayHeading label={dayName(day)} count={all.get(day)?.length ?? 0} />
      <ul className={styles.list}>
        {ofDay.map((group) => {
          const left = groupInForce(group);
          const { entity } = group[0].entry;
          const spec = described?.get(entity)?.spec;
          const takeBackAll = (rest: EntryGroup, title: string): Promise<void> =>
            spec && entity !== 'timeSlots'
              ? takeBack(rest, title, spec, context)
              : takeBackSlots(rest, title, context);
          return group.length === 1 ? (
            row(group[0])
          ) : (
            <EntryGroupRow
              // The oldest entry, because a running action adds newer ones.
              key={group.at(-1)?.entry.id}
              group={group}
              place={place(groupScope(group))}
              onTakeBack={
                left?.every((words) => typeof wayBack(words) === 'function')
                  ? (title) => run(takeBackAll(left, title))
                  : undefined
              }
              isBusy={isBusy}
            >
              {group.map(row)}
            </EntryGroupRow>
          );
        })}
      </ul>
    </section>
  ));
};
