import { useQuery } from '@tanstack/react-query';
import type { AppError } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { isUnderWay } from '#shared/rules/orderPlan.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { type RecordScope, type Row, readAllRows } from '../../data/entityCalls.ts';
import { watched } from '../../data/live/liveQueries.ts';
import { asAppError, unwrap } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';

/** Covers all orders of nearly every customer with one request. */
const pageSize = 100;

/** Large fields that a call sheet does not show. */
const notShown = ['feedback', 'secureCode'];

export interface CustomerOrders {
  underWay: readonly Row[];
  /** Newest first. */
  latest: readonly Row[];
  canceled: readonly Row[];
  /** All orders, for totals; `null` while they load. */
  all: readonly Row[] | null;
  total: number;
}

/** Orders of a customer, kept up to date by main while they are on screen. */
export const useCustomerOrders = (
  scope: RecordScope,
  /** `null`: not known yet, nothing is read. */
  customerId: string | null,
): { orders: CustomerOrders | null; error: AppError | null; reload: () => void } => {
  const query: ListQuery = {
    page: 1,
    size: pageSize,
    sort: { field: 'createdAt', order: 'desc' },
    filters: { customerId: { match: 'exact', value: customerId ?? '' } },
    without: notShown,
  };
  const isKnown = customerId !== null;
  const answer = useQuery({ ...listPageOptions('orders', scope, query), meta: watched, enabled: isKnown });
  const { rows = [], total = 0 } = answer.data ?? {};
  const isWhole = total <= rows.length;
  const rest = useQuery({
    queryKey: ['records', 'orders', 'totals', scope, customerId],
    queryFn: async ({ signal }) => unwrap(await readAllRows('orders', scope, query, signal)),
    enabled: isKnown && !isWhole,
  });
  const all = isWhole ? rows : (rest.data ?? null);
  const is = (holds: (status: string) => boolean) =>
    (all ?? rows).filter(({ status }) => holds(String(status)));
  return {
    orders: answer.data
      ? {
          underWay: is((status) => isUnderWay({ status })),
          latest: rows,
          canceled: is(isCanceled),
          all,
          total,
        }
      : null,
    error: answer.data ? null : asAppError(answer.error),
    reload: () => void answer.refetch(),
  };
};
