import { hashKey, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { type EntityName, isAllCities, type RecordScope } from '../../data/entityCalls.ts';
import { toListQuery } from '../../data/listState.ts';
import type { ListPageData } from '../../data/live/liveRows.ts';
import { asAppError, queryClient, recordKeys } from '../../data/queryClient.ts';
import { countOptions } from '../../data/useList.ts';
import { useToday } from '../../ui/useMinute.ts';
import type { ReadyView } from './readyViews.ts';

export interface ViewCount {
  total: number;
  /** When the oldest was made, where records wait for somebody. */
  oldest: string | null;
  /** Not every city is counted: there are at least as many. */
  isAtLeast: boolean;
}

/** Of what waits the question brings the oldest, so that its age costs no question of its own. */
const oldestFirst = { field: 'createdAt', order: 'asc' } as const;

/** A view of a list, in the country and city that its records belong to. */
export interface CountedView {
  entity: EntityName;
  scope: RecordScope;
  view: ReadyView;
}

/** How many records each view has, kept up to date; undefined as long as that is not known, null where it could not be read. */
export const useViewCounts = (
  counted: readonly CountedView[],
  isFirst = false,
): readonly (ViewCount | null | undefined)[] => {
  const today = useToday();
  const answers = useQueries({
    queries: counted.map(({ entity, scope, view: { filters, waits } }) => {
      const sort = waits ? oldestFirst : null;
      return countOptions(entity, scope, toListQuery({ page: 1, size: 1, sort, filters }, today), isFirst);
    }),
  });
  return answers.map(({ data, error }, index) => {
    // What somebody may not see cannot be counted another time either.
    if (!data) return error && asAppError(error)?.status !== 403 ? null : undefined;
    const oldest = counted[index]?.view.waits ? data.rows[0]?.createdAt : null;
    return {
      total: data.total,
      oldest: typeof oldest === 'string' ? oldest : null,
      isAtLeast: data.unread.length > 0,
    };
  });
};

/** Asks again for what could not be counted. */
export const countAgain = (): void =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ meta, state }) => meta?.pace === 'count' && state.status === 'error',
  });

/**
 * A list is read again more often than the counts beside it. Those of the same rows are asked for when it has come to
 * another total (null: not known), so that no two numbers on the screen contradict each other. Of all cities that would be a
 * question to each.
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
    void queryClient.refetchQueries(
      {
        queryKey: recordKeys.lists(entity, scope),
        type: 'active',
        predicate: ({ meta, queryKey, state }) => {
          const counted = state.data as ListPageData | undefined;
          const isOutdated = counted !== undefined && counted.total !== latest;
          return (
            isOutdated && meta?.pace === 'count' && hashKey([(queryKey[4] as ListQuery).filters]) === listed
          );
        },
      },
      { cancelRefetch: false },
    );
  });
  useEffect(() => {
    if (total !== null) follow(total);
  }, [total]);
};
