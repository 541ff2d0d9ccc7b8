import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { JournalEntry, JournalField } from '#shared/ipc/journalRoutes.ts';
import { slotWeekOf } from '#shared/rules/slotWeek.ts';
import { isTicks, type Tick } from '#shared/rules/treeChange.ts';
import { zoneSource } from '../../marketplace/courierZones.ts';
import { hoursText, sharedValuesText } from '../../marketplace/slots/slotSummary.ts';
import { rangeText, shortParts } from '../../marketplace/slots/slotTexts.ts';
import { mask, seenText, valueText } from '../../resource/fields/fieldText.ts';
import type { Field, TextContext } from '../../resource/fields/fieldType.ts';
import { errorText, hasOwnText } from '../../ui/errorText.ts';
import { type Described, shownName } from './describedEntity.ts';
import { inCountryOf } from './recordTimes.ts';
import { countOf, slotChanges, slotStarts, timeZoneOf } from './slotEntries.ts';

export interface FieldWords {
  name: string;
  label: string;
  /** Empty: the value was not known, or was not recorded. */
  before: string;
  after: string;
}

/** Fields of pages without a declaration. */
const slotLabels: Readonly<Record<string, MessageDescriptor>> = {
  isDeliveryActive: msg`Delivery active`,
  isHighDemand: msg`High demand`,
  isCouriersLimited: msg`Couriers limited`,
  couriersLimit: msg`Couriers limit`,
  minFreeCouriers: msg`Minimum free couriers`,
  costMultiplier: msg`Cost multiplier`,
  info: msg`Content`,
  treeData: msg`Order of the rows`,
  ticks: msg`Selected entries`,
  order: msg`Order of the rows`,
  checked: msg`Selected entries`,
};

const plainText = (value: unknown, { i18n, formatters }: TextContext): string => {
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`);
  if (typeof value === 'number') return formatters.number(value);
  return typeof value === 'string' ? value : '';
};

/** Text of a value, also of a field without a declaration. */
export const textOf = (field: Field | undefined, value: unknown, context: TextContext): string => {
  if (!field) return plainText(value, context);
  return seenText(field, valueText(field, value, context), context.isPrivate === true);
};

const none = '–';

/** Switched boxes of a category tree. */
const tickText = (from: readonly Tick[], to: readonly Tick[], { i18n }: TextContext): string => {
  const [off, on] = [from, to].map((ticks) => ticks.map(([, title]) => title).join(', '));
  return [on && i18n._(msg`on: ${on}`), off && i18n._(msg`off: ${off}`)].filter(Boolean).join('; ');
};

const fieldWords = (
  entry: JournalEntry,
  { name, from, to, omitted, ...field }: JournalField,
  described: Described | undefined,
  context: TextContext,
): FieldWords => {
  const declared = described?.get(entry.entity)?.spec?.fields[name];
  const label = declared?.label ?? slotLabels[name];
  const words = { name, label: label ? context.i18n._(label) : name };
  if (isTicks(from) && isTicks(to)) return { ...words, before: '', after: tickText(from, to, context) };
  if (name === 'order' && entry.entity === 'categoryTrees')
    return { ...words, before: '', after: context.i18n._(msg`new order`) };
  if (omitted === 'hidden') return { ...words, before: mask, after: mask };
  if (omitted === 'long') return { ...words, before: '', after: context.i18n._(msg`new version`) };
  const isKnown = from !== undefined || 'from' in field;
  const unknown = entry.slots ? context.i18n._(msg`different values`) : '';
  return {
    ...words,
    before: isKnown ? textOf(declared, from, context) || none : unknown,
    after: textOf(declared, to, context) || none,
  };
};

export const changeText = ({ label, before, after }: FieldWords): string =>
  before === '' ? `${label}: ${after}` : `${label}: ${before} → ${after}`;

/** Refund of an order that the change canceled. */
const refundWords = (
  { entity, refund }: JournalEntry,
  described: Described | undefined,
  { i18n, formatters }: TextContext,
): FieldWords[] => {
  const label = described?.get(entity)?.spec?.fields.totalRefund?.label;
  return refund === undefined || !label
    ? []
    : [{ name: 'totalRefund', label: i18n._(label), before: '', after: formatters.money(refund) }];
};

export interface EntryWords {
  entry: JournalEntry;
  /** Title of the list or page. */
  list: string;
  /** Name of the record, or the number of records. */
  name: string;
  /** Name of the zone of time slots; empty until it is read. */
  zone: string;
  fields: readonly FieldWords[];
  /** Changed values in one line; empty for creations and deletions. */
  change: string;
  /** Problem of the call, or that it was taken back; empty if it is simply done. */
  outcome: string;
}

/** Text about the slots of a change that were taken back. */
export const slotsBackText = (taken: number, total: number, { i18n }: Pick<TextContext, 'i18n'>): string =>
  i18n._(msg`Taken back ${taken} of ${total} slots`);

const outcomeText = (entry: JournalEntry, context: TextContext): string => {
  const { outcome, code, doneLaterAt, takenBackAt, takesBack, slotsBack = [] } = entry;
  const { i18n, formatters } = context;
  if (doneLaterAt !== undefined) {
    const time = formatters.timeOrDay(doneLaterAt, formatters.today());
    return i18n._(
      outcome === 'unknown' ? msg`No answer. Done later: ${time}` : msg`Refused. Done later: ${time}`,
    );
  }
  if (outcome === 'unknown') return i18n._(msg`No answer: check the record`);
  if (outcome === 'refused') {
    const error = { code, status: 0, message: '' };
    // Other codes of the server are no words for users.
    if (!hasOwnText(error)) return i18n._(msg`Refused by the server`);
    const reason = errorText(i18n, error);
    return i18n._(msg`Refused: ${reason}`);
  }
  if (takenBackAt === null) {
    if (slotsBack.length > 0) return slotsBackText(slotsBack.length, entry.count, context);
    return takesBack === null ? '' : i18n._(msg`Takes back an earlier change`);
  }
  const time = formatters.timeOrDay(takenBackAt, formatters.today());
  // Only the setup of a week leaves something behind.
  return i18n._(
    entry.action === 'created' ? msg`Taken back, all hours closed: ${time}` : msg`Taken back: ${time}`,
  );
};

const zoneText = ({ zone }: JournalEntry, { nameOf }: TextContext): string =>
  (zone === undefined ? undefined : nameOf(zoneSource.key, zone)) ?? '';

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Week of a setup, named by its Monday. */
const setupWeek = (monday: string, { i18n }: TextContext): string => {
  const week = rangeText(slotWeekOf(monday, 'UTC'), i18n, shortParts);
  return i18n._(msg`all slots of ${week}`);
};

/** Zone, and hours or week of time slots. */
const slotName = (entry: JournalEntry, context: TextContext): string => {
  const starts = slotStarts(entry);
  const [first = ''] = starts;
  const hours = plainDate.test(first)
    ? setupWeek(first, context)
    : hoursText(starts, timeZoneOf(entry), context.i18n);
  const isCut = countOf(entry) > starts.length;
  return [zoneText(entry, context), isCut ? `${hours}; …` : hours].filter(Boolean).join(', ');
};

const slotValues = (entry: JournalEntry, { i18n }: TextContext): string | null =>
  entry.entity === 'timeSlots' ? sharedValuesText(slotChanges([entry]), i18n) || null : null;

const nameText = (entry: JournalEntry, described: Described | undefined, context: TextContext): string => {
  const { i18n, isPrivate = false } = context;
  const count = countOf(entry);
  const spec = described?.get(entry.entity)?.spec ?? null;
  const name = entry.entity === 'timeSlots' ? slotName(entry, context) : shownName(entry, spec, isPrivate);
  if (count === 1) return name;
  const records =
    entry.entity === 'timeSlots'
      ? i18n._(msg`${plural(count, { one: '# slot', other: '# slots' })}`)
      : i18n._(msg`${plural(count, { one: '# record', other: '# records' })}`);
  return name === '' ? records : `${records} (${name})`;
};

/** All words about an entry, for the page, the handover text and the file. */
export const entryWords = (
  entry: JournalEntry,
  described: Described | undefined,
  context: TextContext,
): EntryWords => {
  const title = described?.get(entry.entity)?.title;
  const ofRecord = inCountryOf(entry, context);
  // The refund first, because a narrow window truncates the line.
  const fields = [
    ...refundWords(entry, described, ofRecord),
    ...entry.fields.map((field) => fieldWords(entry, field, described, ofRecord)),
  ];
  return {
    entry,
    list: title ? context.i18n._(title) : entry.entity,
    name: nameText(entry, described, ofRecord),
    zone: zoneText(entry, context),
    fields,
    change:
      entry.action === 'changed' ? (slotValues(entry, context) ?? fields.map(changeText).join(' · ')) : '',
    outcome: outcomeText(entry, context),
  };
};

const actionNames: Readonly<Record<JournalEntry['action'], MessageDescriptor>> = {
  created: msg`Created`,
  changed: msg`Changed`,
  deleted: msg`Deleted`,
};

export const actionText = ({ action }: JournalEntry, { i18n }: Pick<TextContext, 'i18n'>): string =>
  i18n._(actionNames[action]);

/** Sentence without links: `Changed Farolillo: Stopped: No → Yes`. */
export const sentenceOf = (words: EntryWords, context: Pick<TextContext, 'i18n'>): string => {
  const subject = [actionText(words.entry, context), words.name || words.list].join(' ');
  return [subject, words.change].filter(Boolean).join(': ');
};
