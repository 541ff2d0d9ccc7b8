import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import type { Formatters } from '../../ui/useFormatters.ts';
import { type EntryWords, sentenceOf } from './entryWords.ts';
import { inCountryOf } from './recordTimes.ts';

/** Entry, or consecutive entries of a single action, such as copying a week: one call for each set of values. */
export type EntryGroup = readonly [EntryWords, ...EntryWords[]];

/** Longest pause between two calls of an action. */
const maxPause = 10_000;

const stateOf = ({ scope, zone, outcome, code, doneLaterAt }: JournalEntry): string =>
  JSON.stringify([scope.country, scope.city, zone, outcome, code, doneLaterAt === undefined]);

const isGroupable = ({ entity, action, zone }: JournalEntry): boolean =>
  entity === 'timeSlots' && action === 'changed' && zone !== undefined;

const isInForce = ({ takenBackAt }: JournalEntry): boolean => takenBackAt === null;

/** Calls that replaced values of other users take nothing back exactly, but belong to those around them. */
const isSameDirection = (one: JournalEntry, other: JournalEntry): boolean =>
  (one.takesBack === null) === (other.takesBack === null) || (isInForce(one) && isInForce(other));

/** Entries with different outcomes stay apart, so that a group hides no failure. */
const isSameAction = (one: JournalEntry, other: JournalEntry): boolean =>
  isGroupable(one) &&
  isGroupable(other) &&
  stateOf(one) === stateOf(other) &&
  isSameDirection(one, other) &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= maxPause;

/** Joins entries of time slots that belong to the same action. Any other entry is a group of its own. */
export const entryGroups = (words: readonly EntryWords[]): readonly EntryGroup[] => {
  const groups: [EntryWords, ...EntryWords[]][] = [];
  for (const one of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isSameAction(last.entry, one.entry)) group.push(one);
    else groups.push([one]);
  }
  return groups;
};

/** Entries that are still to be taken back; `null`: none. */
export const groupInForce = (group: EntryGroup): EntryGroup | null => {
  const [first, ...others] = group.filter(({ entry }) => isInForce(entry));
  return first ? [first, ...others] : null;
};

/** Outcome of a group, also if only a part of it was taken back. */
export const groupOutcome = (group: EntryGroup, { i18n }: Pick<GroupContext, 'i18n'>): string => {
  const { length } = group;
  const taken = length - (groupInForce(group)?.length ?? 0);
  if (taken > 0 && taken < length) return i18n._(msg`Taken back: ${taken} of ${length}`);
  return group.find(({ outcome }) => outcome !== '')?.outcome ?? '';
};

interface GroupContext {
  i18n: I18n;
  formatters: Formatters;
}

const daysText = (group: EntryGroup, context: GroupContext): string => {
  const { formatters } = inCountryOf(group[0].entry, context);
  const starts = group
    .flatMap(({ entry }) => entry.slots?.flatMap((slots) => slots.starts) ?? entry.name.split(', '))
    .filter((start) => !Number.isNaN(Date.parse(start)))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const ends = [starts.at(0), starts.at(-1)].filter((start) => start !== undefined);
  const days = ends.map((start) => formatters.shortDay(start, formatters.today()));
  return [...new Set(days)].join(' – ');
};

/** Title of a group of several entries, such as `33 changes of time slots, Centro, 30 Nov – 6 Dec`. */
export const groupTitle = (group: EntryGroup, context: GroupContext): string => {
  const { length } = group;
  const changes = context.i18n._(
    msg`${plural(length, { one: '# change of time slots', other: '# changes of time slots' })}`,
  );
  return [changes, group[0].zone, daysText(group, context)].filter(Boolean).join(', ');
};

export const groupCountText = (group: EntryGroup, { i18n }: Pick<GroupContext, 'i18n'>): string => {
  const count = group.reduce((sum, { entry }) => sum + entry.count, 0);
  return i18n._(msg`${plural(count, { one: '# slot', other: '# slots' })}`);
};

/** Sentence without links about an entry or a group. */
export const groupSentence = (group: EntryGroup, context: GroupContext): string =>
  group.length === 1
    ? sentenceOf(group[0], context)
    : `${groupTitle(group, context)}: ${groupCountText(group, context)}`;
