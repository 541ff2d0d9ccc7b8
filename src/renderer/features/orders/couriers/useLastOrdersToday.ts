import { useQuery } from '@tanstack/react-query';
import type { LastOrders } from '#shared/rules/courierDuty.ts';
import { callEntity, type RecordScope, type RowOf } from '../../../data/entityCalls.ts';
import { unwrap } from '../../../data/queryClient.ts';
import { useToday } from '../../../ui/useMinute.ts';

/** Newest orders of today, in a single request. */
const maxOrders = 500;
const staleMs = 5 * 60_000;

const readLastOrders = async (scope: RecordScope, day: string, signal: AbortSignal): Promise<LastOrders> => {
  const result = await callEntity<RowOf<'orders'>[]>('orders', 'list', scope, {
    query: {
      ...{ page: 1, size: maxOrders, sort: { field: 'createdAt', order: 'desc' } },
      filters: { createdAt: { match: 'between', from: day, to: day } },
    },
    signal,
  });
  const rows = unwrap(result);
  const total = result.ok ? (result.total ?? rows.length) : 0;
  const times = rows
    .toReversed()
    .flatMap(({ courierId, createdAt }) => (courierId && createdAt ? [[courierId, createdAt] as const] : []));
  return { isComplete: rows.length >= total, lastOrders: Object.fromEntries(times) };
};

/**
 * Latest orders of today by courier; `null`: not read. The orders of 14 days are read once a day, because they
 * need up to 40 requests.
 */
export const useLastOrdersToday = (scope: RecordScope): LastOrders | null => {
  const day = useToday();
  const { data = null } = useQuery({
    queryKey: ['courierActivity', 'today', scope, day],
    staleTime: staleMs,
    refetchInterval: staleMs,
    queryFn: ({ signal }) => readLastOrders(scope, day, signal),
  });
  return data;
};
