import type { QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/api/operations.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';
import { useSessionStore } from '../stores/session.ts';
import { isPersonBusy, watchPerson } from './busyPerson.ts';
import { comesWhole, type EntityName, paramsOf, type RecordScope } from './entityCalls.ts';
import type { ListPageData } from './liveRows.ts';
import { queryClient } from './queryClient.ts';

/** For the questions of screens that can take an answer that nobody asked for. */
export const watched = { isWatched: true } as const;

/** Debounce: a screen that changes asks many questions, one after the other. */
const settleMs = 200;
/** How soon it is noticed that somebody is no longer busy, where nothing says so. */
const lookAgainMs = 1000;
/** As many as main takes. */
const mostQuestions = 60;

const callOf = ([, entity, question, scope, asked]: QueryKey): WatchedCall => {
  const isList = question === 'list';
  const operation = `${entity}.${isList ? 'list' : 'read'}` as OperationId;
  const params = paramsOf(operation, scope as RecordScope) as WatchedCall['params'];
  if (!isList) return { operation, params: asked === '' ? params : { ...params, id: String(asked) } };
  return comesWhole(entity as EntityName)
    ? { operation, params }
    : { operation, params, query: asked as ListQuery };
};

const take = (queryKey: QueryKey, { data, total, unread }: EventMap['live.answered']): void => {
  if (queryKey[2] !== 'list') {
    queryClient.setQueryData(queryKey, data);
    return;
  }
  const rows = data as ListPageData['rows'];
  queryClient.setQueryData<ListPageData>(queryKey, {
    rows,
    total: total ?? rows.length,
    unread,
    isLive: true,
  });
};

/**
 * Once in a window. Says to main which lists and records are on the screen, in one call whenever that changes, and puts
 * what main hears of them into the cache, where it becomes the data of their queries.
 */
export const watchQuestions = (paceOf: (entity: string) => LivePace): void => {
  const ids = new Map<string, string>();
  let keys = new Map<string, QueryKey>();
  let said = JSON.stringify({ questions: [], isPaused: false });
  let isWaiting = false;

  const idOf = (queryHash: string): string => {
    const id = ids.get(queryHash) ?? `q${ids.size}`;
    ids.set(queryHash, id);
    return id;
  };
  const say = (): void => {
    isWaiting = false;
    const active = queryClient
      .getQueryCache()
      .findAll({
        type: 'active',
        predicate: ({ meta, state }) => meta?.isWatched === true && state.data !== undefined,
      })
      .slice(0, mostQuestions);
    keys = new Map(active.map(({ queryHash, queryKey }) => [idOf(queryHash), queryKey]));
    const questions = active.map(({ queryHash, queryKey, meta }) => {
      // What has to be told of is asked for while nobody sees it too, as rarely as counts are.
      const isCount = meta?.pace === 'count' || (document.hidden && meta?.isToldOf === true);
      const pace = isCount ? 'count' : paceOf(String(queryKey[1]));
      return { id: idOf(queryHash), call: callOf(queryKey), pace };
    });
    // Counts go on: nothing that somebody types in or points at moves.
    const isBusy = questions.some(({ pace }) => pace !== 'count') && isPersonBusy();
    const watching = { questions, isPaused: document.hidden || isBusy };
    const text = JSON.stringify(watching);
    if (text !== said) void request('live.watch', watching);
    said = text;
    if (isBusy) sayIn(lookAgainMs);
  };
  const sayIn = (delayMs: number): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(say, delayMs);
  };
  const saySoon = (): void => sayIn(settleMs);

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isOfInterest = query.meta?.isWatched === true && type !== 'observerResultsUpdated';
    if (isOfInterest) saySoon();
  });
  watchPerson(saySoon);
  listen('live.answered', (answer) => {
    const queryKey = keys.get(answer.id);
    if (queryKey) take(queryKey, answer);
  });
  // Main has forgotten what was watched for another person.
  useSessionStore.subscribe(() => {
    said = '';
    saySoon();
  });
};
