import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Result } from '#shared/ipc/result.ts';
import { type FormerWeek, type SlotNeeds, weekNeeds } from '#shared/rules/slotDemand.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import {
  addWeeks,
  layOutSlots,
  type SlotGrid,
  type SlotWeek,
  slotWeekOf,
  weekStart,
} from '#shared/rules/slotWeek.ts';
import { readOnEntering, unwrap } from '../../data/queryClient.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { call } from '../../ipc/bridge.ts';

export interface CityScope {
  country: string;
  city: string;
}

/** Page size. The longest week has 169 hours. */
const size = 175;

export const readSlotWeek = (
  scope: CityScope,
  zone: string,
  monday: string,
  how: { signal: AbortSignal } | { fresh: true },
): Promise<Result<TimeSlot[]>> =>
  call(
    'timeSlots.list',
    { ...scope, id: zone },
    { query: { page: 1, size }, search: { date: monday }, ...how },
  );

/** Query for a zone's slots in one week, identified by its Monday. */
export const slotWeekOptions = (scope: CityScope, zone: string, monday: string) =>
  queryOptions({
    ...readOnEntering,
    queryKey: ['records', 'timeSlots', 'list', scope, { zone, monday }],
    queryFn: async ({ signal }) => unwrap(await readSlotWeek(scope, zone, monday, { signal })),
  });

const hourMs = 3_600_000;
/** Stale time of past weeks: their order numbers no longer change. */
const formerWeekStaysMs = 600_000;

const endOf = ({ days }: SlotWeek): number => days.at(-1)?.end ?? 0;

/** Weeks that predict demand: the latest one that has begun and, while that is not over, the one before it. */
const weeksBefore = (week: SlotWeek, now: number): SlotWeek[] => {
  if (endOf(week) <= now) return [];
  const back = (count: number): SlotWeek => slotWeekOf(addWeeks(week.monday, -count), week.timeZone);
  let last = 1;
  while (weekStart(back(last)) > now) last += 1;
  return endOf(back(last)) <= now ? [back(last)] : [back(last), back(last + 1)];
};

export interface Needs {
  needs: SlotNeeds;
  isLoading: boolean;
  onRetry: (() => void) | undefined;
}

/**
 * Predicts how many couriers each hour needs, from the zone's orders in the same hour of earlier weeks. The
 * counts are part of those weeks' slots, so one or two queries suffice. The grid does not wait for them.
 */
export const useNeeds = (
  { scope, zone, week, now }: { scope: CityScope; zone: string; week: SlotWeek; now: number },
  grid: SlotGrid<TimeSlot>,
): Needs => {
  const former = useMemo(() => weeksBefore(week, now), [week, now]);
  const answers = useQueries({
    queries: former.map(({ monday }) => ({
      ...slotWeekOptions(scope, zone, monday),
      staleTime: formerWeekStaysMs,
    })),
  });
  const [last, earlier] = answers.map(({ data }) => data);
  const [readAt = 0] = answers.map(({ dataUpdatedAt }) => Math.floor(dataUpdatedAt / hourMs) * hourMs);
  const needs = useMemo(() => {
    const weeks = former.map(
      (each, index): FormerWeek => ({
        grid: layOutSlots(each, (index === 0 ? last : earlier) ?? []),
        dates: each.days.map(({ date }) => date),
        readAt: index === 0 ? readAt : Number.POSITIVE_INFINITY,
      }),
    );
    return weekNeeds(grid, weeks, now);
  }, [former, last, earlier, readAt, grid, now]);
  const failed = answers.filter(({ isLoadingError }) => isLoadingError);
  const onRetry = (): void => {
    for (const { refetch } of failed) void refetch();
  };
  return {
    needs,
    isLoading: answers.some(({ isLoading }) => isLoading),
    onRetry: failed.length > 0 ? onRetry : undefined,
  };
};

/** Delivery zones of a city. A change of couriers invalidates the query, because zones include courier counts. */
export const zonesOptions = (scope: CityScope) =>
  queryOptions({
    queryKey: ['records', 'geoZones', 'list', scope, 'all'],
    meta: namesOf('couriers'),
    queryFn: async ({ signal }) => unwrap(await call('geoZones.list', { ...scope }, { signal })),
  });

export const useZones = (scope: CityScope) => useQuery(zonesOptions(scope));
