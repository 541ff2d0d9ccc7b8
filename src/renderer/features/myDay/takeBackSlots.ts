import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { failure } from '#shared/ipc/result.ts';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { mondayAt, phaseOf, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { belowBookedTexts } from '../../marketplace/slots/belowBooked.ts';
import { saveWeeks } from '../../marketplace/slots/saveSlots.ts';
import { joinedChanges } from '../../marketplace/slots/slotSummary.ts';
import { changeTexts } from '../../marketplace/slots/slotTexts.ts';
import { readSlotWeek } from '../../marketplace/slots/slotWeekOptions.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { showToast } from '../../stores/toasts.ts';
import type { EntryGroup } from './entryGroups.ts';
import { inCountryOf } from './recordTimes.ts';
import { timeZoneOf } from './slotEntries.ts';
import { confirmTakeBack, showFailure } from './takeBack.ts';

interface SlotBefore {
  startTime: string;
  from: Readonly<Record<string, unknown>>;
}

const slotsBefore = ({ name, fields, slots }: JournalEntry): SlotBefore[] | null => {
  if (slots)
    return slots.flatMap(({ from: before, starts }) => {
      // Slots without a limit may have no number to restore.
      const isNumberless = before.isCouriersLimited === false && before.couriersLimit === null;
      // Some slots of a batch had some of its values already. Another user may have changed those since.
      const changed = fields.filter(({ name: field, to }) => !sameValue(before[field], to));
      const names = changed.map((field) => field.name).filter((field) => field in before);
      const restored = names.filter((field) => field !== 'couriersLimit' || !isNumberless);
      const from = Object.fromEntries(restored.map((field) => [field, before[field]]));
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

interface Plan {
  changes: SlotChange[];
  /** Slots with other values than the written ones. */
  others: SlotChange[];
  /** Number of slots that stay as they are. */
  left: number;
}

/** Plans the way back of an entry, and applies it to the slots for the plan of an earlier entry. */
const planOf = (
  entry: JournalEntry,
  wanted: readonly SlotBefore[],
  slots: Map<number, TimeSlot>,
): Plan & { isFound: boolean } => {
  const found = wanted.flatMap(({ startTime, from }): SlotChange[] => {
    const slot = slots.get(Date.parse(startTime));
    return slot ? [{ slot, values: from }] : [];
  });
  const changes = found.filter(({ slot, values }) =>
    Object.entries(values).some(([name, value]) => !sameValue(slot[name as keyof TimeSlot], value)),
  );
  for (const { slot, values } of changes) slots.set(Date.parse(slot.startTime), { ...slot, ...values });
  const others = changes.filter(({ slot, values }) => isOther(slot, entry, Object.keys(values)));
  return { changes, others, left: entry.count - found.length, isFound: found.length > 0 };
};

const slotNamesOf = (
  changes: readonly SlotChange[],
  { formatters }: TextContext,
): ReadonlyMap<string, string> =>
  new Map(changes.map(({ slot }) => [slot.id, formatters.dayAndTime(slot.startTime)]));

const confirmPlans = (plans: readonly Plan[], context: TextContext): Promise<boolean> => {
  const changes = joinedChanges(plans.flatMap((plan) => plan.changes));
  const doubtful = new Set(plans.flatMap(({ others }) => others.map(({ slot }) => slot.id)));
  const others = changes
    .filter(({ slot }) => doubtful.has(slot.id))
    .toSorted((one, other) => Date.parse(one.slot.startTime) - Date.parse(other.slot.startTime));
  const left = plans.reduce((sum, plan) => sum + plan.left, 0);
  const leftText = t`${plural(left, { one: '# slot has begun or no longer exists. It stays as it is.', other: '# slots have begun or no longer exist. They stay as they are.' })}`;
  const question = t`${plural(others.length, { one: '# slot has changed since then. Take back anyway?', other: '# slots have changed since then. Take back anyway?' })}`;
  return confirmTakeBack(question, otherLines(others, context), [
    ...belowBookedTexts(changes, slotNamesOf(changes, context), i18n),
    ...(left > 0 ? [leftText] : []),
  ]);
};

/**
 * Restores the values of time slots, after reading their weeks again. Several entries are of the same zone, the
 * newest first; they are taken back in this order until a call fails. A single Undo is offered as for a save.
 */
export const takeBackSlots = async (
  group: EntryGroup,
  record: string,
  ofPage: TextContext,
): Promise<void> => {
  const context = inCountryOf(group[0].entry, ofPage);
  const { scope, zone = '' } = group[0].entry;
  const { country = '', city = '' } = scope;
  const timeZone = timeZoneOf(group[0].entry);
  const weeks = new Map<string, Map<number, TimeSlot>>();
  const plans: (ReturnType<typeof planOf> & { monday: string })[] = [];
  for (const { entry } of group) {
    const wanted = slotsToRestore(entry, Date.now()) ?? [];
    const monday = mondayAt(Date.parse(wanted[0]?.startTime ?? entry.at), timeZone);
    let slots = weeks.get(monday);
    if (!slots) {
      const answer = await readSlotWeek({ country, city }, zone, monday, { fresh: true });
      if (!answer.ok) return showFailure(record, answer.error);
      slots = new Map(answer.data.map((slot) => [Date.parse(slot.startTime), slot]));
      weeks.set(monday, slots);
    }
    plans.push({ monday, ...planOf(entry, wanted, slots) });
  }
  if (!plans.some(({ isFound }) => isFound)) return showFailure(record, failure('NOT_FOUND').error);
  const changes = plans.flatMap((plan) => plan.changes);
  if (changes.length === 0)
    return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  if (!(await confirmPlans(plans, context))) return;
  const names = slotNamesOf(changes, context);
  const { done, failures } = await saveWeeks(
    plans
      .filter((plan) => plan.changes.length > 0)
      .map((plan) => ({
        ...{ scope: { country, city }, zone, names },
        ...{ monday: plan.monday, changes: plan.changes },
      })),
    { stopsAtFailure: true, what: () => t`Taken back: ${record}` },
  );
  if (group.length === 1) for (const { error } of failures) showFailure(record, error);
  else if (failures[0]) {
    const [taken, total] = [done.length, changes.length];
    showFailure(t`Taken back ${taken} of ${total} slots`, failures[0].error);
  }
};
