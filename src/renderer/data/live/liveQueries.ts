import type { Query, QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/api/operations.ts';
import { limits } from '#shared/ipc/bridge.ts';
import type { LiveAnswer } from '#shared/ipc/events.ts';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { applyDifference } from '#shared/query/listDifference.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useBehind } from '../../stores/page.ts';
import { useSessionStore } from '../../stores/session.ts';
import { comesWhole, type EntityName, paramsOf, type RecordScope, type Row } from '../entityCalls.ts';
import { asAppError, noteVersion, queryClient, versionOf } from '../queryClient.ts';
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

/**
 * Rows of the answer. `null`: the window's version is not the base of
 * the difference, so it cannot be applied.
 */
const answeredRows = (queryKey: QueryKey, answer: LiveAnswer): ListPageData['rows'] | null => {
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
  const rows = answeredRows(queryKey, answer);
  if (!rows) return;
  const page: ListPageData = { rows, total: total ?? rows.length, unread, isLive: true };
  queryClient.setQueryData<ListPageData>(queryKey, noteVersion(page, version));
};

interface LiveQuery {
  /** Id shared with main. Never reused, so that a late answer cannot be taken for that of another query. */
  id: string;
  query: Query;
  /** Version that main believes the window to have. */
  agreed: number | null;
  /** Time of the last good answer, set when the next one failed. */
  asOf: number | null;
}

const isKnownToBeGone = ({ state }: Query): boolean => asAppError(state.error)?.code === 'NOT_FOUND';

const isWatched = ({ meta }: Query): boolean => meta?.isWatched === true;

interface UserActivity {
  isBusy: () => boolean;
  watch: (onChange: () => void) => void;
}

/** Watch request for main, without the version that the window has. */
const toWatch = ({ id, query: { queryKey, meta } }: LiveQuery, paceOf: (entity: string) => LivePace) => {
  // Hidden windows poll queries with desktop notifications too, at the slow pace of counts.
  const isCount = meta?.pace === 'count' || (document.hidden && meta?.hasNotices === true);
  return {
    id,
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
  const withId = (wanted: string): LiveQuery | undefined =>
    [...liveQueries.values()].find(({ id }) => id === wanted);
  let lastId = 0;
  let reported = JSON.stringify({ watched: [], isPaused: false });
  let isWaiting = false;

  const liveQueryOf = (query: Query): LiveQuery => {
    const known = liveQueries.get(query.queryHash);
    if (known) return known;
    lastId += 1;
    const liveQuery = { id: `q${lastId}`, query, agreed: null, asOf: null };
    liveQueries.set(query.queryHash, liveQuery);
    return liveQuery;
  };
  const report = (): void => {
    isWaiting = false;
    const shown = cache
      .findAll({ type: 'active', predicate: (query) => isWatched(query) && query.state.data !== undefined })
      .slice(0, limits.watched)
      .map(liveQueryOf);
    const watched = shown.map((liveQuery) => toWatch(liveQuery, paceOf));
    // Counts continue while the user is busy: they move nothing under the pointer or cursor.
    const isBusy = watched.some(({ pace }) => pace !== 'count') && user.isBusy();
    const isPaused = document.hidden || isBusy;
    const text = JSON.stringify({ watched, isPaused });
    const versions = shown.map(({ query }) => versionOf(query.state.data));
    if (text !== reported || shown.some(({ agreed }, index) => agreed !== versions[index]))
      void request('live.watch', {
        queries: watched.map((liveQuery, index) => ({ ...liveQuery, version: versions[index] ?? null })),
        isPaused,
      });
    reported = text;
    for (const [index, liveQuery] of shown.entries()) liveQuery.agreed = versions[index] ?? null;
    showBehind(liveQueries.values());
    if (isBusy) reportIn(lookAgainMs);
  };
  const reportIn = (delayMs: number): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(report, delayMs);
  };
  const reportSoon = (): void => reportIn(settleMs);

  cache.subscribe((event) => {
    const { type, query } = event;
    if (type === 'removed') liveQueries.delete(query.queryHash);
    if (!isWatched(query) || type === 'observerResultsUpdated') return;
    const liveQuery = liveQueries.get(query.queryHash);
    // The window itself fetched a new answer.
    if (liveQuery && type === 'updated' && event.action.type === 'success') liveQuery.asOf = null;
    reportSoon();
  });
  listen('live.behind', ({ ids, asOf, isGone }) => {
    for (const id of ids) {
      const liveQuery = withId(id);
      if (!liveQuery) continue;
      // A deleted record has no "as of" time. Refetch it once so that the view shows that it is gone.
      liveQuery.asOf = isGone ? null : asOf;
      if (isGone && !isKnownToBeGone(liveQuery.query))
        void queryClient.refetchQueries({ queryKey: liveQuery.query.queryKey, exact: true });
    }
    showBehind(liveQueries.values());
  });
  user.watch(reportSoon);
  listen('live.answered', (answer) => {
    const liveQuery = withId(answer.id);
    if (liveQuery) {
      liveQuery.agreed = answer.version;
      if (liveQuery.query.isActive()) take(liveQuery.query.queryKey, answer);
    }
    // The window's version may differ from the one that main sent.
    reportSoon();
  });
  // After a login of another user main has dropped all watches, so report again.
  useSessionStore.subscribe(() => {
    reported = '';
    for (const liveQuery of liveQueries.values()) liveQuery.asOf = null;
    reportSoon();
  });
};
