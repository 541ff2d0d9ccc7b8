import type { I18n } from '@lingui/core';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import type { SlotGrid } from '#shared/domain/slotGrid.ts';
import type { SlotWeek } from '#shared/domain/slotWeek.ts';
import { dayText, slotHourText } from './slotTexts.ts';

/** What each slot of a week is called: `Thu 14, 10:00`. */
export const slotNames = (
  { days, timeZone }: SlotWeek,
  grid: SlotGrid<TimeSlot>,
  i18n: I18n,
): ReadonlyMap<string, string> =>
  new Map(
    grid.flatMap((hours, day) =>
      hours.flatMap((slots, hour) =>
        slots.map((slot): [string, string] => [
          slot.id,
          `${dayText(days[day]?.date ?? '', i18n)}, ${slotHourText(hour, slot, slots.length > 1, timeZone)}`,
        ]),
      ),
    ),
  );
