import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { queryRows } from '#shared/query/queryRows.ts';
import {
  callEntity,
  comesWhole,
  type EntityName,
  isAllCities,
  type RecordScope,
  type Row,
} from './entityCalls.ts';
import { watched } from './live/liveQueries.ts';
import { type ListPageData, shareRows } from './live/liveRows.ts';
import { asAppError, ResultError, readOnEntering, recordKeys } from './queryClient.ts';
import { namesOf } from './watchRecords.ts';
import { windowBudget } from './windowBudget.ts';

const readList = async (
  entity: EntityName,
  scope: RecordScope,
  asked: { query?: ListQuery; isCount?: boolean; signal: AbortSignal },
): Promise<ListPageData> => {
  const result = await callEntity<Row[]>(entity, 'list', scope, asked);
  if (!result.ok) throw new ResultError(result.error);
  const { data: rows, total = rows.length, unread = [] } = result;
  return { rows, total, unread, isLive: false };
};

const shareAnswers = (before: unknown, answer: unknown): ListPageData =>
  shareRows(before as ListPageData | undefined, answer as ListPageData);

/**
 * Query of one page, in the cache shared by all lists. Rows may contain names of other records. Lists without
 * server-side paging share one cache entry, from which `select` cuts the page.
 */
export const listPageOptions = (
  entity: EntityName,
  scope: RecordScope,
  query: ListQuery,
  named: readonly string[] = [],
) =>
  queryOptions({
    ...readOnEntering,
    meta: namesOf(...named),
    queryKey: recordKeys.list(entity, scope, comesWhole(entity) ? {} : query),
    structuralSharing: shareAnswers,
    queryFn: ({ signal }) => readList(entity, scope, comesWhole(entity) ? { signal } : { query, signal }),
    // No `select` for pages made by the server: its result would be compared once more, row by row.
    ...(comesWhole(entity)
      ? { select: ({ rows, ...rest }: ListPageData) => ({ ...rest, ...queryRows(rows, query) }) }
      : {}),
  });

/** Delays counts until the browser is idle, so that the opened list is fetched first. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));

/**
 * Query of a row count: a page of one row whose total is used, polled
 * while it is visible. `isFirst` marks counts of the open list.
 */
export const countOptions = (entity: EntityName, scope: RecordScope, query: ListQuery, isFirst = false) =>
  queryOptions({
    meta: { ...watched, pace: 'count' },
    queryKey: recordKeys.list(entity, scope, query),
    structuralSharing: shareAnswers,
    queryFn: async ({ signal }) => {
      await idle();
      const of = isAllCities(scope) && !isFirst ? 'lateCounts' : 'counts';
      const answer = await windowBudget.run(
        of,
        () => readList(entity, scope, { query, isCount: true, signal }),
        signal,
      );
      if (!answer) throw signal.reason;
      return answer;
    },
  });

export interface List {
  data: ListPageData | undefined;
  /** The rows belong to the previous query; the answer to the current one is pending. */
  isStale: boolean;
  isFetching: boolean;
  error: AppError | null;
  reload: () => Promise<unknown>;
}

/**
 * A page of a list. Previous rows stay while the next page loads, but never those of another country or city.
 * Each query has its own cache entry, so a late answer cannot replace a newer one.
 */
export const useList = (
  entity: EntityName,
  scope: RecordScope,
  query: ListQuery,
  named: readonly string[],
  isAsked = true,
): List => {
  const lists = hashKey(recordKeys.lists(entity, scope));
  const answer = useQuery({
    ...listPageOptions(entity, scope, query, named),
    meta: { ...namesOf(...named), ...watched },
    enabled: isAsked,
    placeholderData: (previous, previousQuery) =>
      previousQuery && hashKey(previousQuery.queryKey.slice(0, 4)) === lists
        ? keepPreviousData(previous)
        : undefined,
  });
  // Keep the last rows when the next query fails, below the error message.
  const last = useRef<{ lists: string; data: ListPageData } | null>(null);
  useEffect(() => {
    if (answer.data) last.current = { lists, data: answer.data };
  }, [answer.data, lists]);
  const previous = last.current?.lists === lists ? last.current.data : undefined;
  return {
    data: answer.data ?? previous,
    isStale: answer.isPlaceholderData || (answer.data === undefined && previous !== undefined),
    isFetching: answer.isFetching,
    error: asAppError(answer.error),
    reload: () => answer.refetch(),
  };
};
