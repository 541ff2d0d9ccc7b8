import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { hasBegun, layOutSlots } from '#shared/rules/slotWeek.ts';
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
}

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
 * Undo of a setup: closes the hours that have not begun. The server cannot delete slots, and its defaults would
 * leave them open at night and without a limit. Of the copied weeks, those that existed before are restored.
 */
export const closeWeeks = async (
  created: readonly CreatedWeek[],
  copied: readonly WeekChanges[] = [],
): Promise<void> => {
  const closing: WeekChanges[] = [];
  for (const { scope, zone, week, zoneName } of created) {
    const { monday } = week;
    const answer = await readSlotWeek(scope, zone, monday, { fresh: true });
    if (!answer.ok) return showUndoProblem(answer.error);
    const changes = answer.data
      .filter((slot) => slot.isDeliveryActive !== false && !hasBegun(slot, Date.now()))
      .map((slot): SlotChange => ({ slot, values: { isDeliveryActive: false } }));
    const names = slotNames(week, layOutSlots(week, answer.data), i18n);
    closing.push({ scope, zone, monday, names, changes, zoneName });
  }
  const isNew = ({ zone, monday }: WeekChanges): boolean =>
    created.some((each) => each.zone === zone && each.week.monday === monday);
  const restored = reversedWeeks(copied.filter((week) => !isNew(week)));
  const text = () => closedText(created);
  await sendBack([...restored, ...closing], { text });
};
