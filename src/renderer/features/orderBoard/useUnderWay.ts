import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { underWayStatuses } from '#shared/domain/orderPlan.ts';
import type { AppError, UnreadCity } from '#shared/ipc/result.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import { watched } from '../../data/live/liveQuestions.ts';
import type { ListPageData } from '../../data/live/liveRows.ts';
import { asAppError, queryClient, recordKeys } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { namesOf } from '../../data/watchRecords.ts';

/** An order as a card shows it; of all cities each says its own. */
export type BoardOrder = { city?: string } & Pick<
  Order,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'status'
  | 'deliveryMethod'
  | 'establishmentId'
  | 'establishmentName'
  | 'customer'
  | 'customerId'
  | 'courier'
  | 'courierId'
  | 'paidAt'
  | 'acceptedAt'
  | 'isScheduled'
  | 'scheduledFor'
  | 'deliveryTime'
  | 'preparationTime'
  | 'cancellationReason'
> &
  // Only where its record was read.
  Partial<Pick<Order, 'orderTotal' | 'totalRefund'>>;

/** One question for most cities. */
const pageSize = 500;
/** With four of them every 15 seconds there is room left in the budget of a minute. */
const maxPages = 4;

const notOnCards = [
  'orderId',
  'items',
  'itemsSum',
  'discountSum',
  'deliveryCost',
  'tips',
  'surcharge',
  'orderTotal',
  'vamvuCommission',
  'totalRefund',
  'establishmentOrderMinimum',
  'vamvuOrderMinimum',
  'establishmentAddress',
  'customerAddress',
  'distance',
  'secureCode',
  'allergensComment',
  'feedback',
];

/** The oldest first: if not all are read, those that are late are. */
const queryOf = (page: number, size: number): ListQuery => ({
  page,
  size,
  sort: { field: 'createdAt', order: 'asc' },
  filters: { status: { match: 'in', values: [...underWayStatuses] } },
  without: notOnCards,
});

interface UnderWay {
  orders: readonly BoardOrder[];
  /** As many as there are, read or not. */
  total: number;
  /** Nothing is known yet. */
  isPending: boolean;
  /** Every page was read since the board was opened. */
  isRead: boolean;
  error: AppError | null;
  /** Of all cities: those that could not be read. */
  unread: readonly UnreadCity[];
  reload: () => void;
}

type Rows = ListPageData['rows'] | undefined;

/** The pages as one list of the same objects. Between two pages an order may have slid from one to the other. */
const useMerged = (first: Rows, second: Rows, third: Rows, fourth: Rows): readonly BoardOrder[] =>
  useMemo(() => {
    const rows = [first, second, third, fourth].flatMap((page) => page ?? []);
    return [...new Map(rows.map((row) => [row.id, row])).values()] as readonly unknown[] as BoardOrder[];
  }, [first, second, third, fourth]);

/**
 * Every order under way, page by page, kept up to date by main: also while nobody sees the board, where somebody wants to be
 * told of them.
 */
export const useUnderWay = (scope: RecordScope, isToldOf: boolean): UnderWay => {
  const [size, setSize] = useState(pageSize);
  const [count, setCount] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...listPageOptions('orders', scope, queryOf(index + 1, size)),
      meta: { ...namesOf('customers', 'couriers', 'establishments'), ...watched, isToldOf },
      placeholderData: keepPreviousData<ListPageData>,
    })),
  });
  const [first, second, third, fourth] = answers;
  const total = first?.data?.total ?? 0;
  // A server may give fewer rows at once than it is asked for.
  const firstPage = first?.isPlaceholderData ? 0 : (first?.data?.rows.length ?? 0);
  const given = firstPage > 0 && firstPage < Math.min(size, total) ? firstPage : size;
  const wanted = Math.min(maxPages, Math.max(1, Math.ceil(total / given)));
  if (given !== size) setSize(given);
  if (wanted !== count) setCount(wanted);
  const orders = useMerged(first?.data?.rows, second?.data?.rows, third?.data?.rows, fourth?.data?.rows);
  const reload = useCallback(
    () => void queryClient.refetchQueries({ queryKey: recordKeys.lists('orders', scope), type: 'active' }),
    [scope],
  );
  return {
    orders,
    total: Math.max(total, orders.length),
    isPending: first?.data === undefined,
    isRead: answers.every(
      ({ isFetchedAfterMount, isPlaceholderData }) => isFetchedAfterMount && !isPlaceholderData,
    ),
    unread: first?.data?.unread ?? [],
    error: asAppError(answers.find(({ error }) => error !== null)?.error),
    reload,
  };
};
