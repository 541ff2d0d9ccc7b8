import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { layOutSlots, slotWeekOf } from '#shared/rules/slotWeek.ts';
import { slotNames } from '../../marketplace/slots/slotTexts.ts';
import { type CityScope, slotWeekOptions, useNeeds } from '../../marketplace/slots/slotWeekOptions.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';

interface ZoneWeekOptions {
  scope: CityScope;
  zone: string;
  monday: string;
  now: number;
}

/** Slots of a zone in one week, laid out, named and with their shortage. */
export const useZoneWeek = ({ scope, zone, monday, now }: ZoneWeekOptions) => {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const week = useMemo(() => slotWeekOf(monday, timeZone), [monday, timeZone]);
  const { data: slots, error, refetch } = useQuery(slotWeekOptions(scope, zone, monday));
  const grid = useMemo(() => layOutSlots(week, slots ?? []), [week, slots]);
  const shortage = useNeeds({ scope, zone, week, now }, grid);
  const names = useMemo(() => slotNames(week, grid, i18n), [week, grid, i18n]);
  return { week, slots, error, reload: () => void refetch(), grid, shortage, names };
};
