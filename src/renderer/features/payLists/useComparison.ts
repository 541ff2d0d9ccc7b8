import { useQuery } from '@tanstack/react-query';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import type { Result } from '#shared/ipc/result.ts';
import { comparePayees } from '#shared/rules/payeeComparison.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import { narrowedTo } from './comparePayees.ts';
import { type PayList, toPayList } from './usePayList.ts';

const pageSize = 500;
const readPeriod = async (
  { entity, params, filters = {} }: PayListsQuery,
  period: HalfMonth,
  signal: AbortSignal,
): Promise<PayList[]> => {
  const lists: PayList[] = [];
  const narrowed = narrowedTo(filters, period);
  const answer = await readPages<Row>({
    size: pageSize,
    read: async (page): Promise<Result<Row[]>> => {
      const found = await callEntity<Row[]>(entity, 'list', params, {
        query: { ...page, filters: narrowed },
        signal,
      });
      // Fails as a whole: without one city, its payees would look as if they had lost their pay.
      const [unread] = (found.ok && found.unread) || [];
      return unread ? { ok: false, error: unread.error } : found;
    },
    take: (rows) => {
      for (const row of rows) lists.push(toPayList(row));
    },
  });
  unwrap(answer);
  return lists;
};

/** Payees of two half-months with their sums, largest differences first. */
export const useComparison = (query: PayListsQuery, period: HalfMonth, other: HalfMonth) =>
  useQuery({
    queryKey: ['records', query.entity, 'comparison', query.params, query.filters ?? {}, period, other],
    queryFn: async ({ signal }) =>
      comparePayees(
        ...(await Promise.all([readPeriod(query, period, signal), readPeriod(query, other, signal)])),
      ),
  });
