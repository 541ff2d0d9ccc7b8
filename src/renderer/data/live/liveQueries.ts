import type { Query, QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/api/operations.ts';
import { limits } from '#shared/ipc/bridge.ts';
import type { LiveAnswer } from '#shared/ipc/events.ts';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useBehind } from '../../stores/page.ts';
import { useSessionStore } from '../../stores/session.ts';
import { comesWhole, type EntityName, paramsOf, type RecordScope } from '../entityCalls.ts';
import { asAppError, queryClient } from '../queryClient.ts';
import type { ListPageData } from './liveRows.ts';

/** Query meta: this query accepts results pushed by main (live updates). */
export const watched = { isWatched: true } as const;

/** Debounce: a screen change starts several queries in a row. */
const settleMs = 200;
/** Polling interval for the end of a busy phase that fires no event. */
const lookAgainMs = 1000;

const callOf = ([, entity, queryType, scope, asked]: QueryKey, isCount: boolean): WatchedCall => {
  const isList = queryType === 'list';
  const operation = `${entity}.${isList ? 'list' : 'read'}` as OperationId;
  const params = paramsOf(operation, scope as RecordScope) as WatchedCall['params'];
  if (!isList) return { operation, params: asked === '' ? params : { ...params, id: String(asked) } };
  return comesWhole(entity as EntityName)
    ? { operation, params }
    : { operation, params, query: asked as ListQuery, ...(isCount ? { isCount } : {}) };
};

const take = (queryKey: QueryKey, { data, total, unread }: LiveAnswer): void => {
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

interface LiveQuery {
  /** Id shared with main. Never reused, so that a late answer cannot be taken for that of another query. */
  id: string;
  query: Query;
  /** Number of changes to the cached answer that main does not know. */
  reads: number;
  /** Time of the last good answer, set when the next one failed. */
  asOf: number | null;
}

const isKnownToBeGone = ({ state }: Query): boolean => asAppError(state.error)?.code === 'NOT_FOUND';

const isWatched = ({ meta }: Query): boolean => meta?.isWatched === true;

interface UserActivity {
  isBusy: () => boolean;
  watch: (onChange: () => void) => void;
}

/** Watch request for main. */
const toWatch = (
  { id, reads, query: { queryKey, meta } }: LiveQuery,
  paceOf: (entity: string) => LivePace,
) => {
  // Hidden windows poll queries with desktop notifications too, at the slow pace of counts.
  const isCount = meta?.pace === 'count' || (document.hidden && meta?.hasNotices === true);
  return {
    id,
    reads,
    call: callOf(queryKey, meta?.pace === 'count'),
    pace: isCount ? 'count' : paceOf(String(queryKey[1])),
  } as const;
};

/** Shows since when visible data is stale. Counts are ignored, they may be older. */
const showBehind = (liveQueries: Iterable<LiveQuery>): void => {
  const times = [...liveQueries].flatMap(({ query, asOf }) =>
    asOf === null || !query.isActive() || query.meta?.pace === 'count'
      ? []
      : Math.max(asOf, query.state.dataUpdatedAt),
  );
  useBehind.setState({ asOf: times.length === 0 ? null : Math.min(...times) });
};

/**
 * Call once per window. Reports the visible lists and records to main,
 * one call per change, and writes pushed answers into the query cache.
 */
export const watchQueries = (paceOf: (entity: string) => LivePace, user: UserActivity): void => {
  const cache = queryClient.getQueryCache();
  /** Keyed by query hash; entries live as long as their queries are cached. */
  const liveQueries = new Map<string, LiveQuery>();
  const withId = (wanted: string) => [...liveQueries.values()].find(({ id }) => id === wanted);
  let lastId = 0;
  let reported = JSON.stringify({ queries: [], isPaused: false });
  let isWaiting = false;
  /** A cached answer is being replaced by that of main. */
  let isTaking = false;

  const liveQueryOf = (query: Query): LiveQuery => {
    const known = liveQueries.get(query.queryHash);
    if (known) return known;
    lastId += 1;
    const liveQuery = { id: `q${lastId}`, query, reads: 0, asOf: null };
    liveQueries.set(query.queryHash, liveQuery);
    return liveQuery;
  };
  const report = (): void => {
    isWaiting = false;
    const shown = cache
      .findAll({ type: 'active', predicate: (query) => isWatched(query) && query.state.data !== undefined })
      .slice(0, limits.watched)
      .map(liveQueryOf);
    const queries = shown.map((liveQuery) => toWatch(liveQuery, paceOf));
    // Counts continue while the user is busy: they move nothing under the pointer or cursor.
    const isBusy = queries.some(({ pace }) => pace !== 'count') && user.isBusy();
    const watching = { queries, isPaused: document.hidden || isBusy };
    const text = JSON.stringify(watching);
    if (text !== reported) void request('live.watch', watching);
    reported = text;
    showBehind(liveQueries.values());
    if (isBusy) reportSoon(lookAgainMs);
  };
  const reportSoon = (delayMs = settleMs): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(report, delayMs);
  };

  cache.subscribe((event) => {
    const { type, query } = event;
    if (type === 'removed') liveQueries.delete(query.queryHash);
    if (!isWatched(query) || type === 'observerResultsUpdated') return;
    const liveQuery = liveQueries.get(query.queryHash);
    if (liveQuery && type === 'updated' && event.action.type === 'success') {
      liveQuery.asOf = null;
      if (!isTaking) liveQuery.reads += 1;
    }
    reportSoon();
  });
  listen('live.behind', ({ ids, asOf, isGone }) => {
    for (const liveQuery of ids.flatMap((id) => withId(id) ?? [])) {
      // A deleted record has no "as of" time. Refetch it once so that the view shows that it is gone.
      liveQuery.asOf = isGone ? null : asOf;
      if (isGone && !isKnownToBeGone(liveQuery.query))
        void queryClient.refetchQueries({ queryKey: liveQuery.query.queryKey, exact: true });
    }
    showBehind(liveQueries.values());
  });
  user.watch(() => reportSoon());
  listen('live.answered', (answer) => {
    const liveQuery = withId(answer.id);
    if (!liveQuery) return;
    isTaking = true;
    take(liveQuery.query.queryKey, answer);
    isTaking = false;
  });
  // After a login of another user main has dropped all watches, so report again.
  useSessionStore.subscribe(() => {
    reported = '';
    for (const liveQuery of liveQueries.values()) liveQuery.asOf = null;
    reportSoon();
  });
};
