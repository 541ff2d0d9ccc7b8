import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
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
