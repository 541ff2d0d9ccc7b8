import type { I18n } from '@lingui/core';
import type { Result } from '#shared/ipc/result.ts';
import { planZoneCopy } from '#shared/rules/slotChanges.ts';
import { layOutSlots, type SlotGrid, type TimeSlot } from '#shared/rules/slotWeek.ts';
import type { WeekChanges } from '../../../marketplace/slots/saveSlots.ts';
import { slotDoubts } from '../../../marketplace/slots/slotDoubts.ts';
import { slotNames } from '../../../marketplace/slots/slotTexts.ts';
import { readSlotWeek } from '../../../marketplace/slots/slotWeekOptions.ts';
import type { WeekOnScreen } from './useCopyPlan.ts';

interface Source {
  zone: string;
  monday: string;
  grid: SlotGrid<TimeSlot>;
}

interface Filling {
  weeks: WeekChanges[];
  doubts: string[];
}

/** Reads the slots of a week that was just set up, and plans their values like a copy of the source. */
export const readFilling = async (
  { scope, zone, week }: WeekOnScreen,
  source: Source,
  now: number,
  i18n: I18n,
): Promise<Result<Filling>> => {
  const { monday } = week;
  const answer = await readSlotWeek(scope, zone, monday, { fresh: true });
  if (!answer.ok) return answer;
  const grid = layOutSlots(week, answer.data);
  const copy = { day: null, to: monday, days: new Set<number>() };
  const changes = planZoneCopy(source, copy, { zone, grid }, now)?.changes ?? [];
  const names = slotNames(week, grid, i18n);
  return {
    ok: true,
    data: {
      weeks: changes.length > 0 ? [{ scope, zone, monday, names, changes }] : [],
      doubts: slotDoubts(changes, names, i18n),
    },
  };
};
