import { queryOptions } from '@tanstack/react-query';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import type { Result } from '#shared/ipc/result.ts';
import { readOnEntering } from '../../data/queryClient.ts';
import { unwrap } from '../../data/resultError.ts';
import { call } from '../../ipc/call.ts';

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
