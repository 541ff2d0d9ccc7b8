import { useQuery } from '@tanstack/react-query';
import { needsCourier, type PlannedOrder, timelinessOf } from '#shared/rules/orderPlan.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import { asAppError } from '../../data/queryClient.ts';
import { countOptions } from '../../data/useList.ts';
import { underWayPageSize, underWayQuery } from '../../marketplace/underWayQuery.ts';
import type { ViewCount } from '../../resource/list/viewCounts.ts';
import { useDelayRule } from '../../stores/preferences.ts';
import { useMinute } from '../../ui/useMinute.ts';

export interface OrderUrgency {
  late: ViewCount;
  delayed: ViewCount;
  withoutCourier: ViewCount;
}

const board = underWayQuery(1, underWayPageSize);
/** Names are not counted. Also a cache entry of its own, so that the board still sees which orders are new. */
const query = {
  ...board,
  without: [...(board.without ?? []), 'establishmentName', 'customer', 'courier', 'cancellationReason'],
};

/**
 * Orders under way that are late, delayed or without a courier, counted as on the board. The server cannot
 * filter for them. `undefined`: unknown, also in a large country, which only answers with numbers; `null`:
 * failed.
 */
export const useOrderUrgency = (scope: RecordScope): OrderUrgency | null | undefined => {
  const minute = useMinute();
  const rule = useDelayRule();
  const { data, error } = useQuery(countOptions('orders', scope, query));
  if (!data) return error && asAppError(error)?.status !== 403 ? null : undefined;
  if (data.rows.length < Math.min(underWayPageSize, data.total)) return undefined;
  const orders = data.rows as readonly unknown[] as readonly PlannedOrder[];
  const isAtLeast = data.unread.length > 0 || data.rows.length < data.total;
  const countOf = (isCounted: (order: PlannedOrder) => boolean): ViewCount => ({
    total: orders.filter(isCounted).length,
    oldest: null,
    isAtLeast,
  });
  return {
    late: countOf((order) => timelinessOf(order, minute, rule).pressure === 'late'),
    delayed: countOf((order) => timelinessOf(order, minute, rule).pressure === 'delayed'),
    withoutCourier: countOf((order) => needsCourier(order, minute, undefined, rule)),
  };
};
