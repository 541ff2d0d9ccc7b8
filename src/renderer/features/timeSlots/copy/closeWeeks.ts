import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { isRealChange, type SlotChange, type SlotValues, slotValueNames } from '#shared/rules/slotChanges.ts';
import { hasBegun, layOutSlots, type TimeSlot } from '#shared/rules/slotWeek.ts';
import {
  reversedWeeks,
  sendBack,
  showUndoProblem,
  type WeekChanges,
} from '../../../marketplace/slots/saveSlots.ts';
import { rangeText, shortParts, slotNames } from '../../../marketplace/slots/slotTexts.ts';
import { readSlotWeek } from '../../../marketplace/slots/slotWeekOptions.ts';
import type { WeekOnScreen } from './useCopyPlan.ts';

export interface CreatedWeek extends WeekOnScreen {
  zoneName: string;
  /** Slots as the server created them, if they could be read. */
  slots: readonly TimeSlot[] | undefined;
}

/**
 * Values of a slot after its setup, without delivery. All of them, so that a single call closes a week: the
 * journal recognises the call that closes its last hours.
 */
const closedValues = (created: TimeSlot | undefined): SlotValues => {
  const known = slotValueNames.filter((name) => created?.[name] !== undefined);
  return {
    ...{ isHighDemand: false, costMultiplier: 1 },
    ...Object.fromEntries(known.map((name) => [name, created?.[name]])),
    isDeliveryActive: false,
  };
};

const closedText = (created: readonly CreatedWeek[]): string => {
  const [only, ...others] = created;
  const count = created.length;
  if (!only || others.length > 0)
    return t`${plural(count, {
      one: '# new week stays set up, all hours closed',
      other: '# new weeks stay set up, all hours closed',
    })}`;
  const [zoneName, range] = [only.zoneName, rangeText(only.week, i18n, shortParts)];
  return t`${zoneName}, ${range} stays set up, all hours closed`;
};

/**
 * Undo of a setup: closes the hours that have not begun, and restores their other defaults, or an hour opened later
 * would have copied values. The server cannot delete slots, and its defaults would leave them open at night and without
 * a limit. Of the copied weeks, those that existed before are restored.
 */
export const closeWeeks = async (
  created: readonly CreatedWeek[],
  copied: readonly WeekChanges[] = [],
): Promise<void> => {
  const closing: WeekChanges[] = [];
  for (const { scope, zone, week, zoneName, slots = [] } of created) {
    const { monday } = week;
    const answer = await readSlotWeek(scope, zone, monday, { fresh: true });
    if (!answer.ok) return showUndoProblem(answer.error);
    const createdById = new Map(slots.map((slot) => [slot.id, slot]));
    const changes = answer.data
      .filter((slot) => !hasBegun(slot, Date.now()))
      .map((slot): SlotChange => ({ slot, values: closedValues(createdById.get(slot.id)) }))
      .filter(isRealChange);
    const names = slotNames(week, layOutSlots(week, answer.data), i18n);
    closing.push({ scope, zone, monday, names, changes, zoneName });
  }
  const isNew = ({ zone, monday }: WeekChanges): boolean =>
    created.some((each) => each.zone === zone && each.week.monday === monday);
  const restored = reversedWeeks(copied.filter((week) => !isNew(week)));
  const text = () => closedText(created);
  await sendBack([...restored, ...closing], { text });
};
