import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { hasBegun, layOutSlots } from '#shared/rules/slotWeek.ts';
import { sendBack, showUndoProblem } from '../../../marketplace/slots/saveSlots.ts';
import { rangeText, shortParts, slotNames } from '../../../marketplace/slots/slotTexts.ts';
import { readSlotWeek } from '../../../marketplace/slots/slotWeekOptions.ts';
import type { WeekOnScreen } from './useCopyPlan.ts';

/**
 * Undo of a setup: closes the hours that have not begun. The server cannot delete slots, and its defaults would
 * leave them open at night and without a limit.
 */
export const closeWeek = async ({ scope, zone, week }: WeekOnScreen, zoneName: string): Promise<void> => {
  const { monday } = week;
  const answer = await readSlotWeek(scope, zone, monday, { fresh: true });
  if (!answer.ok) return showUndoProblem(answer.error);
  const changes = answer.data
    .filter((slot) => slot.isDeliveryActive !== false && !hasBegun(slot, Date.now()))
    .map((slot): SlotChange => ({ slot, values: { isDeliveryActive: false } }));
  const names = slotNames(week, layOutSlots(week, answer.data), i18n);
  const text = (): string => {
    const range = rangeText(week, i18n, shortParts);
    return t`${zoneName}, ${range} stays set up, all hours closed`;
  };
  await sendBack([{ scope, zone, monday, names, changes }], { text });
};
