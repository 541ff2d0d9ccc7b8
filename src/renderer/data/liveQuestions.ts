import type { QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/api/operations.ts';
import { applyDifference } from '#shared/domain/listDifference.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { limits } from '#shared/ipc/bridge.ts';
import type { LiveAnswer } from '#shared/ipc/events.ts';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';
import { useBehind } from '../stores/page.ts';
import { useSessionStore } from '../stores/session.ts';
import { isPersonBusy, watchPerson } from './busyPerson.ts';
import { comesWhole, type EntityName, paramsOf, type RecordScope, type Row } from './entityCalls.ts';
import type { ListPageData } from './liveRows.ts';
import { noteVersion, queryClient, versionOf } from './queryClient.ts';

/** For the questions of screens that can take an answer that nobody asked for. */
export const watched = { isWatched: true } as const;

/** Debounce: a screen that changes asks many questions, one after the other. */
const settleMs = 200;
/** How soon it is noticed that somebody is no longer busy, where nothing says so. */
const lookAgainMs = 1000;

const callOf = ([, entity, question, scope, asked]: QueryKey): WatchedCall => {
  const isList = question === 'list';
  const operation = `${entity}.${isList ? 'list' : 'read'}` as OperationId;
  const params = paramsOf(operation, scope as RecordScope) as WatchedCall['params'];
  if (!isList) return { operation, params: asked === '' ? params : { ...params, id: String(asked) } };
  return comesWhole(entity as EntityName)
    ? { operation, params }
    : { operation, params, query: asked as ListQuery };
};

/** The whole list that main means; null: the window has another answer than the one of which main tells the difference. */
const rowsOf = (queryKey: QueryKey, answer: LiveAnswer): ListPageData['rows'] | null => {
  if ('data' in answer) return answer.data as ListPageData['rows'];
  const known = queryClient.getQueryData<ListPageData>(queryKey);
  return known && versionOf(known) === answer.base
    ? (applyDifference(known.rows, answer.difference) as ListPageData['rows'])
    : null;
};

const take = (queryKey: QueryKey, answer: LiveAnswer): void => {
  const { total, unread, version } = answer;
  if (queryKey[2] !== 'list') {
    if ('data' in answer) queryClient.setQueryData(queryKey, noteVersion(answer.data as Row, version));
    return;
  }
  const rows = rowsOf(queryKey, answer);
  if (!rows) return;
  const page: ListPageData = { rows, total: total ?? rows.length, unread, isLive: true };
  queryClient.setQueryData<ListPageData>(queryKey, noteVersion(page, version));
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
  /** Which answer to each question main takes the window to have. */
  let agreed = new Map<string, number | null>();

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
      .slice(0, limits.watched);
    keys = new Map(active.map(({ queryHash, queryKey }) => [idOf(queryHash), queryKey]));
    const has = new Map(active.map(({ queryHash, state }) => [idOf(queryHash), versionOf(state.data)]));
    const questions = active.map(({ queryHash, queryKey, meta }) => {
      // What has to be told of is asked for while nobody sees it too, as rarely as counts are.
      const isCount = meta?.pace === 'count' || (document.hidden && meta?.isToldOf === true);
      const pace = isCount ? 'count' : paceOf(String(queryKey[1]));
      return { id: idOf(queryHash), call: callOf(queryKey), pace };
    });
    // Counts go on: nothing that somebody types in or points at moves.
    const isBusy = questions.some(({ pace }) => pace !== 'count') && isPersonBusy();
    const isPaused = document.hidden || isBusy;
    const text = JSON.stringify({ questions, isPaused });
    if (text !== said || [...has].some(([id, version]) => version !== agreed.get(id)))
      void request('live.watch', {
        questions: questions.map((question) => ({ ...question, has: has.get(question.id) ?? null })),
        isPaused,
      });
    said = text;
    agreed = has;
    showBehind();
    if (isBusy) sayIn(lookAgainMs);
  };
  const sayIn = (delayMs: number): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(say, delayMs);
  };
  const saySoon = (): void => sayIn(settleMs);

  /** When questions whose next answer failed were answered last. */
  const behind = new Map<string, number>();
  const showBehind = (): void => {
    // Looking a question up in the cache goes through all of it: only for those that are behind.
    const times = [...behind].flatMap(([id, at]) => {
      const queryKey = keys.get(id);
      const query = queryKey && queryClient.getQueryCache().find({ queryKey, exact: true });
      return !queryKey || query?.meta?.pace === 'count' ? [] : Math.max(at, query?.state.dataUpdatedAt ?? 0);
    });
    useBehind.setState({ asOf: times.length === 0 ? null : Math.min(...times) });
  };

  queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (query.meta?.isWatched !== true || type === 'observerResultsUpdated') return;
    // The window has read it itself.
    if (type === 'updated' && event.action.type === 'success') behind.delete(idOf(query.queryHash));
    saySoon();
  });
  listen('live.behind', ({ ids: told, asOf }) => {
    for (const id of told)
      if (asOf === null) behind.delete(id);
      else behind.set(id, asOf);
    showBehind();
  });
  watchPerson(saySoon);
  listen('live.answered', (answer) => {
    agreed.set(answer.id, answer.version);
    const queryKey = keys.get(answer.id);
    if (queryKey) take(queryKey, answer);
    // What main told may not be what the window has now.
    saySoon();
  });
  // Main has forgotten what was watched for another person.
  useSessionStore.subscribe(() => {
    said = '';
    behind.clear();
    saySoon();
  });
};
