import type { Result } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { addDays } from '#shared/rules/plainDates.ts';
import { isCanceled, orderStatuses } from '#shared/rules/wireValues.ts';
import { callEntity, type RecordScope, type Row } from '../data/entityCalls.ts';
import { unwrap } from '../data/queryClient.ts';

/** Field of orders and reviews that refers to the compared record. */
export type ComparedBy = 'courierId' | 'establishmentId' | 'customerId';

export interface CompareFigures {
  orders: number;
  canceled: number;
  /** Average and number of ratings. `null`: none. */
  rating: { average: number; count: number } | null;
  /** Deliveries of a courier on time, among those whose review says so. `null`: none. */
  onTime: { count: number; reviewed: number } | null;
}

/** Newest reviews that the average covers, one request. */
const maxReviews = 200;

const canceledStatuses = orderStatuses.filter(isCanceled);

const countOf = async (scope: RecordScope, query: ListQuery, signal: AbortSignal): Promise<number> => {
  const result: Result<unknown> = await callEntity('orders', 'list', scope, {
    query: { ...query, page: 1, size: 1 },
    isCount: true,
    signal,
  });
  unwrap(result);
  return result.ok ? (result.total ?? 0) : 0;
};

/** Orders, cancellations and ratings of the last 30 days: three requests per record. */
export const readFigures = async (
  { by, scope, id, today }: { by: ComparedBy; scope: RecordScope; id: string; today: string },
  signal: AbortSignal,
): Promise<CompareFigures> => {
  const filters = {
    [by]: { match: 'exact', value: id },
    createdAt: { match: 'between', from: addDays(today, -29), to: today },
  } as const;
  const canceled = { ...filters, status: { match: 'in', values: canceledStatuses } } as const;
  const [orders, canceledOrders, reviews] = await Promise.all([
    countOf(scope, { filters }, signal),
    countOf(scope, { filters: canceled }, signal),
    callEntity<Row[]>('feedbacks', 'list', scope, {
      query: { page: 1, size: maxReviews, sort: { field: 'createdAt', order: 'desc' }, filters },
      signal,
    }),
  ]);
  const field = by === 'courierId' ? 'courierRating' : 'rating';
  const rows = unwrap(reviews);
  const reviewed = rows.filter(
    ({ deliveryMethod, arrivedInTime }) =>
      by === 'courierId' && deliveryMethod === 'delivery' && typeof arrivedInTime === 'boolean',
  );
  const count = reviewed.filter(({ arrivedInTime }) => arrivedInTime === true).length;
  const ratings = rows.flatMap(({ [field]: rating }) =>
    typeof rating === 'number' && rating > 0 ? [rating] : [],
  );
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    orders,
    canceled: canceledOrders,
    rating: ratings.length === 0 ? null : { average: sum / ratings.length, count: ratings.length },
    onTime: reviewed.length === 0 ? null : { count, reviewed: reviewed.length },
  };
};
