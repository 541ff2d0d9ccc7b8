import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { AppError, UnreadCity } from '#shared/ipc/result.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { watched } from '../../../data/live/liveQueries.ts';
import type { ListPageData } from '../../../data/live/liveRows.ts';
import { asAppError, queryClient, recordKeys } from '../../../data/queryClient.ts';
import { listPageOptions } from '../../../data/useList.ts';
import { namesOf } from '../../../data/watchRecords.ts';
import { underWayPageSize, underWayQuery } from '../../../marketplace/underWayQuery.ts';

/** Fields of an order that a card shows. `city` is set on a board of all cities. */
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
  // Present only after the single record has been loaded.
  Partial<Pick<Order, 'orderTotal' | 'totalRefund'>>;

/** The same array each time, so that the board is not computed again. */
const noCities: readonly UnreadCity[] = [];

/** Four requests every 15 seconds leave room in the request budget of one minute. */
const maxPages = 4;

export interface UnderWay {
  orders: readonly BoardOrder[];
  /** Number of orders on the server, loaded or not. */
  total: number;
  /** No data yet, not even cached. */
  isPending: boolean;
  /** Whether every page was read since the board was opened, and the last read succeeded. */
  isRead: boolean;
  error: AppError | null;
  /** Cities that failed to load, on a board of all cities. */
  unread: readonly UnreadCity[];
  reload: () => void;
}

type Rows = ListPageData['rows'] | undefined;

/** Merges the pages. Removes duplicates, because an order may move to another page between two requests. */
const useMerged = (first: Rows, second: Rows, third: Rows, fourth: Rows): readonly BoardOrder[] =>
  useMemo(() => {
    const rows = [first, second, third, fourth].flatMap((page) => page ?? []);
    return [...new Map(rows.map((row) => [row.id, row])).values()] as readonly unknown[] as BoardOrder[];
  }, [first, second, third, fourth]);

/**
 * Loads all orders under way, page by page; main keeps them up to date. Notifications (`hasNotices`) need this
 * even while the board is not visible.
 */
export const useUnderWay = (scope: RecordScope, hasNotices: boolean): UnderWay => {
  const [size, setSize] = useState(underWayPageSize);
  const [count, setCount] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...listPageOptions('orders', scope, underWayQuery(index + 1, size)),
      meta: { ...namesOf('customers', 'couriers', 'establishments'), ...watched, hasNotices },
      placeholderData: keepPreviousData<ListPageData>,
    })),
  });
  const [first, second, third, fourth] = answers;
  const total = first?.data?.total ?? 0;
  // The server may limit pages to fewer rows than requested.
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
      // A failed fetch also counts as fetched.
      ({ isFetchedAfterMount, isPlaceholderData, isSuccess }) =>
        isFetchedAfterMount && isSuccess && !isPlaceholderData,
    ),
    unread: first?.data?.unread ?? noCities,
    error: asAppError(answers.find(({ error }) => error !== null)?.error),
    reload,
  };
};
