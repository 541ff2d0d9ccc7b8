import type { Query, QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/api/operations.ts';
import { applyDifference } from '#shared/domain/listDifference.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { limits } from '#shared/ipc/bridge.ts';
import type { LiveAnswer } from '#shared/ipc/events.ts';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useBehind } from '../../stores/page.ts';
import { useSessionStore } from '../../stores/session.ts';
import { comesWhole, type EntityName, paramsOf, type RecordScope, type Row } from '../entityCalls.ts';
import { asAppError, noteVersion, queryClient, versionOf } from '../queryClient.ts';
import { isPersonBusy, watchPerson } from './busyPerson.ts';
import type { ListPageData } from './liveRows.ts';

/** For the questions of screens that can take an answer that nobody asked for. */
export const watched = { isWatched: true } as const;

/** Debounce: a screen that changes asks many questions, one after the other. */
const settleMs = 200;
/** How soon it is noticed that somebody is no longer busy, where nothing says so. */
const lookAgainMs = 1000;

const callOf = ([, entity, question, scope, asked]: QueryKey, isCount: boolean): WatchedCall => {
  const isList = question === 'list';
  const operation = `${entity}.${isList ? 'list' : 'read'}` as OperationId;
  const params = paramsOf(operation, scope as RecordScope) as WatchedCall['params'];
  if (!isList) return { operation, params: asked === '' ? params : { ...params, id: String(asked) } };
  return comesWhole(entity as EntityName)
    ? { operation, params }
    : { operation, params, query: asked as ListQuery, ...(isCount ? { isCount } : {}) };
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

interface Question {
  /** What main knows it by; never given twice, so that a late answer cannot be taken for that of another question. */
  id: string;
  query: Query;
  /** Which answer main takes the window to have. */
  agreed: number | null;
  /** When it was answered last, where its next answer failed. */
  asOf: number | null;
}

const isKnownToBeGone = ({ state }: Query): boolean => asAppError(state.error)?.code === 'NOT_FOUND';

const isWatched = ({ meta }: Query): boolean => meta?.isWatched === true;

/** What main is to be told of a question, but for the answer that the window has. */
const toWatch = ({ id, query: { queryKey, meta } }: Question, paceOf: (entity: string) => LivePace) => {
  // What has to be told of is asked for while nobody sees it too, as rarely as counts are.
  const isCount = meta?.pace === 'count' || (document.hidden && meta?.isToldOf === true);
  return {
    id,
    call: callOf(queryKey, meta?.pace === 'count'),
    pace: isCount ? 'count' : paceOf(String(queryKey[1])),
  } as const;
};

/** Says since when something on the screen is not read again; counts may be older. */
const showBehind = (questions: Iterable<Question>): void => {
  const times = [...questions].flatMap(({ query, asOf }) =>
    asOf === null || !query.isActive() || query.meta?.pace === 'count'
      ? []
      : Math.max(asOf, query.state.dataUpdatedAt),
  );
  useBehind.setState({ asOf: times.length === 0 ? null : Math.min(...times) });
};

/**
 * Once in a window. Says to main which lists and records are on the screen, in one call whenever that changes, and puts
 * what main hears of them into the cache, where it becomes the data of their queries.
 */
export const watchQuestions = (paceOf: (entity: string) => LivePace): void => {
  const cache = queryClient.getQueryCache();
  /** By the hashes of their queries, and for as long as those are in the cache. */
  const questions = new Map<string, Question>();
  const withId = (wanted: string): Question | undefined =>
    [...questions.values()].find(({ id }) => id === wanted);
  let lastId = 0;
  let said = JSON.stringify({ watched: [], isPaused: false });
  let isWaiting = false;

  const questionOf = (query: Query): Question => {
    const known = questions.get(query.queryHash);
    if (known) return known;
    lastId += 1;
    const question = { id: `q${lastId}`, query, agreed: null, asOf: null };
    questions.set(query.queryHash, question);
    return question;
  };
  const say = (): void => {
    isWaiting = false;
    const shown = cache
      .findAll({ type: 'active', predicate: (query) => isWatched(query) && query.state.data !== undefined })
      .slice(0, limits.watched)
      .map(questionOf);
    const watched = shown.map((question) => toWatch(question, paceOf));
    // Counts go on: nothing that somebody types in or points at moves.
    const isBusy = watched.some(({ pace }) => pace !== 'count') && isPersonBusy();
    const isPaused = document.hidden || isBusy;
    const text = JSON.stringify({ watched, isPaused });
    const versions = shown.map(({ query }) => versionOf(query.state.data));
    if (text !== said || shown.some(({ agreed }, index) => agreed !== versions[index]))
      void request('live.watch', {
        questions: watched.map((question, index) => ({ ...question, version: versions[index] ?? null })),
        isPaused,
      });
    said = text;
    for (const [index, question] of shown.entries()) question.agreed = versions[index] ?? null;
    showBehind(questions.values());
    if (isBusy) sayIn(lookAgainMs);
  };
  const sayIn = (delayMs: number): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(say, delayMs);
  };
  const saySoon = (): void => sayIn(settleMs);

  cache.subscribe((event) => {
    const { type, query } = event;
    if (type === 'removed') questions.delete(query.queryHash);
    if (!isWatched(query) || type === 'observerResultsUpdated') return;
    const question = questions.get(query.queryHash);
    // The window has read it itself.
    if (question && type === 'updated' && event.action.type === 'success') question.asOf = null;
    saySoon();
  });
  listen('live.behind', ({ ids, asOf, isGone }) => {
    for (const id of ids) {
      const question = withId(id);
      if (!question) continue;
      // What is gone has no age: read once by the window itself, it says so where it is shown.
      question.asOf = isGone ? null : asOf;
      if (isGone && !isKnownToBeGone(question.query))
        void queryClient.refetchQueries({ queryKey: question.query.queryKey, exact: true });
    }
    showBehind(questions.values());
  });
  watchPerson(saySoon);
  listen('live.answered', (answer) => {
    const question = withId(answer.id);
    if (question) {
      question.agreed = answer.version;
      if (question.query.isActive()) take(question.query.queryKey, answer);
    }
    // What main told may not be what the window has now.
    saySoon();
  });
  // Main has forgotten what was watched for another person.
  useSessionStore.subscribe(() => {
    said = '';
    for (const question of questions.values()) question.asOf = null;
    saySoon();
  });
};
