import type { ListQuery } from '#shared/query/listQuery.ts';
import { underWayStatuses } from '#shared/rules/orderPlan.ts';

/** Large enough for a single request in most cities. */
export const underWayPageSize = 500;

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

/** Sorted oldest first, so that late orders are included when the page limit is reached. */
export const underWayQuery = (page: number, size: number): ListQuery => ({
  page,
  size,
  sort: { field: 'createdAt', order: 'asc' },
  filters: { status: { match: 'in', values: [...underWayStatuses] } },
  without: notOnCards,
});
