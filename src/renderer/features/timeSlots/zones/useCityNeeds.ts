import { type Query, queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addWeeks, mondayAt, slotWeekOf, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { type LoadedWeek, type ZoneHours, zoneHoursOf } from '#shared/rules/zoneNeeds.ts';
import { isAllCities } from '../../../data/entityCalls.ts';
import { queryClient } from '../../../data/queryClient.ts';
import { windowBudget } from '../../../data/windowBudget.ts';
import { listen } from '../../../ipc/bridge.ts';
import { type CityScope, slotWeekOptions } from '../../../marketplace/slots/slotWeekOptions.ts';
import { useTimeZone } from '../../../ui/useFormatters.ts';

/** An overview tolerates older numbers than the week on screen, which is refetched on entering. */
const staleTime = 300_000;
const hourMs = 3_600_000;

/**
 * Reads the weeks of a zone that are not cached yet. Not under `records`: a change of one slot must not
 * refetch the weeks of all zones.
 */
const zoneLoader = (scope: CityScope, zone: string, mondays: readonly string[]) =>
  queryOptions({
    queryKey: ['slotWeeksOfZone', scope, { zone, mondays }],
    staleTime,
    queryFn: async ({ signal }) => {
      const read = (monday: string) =>
        windowBudget.run(
          'slotWeeks',
          () => queryClient.fetchQuery({ ...slotWeekOptions(scope, zone, monday), staleTime }),
          signal,
        );
      await Promise.all(mondays.map(read));
      return true;
    },
  });

export interface CityNeeds {
  zones: ZoneHours[];
  /** Zones not loaded yet. */
  waiting: ReadonlySet<string>;
  failed: readonly string[];
  retry: () => void;
}

/** Shortages of all zones of a city in this and the next week: three reads a zone, shared with its week. */
export const useCityNeeds = (scope: CityScope, zones: readonly { id: string }[], now: number): CityNeeds => {
  const timeZone = useTimeZone();
  const monday = mondayAt(now, timeZone);
  const mondays = useMemo(() => [addWeeks(monday, -1), monday, addWeeks(monday, 1)], [monday]);
  const weeks = useMemo(() => mondays.map((each) => slotWeekOf(each, timeZone)), [mondays, timeZone]);
  const loaders = useQueries({ queries: zones.map(({ id }) => zoneLoader(scope, id, mondays)) });
  // Disabled: shows the cached weeks, including refetches of the week on screen, without reads of its own.
  const answers = useQueries({
    queries: zones.flatMap(({ id }) =>
      mondays.map((each) => ({ ...slotWeekOptions(scope, id, each), enabled: false })),
    ),
    combine: (results) => results.map(({ data, dataUpdatedAt }) => ({ data, readAt: dataUpdatedAt })),
  });
  const hours = useMemo(
    () =>
      zones.map(({ id }, index) => {
        const loaded = weeks.map((week, position): LoadedWeek => {
          const { data = null, readAt = 0 } = answers[index * weeks.length + position] ?? {};
          return { week, slots: data, readAt: Math.floor(readAt / hourMs) * hourMs };
        });
        return zoneHoursOf(id, loaded as [LoadedWeek, LoadedWeek, LoadedWeek], now);
      }),
    [zones, weeks, answers, now],
  );
  const failed = zones.flatMap(({ id }, index) => (loaders[index]?.isError ? [id] : []));
  return {
    zones: hours,
    waiting: new Set(zones.flatMap(({ id }, index) => (loaders[index]?.isPending ? [id] : []))),
    failed,
    retry: () => {
      for (const { isError, refetch } of loaders) if (isError) void refetch();
    },
  };
};

/** Refetches every loaded week of the city's zones. */
export const reloadCity = (scope: CityScope): void => {
  void queryClient.invalidateQueries({ queryKey: ['records', 'timeSlots', 'list', scope] });
  void queryClient.invalidateQueries({ queryKey: ['slotWeeksOfZone', scope] });
};

interface WeekKey {
  zone: string;
  monday: string;
}
const scopeOf = ({ queryKey }: Query): CityScope => queryKey[3] as CityScope;
const weekKeyOf = ({ queryKey }: Query): WeekKey => queryKey[4] as WeekKey;

/** The ids of a change are slots, or the zone that was set up. Without ids, any slot may have changed. */
const holds = (query: Query, ids: readonly string[]): boolean =>
  ids.length === 0 ||
  ids.includes(weekKeyOf(query).zone) ||
  (Array.isArray(query.state.data) && (query.state.data as TimeSlot[]).some(({ id }) => ids.includes(id)));

/** Refetches a week that is shown among all zones. Otherwise, the next visit reads its zone again. */
const renew = (query: Query): void => {
  const scope = scopeOf(query);
  const { zone, monday } = weekKeyOf(query);
  const loaders = queryClient.getQueryCache().findAll({
    queryKey: ['slotWeeksOfZone', scope, { zone }],
  });
  if (!loaders.some((loader) => loader.isActive())) {
    for (const loader of loaders) loader.invalidate();
    return;
  }
  const read = () => queryClient.fetchQuery({ ...slotWeekOptions(scope, zone, monday), staleTime: 0 });
  // A failure leaves the week stale, so that the next visit reads it again.
  void windowBudget.run('slotWeeks', read, { aborted: false }).catch(() => null);
};

// Once per window, at module load: slots are also changed from other pages, for example by Ctrl+Z.
listen('records.changed', ({ entity, scope: changed, ids }) => {
  if (entity !== 'timeSlots') return;
  const isHere = ({ country, city }: CityScope): boolean =>
    changed.country === country && (isAllCities(changed) || changed.city === city);
  const cached = queryClient.getQueryCache().findAll({
    queryKey: ['records', 'timeSlots', 'list'],
    // The week on screen is refetched by its own query.
    predicate: (query) => !query.isActive() && isHere(scopeOf(query)) && holds(query, ids),
  });
  for (const query of cached) renew(query);
});
