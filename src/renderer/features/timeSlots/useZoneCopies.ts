import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { type CopyChoice, type CopyPlan, planZoneCopy } from '#shared/domain/slotChanges.ts';
import { layOutSlots, type SlotGrid, type SlotWeek, slotWeekOf } from '#shared/domain/slotWeek.ts';
import { slotNames } from './slotTexts.ts';
import { type CityScope, slotWeekOptions } from './slotWeekOptions.ts';

/** A zone's week as the source of a copy. */
export interface CopySource {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
}

/** What copying would do in one zone. */
export interface ZoneCopy {
  zone: string;
  /** Undefined: its slots are not read yet; null: it has none in that week. */
  plan: CopyPlan | null | undefined;
  error: Error | null;
  /** What its slots are called, by their ids. */
  names: ReadonlyMap<string, string>;
  readAgain: () => void;
}

/** What a copy would do in each of these zones; while it is being saved, what the server tells of it is not read again. */
export const useZoneCopies = (
  source: CopySource,
  choice: CopyChoice,
  zones: readonly string[],
  { now, isSaving }: { now: number; isSaving: boolean },
): ZoneCopy[] => {
  const { i18n } = useLingui();
  const { scope, zone, week, grid } = source;
  const target = useMemo(() => slotWeekOf(choice.to, week.timeZone), [choice.to, week.timeZone]);
  const layOut = useCallback((slots: TimeSlot[]) => layOutSlots(target, slots), [target]);
  const answers = useQueries({
    queries: zones.map((id) => ({
      ...slotWeekOptions(scope, id, choice.to),
      enabled: !isSaving,
      select: layOut,
    })),
  });
  return answers.map(({ data, error, refetch }, index) => {
    const id = zones[index] ?? '';
    const from = { zone, monday: week.monday, grid };
    return {
      zone: id,
      plan: data && planZoneCopy(from, choice, { zone: id, grid: data }, now),
      error,
      names: slotNames(target, data ?? [], i18n),
      readAgain: () => void refetch(),
    };
  });
};
