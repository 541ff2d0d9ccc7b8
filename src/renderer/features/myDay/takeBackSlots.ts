import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { failure } from '#shared/ipc/result.ts';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { mondayAt, phaseOf, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { saveWeeks } from '../../marketplace/slots/saveSlots.ts';
import { belowBookedTexts, changeTexts } from '../../marketplace/slots/slotTexts.ts';
import { readSlotWeek } from '../../marketplace/slots/slotWeekOptions.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { showToast } from '../../stores/toasts.ts';
import type { EntryWords } from './entryWords.ts';
import { confirmTakeBack, showFailure } from './takeBack.ts';

interface SlotBefore {
  startTime: string;
  from: Readonly<Record<string, unknown>>;
}

const slotsBefore = ({ name, fields, slots }: JournalEntry): SlotBefore[] | null => {
  if (slots)
    return slots.flatMap(({ from: { couriersLimit, ...others }, starts }) => {
      // Slots without a limit may have no number to restore.
      const isNumberless = others.isCouriersLimited === false && couriersLimit === null;
      const from = couriersLimit === undefined || isNumberless ? others : { ...others, couriersLimit };
      return starts.map((startTime) => ({ startTime, from }));
    });
  if (fields.some(({ from }) => from === undefined) || Number.isNaN(Date.parse(name))) return null;
  return [{ startTime: name, from: Object.fromEntries(fields.map((field) => [field.name, field.from])) }];
};

/** Slots that can get their previous values back; a batch of those that have not begun. `null`: unknown values. */
export const slotsToRestore = (entry: JournalEntry, now: number): SlotBefore[] | null => {
  const before = entry.zone === undefined ? null : slotsBefore(entry);
  if (!before || before.some(({ from }) => Object.values(from).some((value) => value === null))) return null;
  return before.filter((slot) => {
    const phase = phaseOf(slot, now);
    return phase === 'future' || (phase === 'running' && entry.slots === undefined);
  });
};

/** Slots named in a question. */
const maxNamed = 5;

const isOther = (slot: TimeSlot, { fields }: JournalEntry, names: readonly string[]): boolean =>
  fields.some(({ name, to }) => names.includes(name) && !sameValue(slot[name as keyof TimeSlot], to));

/** Lines about slots with other values than the written ones. */
const otherLines = (others: readonly SlotChange[], { formatters }: TextContext): string[] => {
  const lines = others.slice(0, maxNamed).map((change) => {
    const time = formatters.dayAndTime(change.slot.startTime);
    return `${time}: ${changeTexts(change, i18n).join(', ')}`;
  });
  const more = others.length - lines.length;
  return more > 0 ? [...lines, t`and ${plural(more, { one: '# more slot', other: '# more slots' })}`] : lines;
};

/** Restores the values of time slots, after reading their week again. Undo is offered as for a save. */
export const takeBackSlots = async (
  { entry, name: record }: EntryWords,
  context: TextContext,
): Promise<void> => {
  const { scope, zone = '' } = entry;
  const { country = '', city = '' } = scope;
  const { timeZone } = countries[isCountryId(country) ? country : 'es'];
  const wanted = slotsToRestore(entry, Date.now()) ?? [];
  const monday = mondayAt(Date.parse(wanted[0]?.startTime ?? entry.at), timeZone);
  const answer = await readSlotWeek({ country, city }, zone, monday, { fresh: true });
  if (!answer.ok) return showFailure(record, answer.error);
  const slots = new Map(answer.data.map((slot) => [Date.parse(slot.startTime), slot]));
  const found = wanted.flatMap(({ startTime, from }): SlotChange[] => {
    const slot = slots.get(Date.parse(startTime));
    return slot ? [{ slot, values: from }] : [];
  });
  if (found.length === 0) return showFailure(record, failure('NOT_FOUND').error);
  const changes = found.filter(({ slot, values }) =>
    Object.entries(values).some(([name, value]) => !sameValue(slot[name as keyof TimeSlot], value)),
  );
  if (changes.length === 0)
    return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  const others = changes.filter(({ slot, values }) => isOther(slot, entry, Object.keys(values)));
  const left = entry.count - found.length;
  const leftText = t`${plural(left, { one: '# slot has begun or no longer exists. It stays as it is.', other: '# slots have begun or no longer exist. They stay as they are.' })}`;
  const isSure = await confirmTakeBack(record, otherLines(others, context), [
    ...belowBookedTexts(changes, i18n),
    ...(left > 0 ? [leftText] : []),
  ]);
  if (!isSure) return;
  const names = new Map(changes.map(({ slot }) => [slot.id, context.formatters.dayAndTime(slot.startTime)]));
  const { failures } = await saveWeeks([{ scope: { country, city }, zone, monday, names, changes }]);
  for (const { error } of failures) showFailure(record, error);
};
