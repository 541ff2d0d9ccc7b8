import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { layOutSlots, slotWeekOf } from '#shared/rules/slotWeek.ts';
import { slotWeekOptions } from '../../../marketplace/slots/slotWeekOptions.ts';
import type { CopySource } from './CopyZones.tsx';

/** Source of a copy: the displayed week, or another one of its zone, which may still have to load. */
export const useCopySource = (displayed: CopySource, monday: string, isSaving: boolean) => {
  const { scope, zone } = displayed;
  const isDisplayed = monday === displayed.week.monday;
  const { data, error, refetch } = useQuery({
    ...slotWeekOptions(scope, zone, monday),
    enabled: !isDisplayed && !isSaving,
  });
  const { timeZone } = displayed.week;
  const other = useMemo(() => {
    const week = slotWeekOf(monday, timeZone);
    return { scope, zone, week, grid: layOutSlots(week, data ?? []) };
  }, [scope, zone, monday, timeZone, data]);
  return {
    source: isDisplayed ? displayed : other,
    isLoaded: isDisplayed || data !== undefined,
    error: isDisplayed ? null : error,
    readAgain: () => void refetch(),
  };
};
