import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { queryRows } from '#shared/domain/queryRows.ts';
import { createQuestionQueue } from '#shared/domain/questionQueue.ts';
import type { AppError } from '#shared/ipc/result.ts';
import {
  callEntity,
  comesWhole,
  type EntityName,
  isAllCities,
  type RecordScope,
  type Row,
} from './entityCalls.ts';
import { watched } from './live/liveQuestions.ts';
import { type ListPageData, shareRows } from './live/liveRows.ts';
import {
  asAppError,
  carryVersion,
  noteVersion,
  ResultError,
  readOnEntering,
  recordKeys,
} from './queryClient.ts';
import { namesOf } from './watchRecords.ts';

const readList = async (
  entity: EntityName,
  scope: RecordScope,
  asked: { query?: ListQuery; isCount?: boolean; signal: AbortSignal },
): Promise<ListPageData> => {
  const result = await callEntity<Row[]>(entity, 'list', scope, asked);
  if (!result.ok) throw new ResultError(result.error);
  const { data: rows, total = rows.length, unread = [], version } = result;
  return noteVersion({ rows, total, unread, isLive: false }, version);
};

const shareAnswers = (before: unknown, answer: unknown): ListPageData =>
  carryVersion(answer as ListPageData, shareRows(before as ListPageData | undefined, answer as ListPageData));

/**
 * The question of one page, for the cache that every list shares; its rows may carry names of other records along.
 * What comes whole is one entry of the cache, of which `select` makes the page.
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
    // A page that the server made is taken as it is: a selected one is compared once more, row by row.
    ...(comesWhole(entity)
      ? { select: ({ rows, ...rest }: ListPageData) => ({ ...rest, ...queryRows(rows, query) }) }
      : {}),
  });

/** The list that somebody opens is asked for before the counts beside it. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
const countsAtATime = 4;
const countQueue = createQuestionQueue(countsAtATime);
/** Counts of all cities are many questions each, out of one budget: those that nobody looks for leave it to the others. */
const lateQueue = createQuestionQueue(1);

/**
 * The question of how many rows there are: a page of one, of which the total counts, asked again as long as it is shown.
 * `isFirst` is for those of the list that the person is in.
 */
export const countOptions = (entity: EntityName, scope: RecordScope, query: ListQuery, isFirst = false) =>
  queryOptions({
    meta: { ...watched, pace: 'count' },
    queryKey: recordKeys.list(entity, scope, query),
    structuralSharing: shareAnswers,
    queryFn: async ({ signal }) => {
      await idle();
      const queue = isAllCities(scope) && !isFirst ? lateQueue : countQueue;
      const answer = await queue.inTurn(
        () => readList(entity, scope, { query, isCount: true, signal }),
        signal,
      );
      if (!answer) throw signal.reason;
      return answer;
    },
  });

export interface List {
  data: ListPageData | undefined;
  /** The rows shown are of an earlier question; the answer to the present one is on its way. */
  isStale: boolean;
  isFetching: boolean;
  error: AppError | null;
  reload: () => Promise<unknown>;
}

/**
 * One page of a list. Its earlier rows stay while the next ones load, but never those of another country or
 * city. Each question has a cache entry of its own, so a late answer cannot replace a newer one.
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
  // The last rows stay when the next question fails, under the sentence that says so.
  const last = useRef<{ lists: string; data: ListPageData } | null>(null);
  useEffect(() => {
    if (answer.data) last.current = { lists, data: answer.data };
  }, [answer.data, lists]);
  const kept = last.current?.lists === lists ? last.current.data : undefined;
  return {
    data: answer.data ?? kept,
    isStale: answer.isPlaceholderData || (answer.data === undefined && kept !== undefined),
    isFetching: answer.isFetching,
    error: asAppError(answer.error),
    reload: () => answer.refetch(),
  };
};
