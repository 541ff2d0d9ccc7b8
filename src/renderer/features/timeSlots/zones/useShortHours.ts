import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { GeoZone } from '#shared/api/geography.ts';
import { addWeeks, mondayAt } from '#shared/rules/slotWeek.ts';
import { shortHoursOf, worstZonesFirst } from '#shared/rules/zoneNeeds.ts';
import type { CityScope } from '../../../marketplace/slots/slotWeekOptions.ts';
import { useTimeZone } from '../../../ui/useFormatters.ts';
import { hourNames } from './hourNames.ts';
import { useCityNeeds } from './useCityNeeds.ts';
import type { NamedZone } from './ZoneCells.tsx';

/** Rows of the grid: after the worst hours, further ones are no longer an overview. */
const maxHours = 100;

interface ShortHoursOptions {
  scope: CityScope;
  zones: readonly GeoZone[];
  now: number;
  isByTime: boolean;
}

/** Rows and columns of the grid of all zones: the worst hours, and zones with the worst first. */
export const useShortHours = ({ scope, zones, now, isByTime }: ShortHoursOptions) => {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const monday = mondayAt(now, timeZone);
  const { zones: loaded, waiting, failed, retry } = useCityNeeds(scope, zones, now);
  const names = useMemo(
    () => hourNames([monday, addWeeks(monday, 1)], timeZone, i18n),
    [monday, timeZone, i18n],
  );
  const waitingIds = [...waiting].join(' ');
  const columns = useMemo(() => {
    const nameOf = (id: string): string => zones.find((zone) => zone.id === id)?.name || id;
    const isLoading = (id: string): boolean => waitingIds.split(' ').includes(id);
    return worstZonesFirst(loaded).map(
      (zone): NamedZone => ({ ...zone, name: nameOf(zone.zone), isLoading: isLoading(zone.zone) }),
    );
  }, [loaded, zones, waitingIds]);
  const all = useMemo(() => shortHoursOf(loaded), [loaded]);
  const hours = useMemo(() => {
    const shown = all.slice(0, maxHours);
    return isByTime ? shown.toSorted((one, other) => one.start - other.start) : shown;
  }, [all, isByTime]);
  /** Zone and full name of each slot. */
  const places = useMemo(
    () =>
      new Map(
        columns.flatMap(({ zone, name, slots }) =>
          Array.from(slots, ([start, slot]) => [slot.id, { slot, zone, zoneName: name, name: names(start) }]),
        ),
      ),
    [columns, names],
  );
  return { columns, hours, count: all.length, names, places, monday, timeZone, waiting, failed, retry };
};
