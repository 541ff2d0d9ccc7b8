import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { sharedValuesText, slotsText } from '../../marketplace/slots/slotSummary.ts';
import { actionText, changeText, type EntryWords, sentenceOf, slotsBackText } from './entryWords.ts';
import { countOf, slotChanges, slotStarts, timeZoneOf } from './slotEntries.ts';

/**
 * Entry, or consecutive entries of a single action: copying a week with a call for each set of values, or a bulk
 * edit with a call for each record.
 */
export type EntryGroup = readonly [EntryWords, ...EntryWords[]];

/** Longest pause between two calls of an action. */
const maxPause = 10_000;

/** A list of all cities has records of several cities. */
const stateOf = ({ scope, zone, outcome, code, doneLaterAt }: JournalEntry): string =>
  JSON.stringify([scope.country, zone && scope.city, zone, outcome, code, doneLaterAt === undefined]);

const isOfSlots = ({ entity, action, zone }: JournalEntry): boolean =>
  entity === 'timeSlots' && action === 'changed' && zone !== undefined;

/** Open entries stay apart, because each of their records is to be checked. */
const isOfRecord = ({ entity, action, recordId, outcome, fields }: JournalEntry): boolean =>
  ![entity === 'timeSlots', action !== 'changed', recordId === null, outcome !== 'done'].includes(true) &&
  fields.every(({ omitted }) => omitted === undefined);

const writtenBy = ({ entity, fields }: JournalEntry): string =>
  JSON.stringify([entity, fields.map(({ name, to }) => [name, to])]);

/** The same values of another record. */
const isSameEdit = (group: EntryGroup, other: JournalEntry): boolean =>
  isOfRecord(other) &&
  group.every(({ entry }) => isOfRecord(entry) && entry.recordId !== other.recordId) &&
  writtenBy(group[0].entry) === writtenBy(other);

const isInForce = ({ takenBackAt }: JournalEntry): boolean => takenBackAt === null;

const namesIn = ({ fields }: JournalEntry): string => fields.map(({ name }) => name).join(' ');

/**
 * Calls that replaced values of other users take nothing back exactly, but belong to those around them. A change of
 * other fields right after an Undo is another action.
 */
const isSameDirection = (one: JournalEntry, other: JournalEntry): boolean => {
  if (one.takesBack === null && other.takesBack === null) return true;
  if (one.takesBack === null || other.takesBack === null)
    return isInForce(one) && isInForce(other) && namesIn(one) === namesIn(other);
  // Redo of a setup takes its Undo back.
  return isInForce(one) === isInForce(other) && one.takesBack !== other.id && other.takesBack !== one.id;
};

/** Entries with different outcomes stay apart, so that a group hides no failure. */
const isSameAction = (group: EntryGroup, one: JournalEntry, other: JournalEntry): boolean =>
  ((isOfSlots(one) && isOfSlots(other)) || isSameEdit(group, other)) &&
  stateOf(one) === stateOf(other) &&
  isSameDirection(one, other) &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= maxPause;

/** Joins entries that belong to the same action. Any other entry is a group of its own. */
export const entryGroups = (words: readonly EntryWords[]): readonly EntryGroup[] => {
  const groups: [EntryWords, ...EntryWords[]][] = [];
  for (const one of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isSameAction(group, last.entry, one.entry)) group.push(one);
    else groups.push([one]);
  }
  return groups;
};

/** Entries that are still to be taken back; `null`: none. */
export const groupInForce = (group: EntryGroup): EntryGroup | null => {
  const [first, ...others] = group.filter(({ entry }) => isInForce(entry));
  return first ? [first, ...others] : null;
};

interface GroupContext {
  i18n: I18n;
}

/** Outcome of a group, also if only a part of it was taken back. */
export const groupOutcome = (group: EntryGroup, context: GroupContext): string => {
  const countIn = (part: EntryGroup | null): number =>
    part?.reduce((sum, { entry }) => sum + (isOfSlots(entry) ? countOf(entry) : 1), 0) ?? 0;
  const length = group.reduce((sum, { entry }) => sum + (isOfSlots(entry) ? entry.count : 1), 0);
  const taken = length - countIn(groupInForce(group));
  if (taken > 0 && taken < length)
    return isOfSlots(group[0].entry)
      ? slotsBackText(taken, length, context)
      : context.i18n._(msg`Taken back: ${taken} of ${length}`);
  return group.find(({ outcome }) => outcome !== '')?.outcome ?? '';
};

const entriesOf = (group: EntryGroup): readonly JournalEntry[] => group.map(({ entry }) => entry);

/** Slots of a group, such as `33 slots, Centro, 30 Nov – 6 Dec`. */
const slotsTitle = (group: EntryGroup, { i18n }: GroupContext): string => {
  const [{ entry, zone }] = group;
  const starts = slotChanges(entriesOf(group)).map(({ slot }) => slot.startTime);
  const areAllKnown = group.every((words) => slotStarts(words.entry).length === countOf(words.entry));
  const count = areAllKnown ? starts.length : group.reduce((sum, words) => sum + countOf(words.entry), 0);
  return slotsText({ places: [zone], starts, timeZone: timeZoneOf(entry), count }, i18n);
};

/** Values that were written into all records. */
const writtenText = (group: EntryGroup): string => {
  const [{ entry, fields }] = group;
  const isAlike = (index: number): boolean =>
    group.every((words) => words.fields[index]?.before === fields[index]?.before);
  return fields
    .map((field, index) => ({ ...field, before: isAlike(index) ? field.before : '' }))
    .filter(({ name }) => entry.fields.some((field) => field.name === name))
    .map(changeText)
    .join(' · ');
};

/** Title of a group of several entries, such as `33 slots, Centro, 30 Nov – 6 Dec` or `2 records: Active: Yes → No`. */
export const groupTitle = (group: EntryGroup, context: GroupContext): string => {
  const count = group.length;
  if (isOfSlots(group[0].entry)) return slotsTitle(group, context);
  const records = context.i18n._(msg`${plural(count, { one: '# record', other: '# records' })}`);
  return `${records}: ${writtenText(group)}`;
};

/** Scope of all entries: the city only if they share it. */
export const groupScope = (group: EntryGroup): JournalEntry['scope'] => {
  const [{ entry }] = group;
  const { city, ...country } = entry.scope;
  return group.every((words) => words.entry.scope.city === city) ? entry.scope : country;
};

/** Verb before the title. */
export const groupAction = ([{ entry }]: EntryGroup, context: GroupContext): string =>
  actionText(entry, context);

/** Records that are named in the line of a group. */
const maxNames = 5;

/** New values of slots, or the names of the records. */
export const groupChange = (group: EntryGroup, { i18n }: GroupContext): string => {
  if (isOfSlots(group[0].entry)) return sharedValuesText(slotChanges(entriesOf(group)), i18n);
  const names = group.flatMap(({ name }) => name || []);
  return [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
};

/** Sentence without links about an entry or a group. */
export const groupSentence = (group: EntryGroup, context: GroupContext): string => {
  if (group.length === 1) return sentenceOf(group[0], context);
  const subject = `${groupAction(group, context)} ${groupTitle(group, context)}`;
  const change = groupChange(group, context);
  return isOfSlots(group[0].entry) ? `${subject}: ${change}` : `${subject} (${change})`;
};
