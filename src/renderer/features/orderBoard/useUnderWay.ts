import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { underWayStatuses } from '#shared/domain/orderPlan.ts';
import type { AppError } from '#shared/ipc/result.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import { watched } from '../../data/liveQuestions.ts';
import type { ListPageData } from '../../data/liveRows.ts';
import { asAppError, queryClient, recordKeys } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { namesOf } from '../../data/watchRecords.ts';

/** An order as a card shows it. */
export type BoardOrder = Pick<
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
>;

/** One question for most cities. */
const pageSize = 500;
/** With four of them every 15 seconds there is room left in the budget of a minute. */
const mostPages = 4;

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

interface Reading {
  orders: readonly BoardOrder[];
  /** How many the server counts, read or not. */
  total: number;
  /** How many the first page has; null: that is not known for the size that it was asked for. */
  firstPage: number | null;
  /** Nothing is known yet. */
  isPending: boolean;
  /** Every page was read since the board was opened. */
  isRead: boolean;
  error: AppError | null;
}

/** The pages as one list; outside the hook, so that react-query works it out only when an answer came. */
const combine = (answers: readonly UseQueryResult<ListPageData>[]): Reading => {
  const [first] = answers;
  // Between two pages an order may have slid from one to the other.
  const rows = new Map(answers.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.id, row]));
  return {
    orders: [...rows.values()] as readonly unknown[] as readonly BoardOrder[],
    total: first?.data?.total ?? 0,
    firstPage: first?.isPlaceholderData ? null : (first?.data?.rows.length ?? null),
    isPending: first?.data === undefined,
    isRead: answers.every(
      ({ isFetchedAfterMount, isPlaceholderData }) => isFetchedAfterMount && !isPlaceholderData,
    ),
    error: asAppError(answers.find(({ error }) => error !== null)?.error),
  };
};

/** Every order under way, page by page, kept up to date by main. */
export const useUnderWay = (scope: RecordScope): Reading & { reload: () => void } => {
  const [size, setSize] = useState(pageSize);
  const [count, setCount] = useState(1);
  const reading = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...listPageOptions('orders', scope, queryOf(index + 1, size)),
      meta: { ...namesOf('customers', 'couriers', 'establishments'), ...watched },
      placeholderData: keepPreviousData<ListPageData>,
    })),
    combine,
  });
  const { firstPage, total } = reading;
  // A server may give fewer rows at once than it is asked for.
  const given = firstPage && firstPage < Math.min(size, total) ? firstPage : size;
  const wanted = Math.min(mostPages, Math.max(1, Math.ceil(total / given)));
  if (given !== size) setSize(given);
  if (wanted !== count) setCount(wanted);
  return {
    ...reading,
    total: Math.max(total, reading.orders.length),
    reload: () =>
      void queryClient.refetchQueries({ queryKey: recordKeys.lists('orders', scope), type: 'active' }),
  };
};
