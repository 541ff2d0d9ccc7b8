import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityReading } from '#shared/ipc/courierRoutes.ts';
import { asAppError, queryClient, unwrap } from '../data/queryClient.ts';
import { listen, request } from '../ipc/bridge.ts';
import { useToday } from '../ui/useMinute.ts';

const begun: Omit<ActivityReading, 'country' | 'city'> = {
  ...{ state: 'running', orders: 0, total: 0, cities: null, readAt: null, since: null },
  ...{ isComplete: false, error: null },
};

/**
 * Today's reading of the orders of 14 days, with its progress. `isAutomatic`: read at once, which may take many
 * requests; otherwise `null` until main has read them for any window, or `read` is called.
 */
export const useActivityReading = (country: string, city: string, isAutomatic: boolean) => {
  const today = useToday();
  const [heard, setHeard] = useState<ActivityReading | null>(null);
  const read = (isAnew: boolean, signal?: AbortSignal) =>
    request('couriers.readActivity', { country, city, isAnew }, signal);
  const queryKey = ['courierActivity', country, city, isAutomatic, today];
  const take = (reading: ActivityReading): void => {
    const isDone = reading.state === 'done';
    if (isDone) queryClient.setQueryData(queryKey, reading);
    setHeard(isDone ? null : reading);
  };
  const hear = useEffectEvent((reading: ActivityReading) => {
    if (reading.country === country && reading.city === city) take(reading);
  });
  useEffect(() => listen('couriers.reading', hear), []);
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ActivityReading | null> =>
      unwrap(
        isAutomatic
          ? await read(false, signal)
          : await request('couriers.knownActivity', { country, city }, signal),
      ),
    staleTime: isAutomatic ? Number.POSITIVE_INFINITY : 0,
  });
  return {
    reading: heard ?? data ?? null,
    error: asAppError(error),
    read: async (isAnew: boolean): Promise<void> => {
      const scope = { country, city };
      setHeard({ ...begun, ...scope });
      const answer = await read(isAnew);
      take(answer.ok ? answer.data : { ...begun, ...scope, state: 'failed', error: answer.error });
    },
  };
};
