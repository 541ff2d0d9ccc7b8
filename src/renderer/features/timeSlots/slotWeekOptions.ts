import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FormerWeek, type SlotNeeds, weekNeeds } from '#shared/domain/slotDemand.ts';
import type { TimeSlot } from '#shared/domain/slotWeek.ts';
import { addWeeks, layOutSlots, type SlotGrid, type SlotWeek, slotWeekOf } from '#shared/domain/slotWeek.ts';
import type { Result } from '#shared/ipc/result.ts';
import { readOnEntering, unwrap } from '../../data/queryClient.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { call } from '../../ipc/bridge.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';

export interface CityScope {
  country: string;
  city: string;
}

/** More than the 169 hours of the longest week. */
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

/** The question for a zone's slots of one week, which is named by its Monday. */
export const slotWeekOptions = (scope: CityScope, zone: string, monday: string) =>
  queryOptions({
    ...readOnEntering,
    queryKey: ['records', 'timeSlots', 'list', scope, { zone, monday }],
    queryFn: async ({ signal }) => unwrap(await readSlotWeek(scope, zone, monday, { signal })),
  });

const hourMs = 3_600_000;
/** What was ordered in hours that are over does not change any more. */
const formerWeekStaysMs = 600_000;

const endOf = ({ days }: SlotWeek): number => days.at(-1)?.end ?? 0;

/** The weeks that say what a week will need: the one before it, and where that is not over, the one before that. */
const weeksBefore = (week: SlotWeek, now: number): SlotWeek[] => {
  if (endOf(week) <= now) return [];
  const back = (count: number): SlotWeek => slotWeekOf(addWeeks(week.monday, -count), week.timeZone);
  return endOf(back(1)) <= now ? [back(1)] : [back(1), back(2)];
};

export interface Needs {
  needs: SlotNeeds;
  isLoading: boolean;
  /** Where a former week could not be read. */
  onRetry: (() => void) | undefined;
}

/**
 * What each hour of a week needs, told by the orders that its zone had in the same hour before. They stand in the slots
 * of former weeks, so it takes one question or two, whatever there is in the week; the grid does not wait for them.
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

/** The delivery zones of a city; how many couriers each has changes with the couriers. */
export const useZones = (scope: CityScope) =>
  useQuery({
    queryKey: ['records', 'geoZones', 'list', scope, 'all'],
    meta: namesOf('couriers'),
    queryFn: async ({ signal }) => unwrap(await call('geoZones.list', { ...scope }, { signal })),
  });

/** Makes the slots of a zone's week; the week is then read again, as after every write. */
export const useSetup = (scope: CityScope, zone: string, monday: string) => {
  const { i18n, t } = useLingui();
  const [isRunning, setRunning] = useState(false);
  const about = `setup of ${zone} ${monday}`;
  const run = async (): Promise<void> => {
    setRunning(true);
    forgetFailures(about);
    const result = await call(
      'timeSlots.setup',
      { ...scope, id: zone },
      { search: { date: monday }, body: {} },
    );
    setRunning(false);
    if (result.ok) showToast({ intent: 'success', text: t`The week is set up` });
    else tellFailures(about, [{ id: monday, text: errorText(i18n, result.error) }]);
  };
  return { isRunning, about, run };
};
