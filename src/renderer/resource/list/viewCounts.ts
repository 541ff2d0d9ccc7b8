import { hashKey, type QueryKey, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type EntityName, isAllCities, type RecordScope } from '../../data/entityCalls.ts';
import { toListQuery } from '../../data/listState.ts';
import type { ListPageData } from '../../data/live/liveRows.ts';
import { asAppError, queryClient, recordKeys } from '../../data/queryClient.ts';
import { countOptions } from '../../data/useList.ts';
import { useToday } from '../../ui/useMinute.ts';
import type { ReadyView } from '../define/readyView.ts';

export interface ViewCount {
  total: number;
  /** Creation time of the oldest record, for views with `waits`. */
  oldest: string | null;
  /** Some cities could not be counted, so the total is a minimum. */
  isAtLeast: boolean;
}

/** The count's single row is the oldest one, so its age needs no further request. */
const oldestFirst = { field: 'createdAt', order: 'asc' } as const;

export interface CountedView {
  entity: EntityName;
  scope: RecordScope;
  view: ReadyView;
}

/** Live counts of views. `undefined`: unknown; `null`: failed. */
export const useViewCounts = (
  counted: readonly CountedView[],
  isFirst = false,
): readonly (ViewCount | null | undefined)[] => {
  const today = useToday();
  const answers = useQueries({
    queries: counted.map(({ entity, scope, view: { filters, waits, isUncounted } }) => {
      const sort = waits ? oldestFirst : null;
      const query = toListQuery({ page: 1, size: 1, sort, filters }, today);
      const options = countOptions(entity, scope, query, isFirst);
      if (!isUncounted) return { ...options, enabled: true };
      // A count that another screen read on request follows changes of records, but is not polled.
      const isKnown = queryClient.getQueryData(options.queryKey) !== undefined;
      return { ...options, meta: { pace: 'count' }, staleTime: Number.POSITIVE_INFINITY, enabled: isKnown };
    }),
  });
  return answers.map(({ data, error }, index) => {
    // A forbidden count stays unknown: retrying would not help.
    if (!data) return error && asAppError(error)?.status !== 403 ? null : undefined;
    const oldest = counted[index]?.view.waits ? data.rows[0]?.createdAt : null;
    return {
      total: data.total,
      oldest: typeof oldest === 'string' ? oldest : null,
      isAtLeast: data.unread.length > 0,
    };
  });
};

export const countAgain = (): void =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ meta, state }) => meta?.pace === 'count' && state.status === 'error',
  });

/**
 * Refetches counts of the same filters when the list's total differs, so that no two numbers on screen
 * contradict each other. Lists refresh more often than counts. Skipped for all cities, where each count costs
 * one request per city. `total`: `null` while unknown.
 */
export const useFollowingCounts = (
  entity: EntityName,
  scope: RecordScope,
  { filters }: ListQuery,
  total: number | null,
): void => {
  const follow = useEffectEvent((latest: number) => {
    if (isAllCities(scope)) return;
    const listed = hashKey([filters]);
    const isListed = (queryKey: QueryKey): boolean =>
      hashKey([(queryKey[4] as ListQuery).filters]) === listed;
    // Counts that are not read by themselves become known with the list.
    const unread = queryClient.getQueryCache().findAll({
      queryKey: recordKeys.lists(entity, scope),
      predicate: ({ meta, queryKey, state }) =>
        meta?.pace === 'count' &&
        state.status === 'pending' &&
        state.fetchStatus === 'idle' &&
        isListed(queryKey),
    });
    const known: ListPageData = { rows: [], total: latest, unread: [], isLive: false };
    for (const { queryKey } of unread) queryClient.setQueryData(queryKey, known);
    void queryClient.refetchQueries(
      {
        queryKey: recordKeys.lists(entity, scope),
        type: 'active',
        predicate: ({ meta, queryKey, state }) => {
          const counted = state.data as ListPageData | undefined;
          const isOutdated = counted !== undefined && counted.total !== latest;
          return isOutdated && meta?.pace === 'count' && isListed(queryKey);
        },
      },
      { cancelRefetch: false },
    );
  });
  useEffect(() => {
    if (total !== null) follow(total);
  }, [total]);
};
