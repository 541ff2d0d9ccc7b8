import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../data/resultError.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { call } from '../../ipc/call.ts';
import type { CityScope } from './slotWeekOptions.ts';

/** The delivery zones of a city; how many couriers each has changes with the couriers. */
export const useZones = (scope: CityScope) =>
  useQuery({
    queryKey: ['records', 'geoZones', 'list', scope, 'all'],
    meta: namesOf('couriers'),
    queryFn: async ({ signal }) => unwrap(await call('geoZones.list', { ...scope }, { signal })),
  });
