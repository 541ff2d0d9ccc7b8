import type { PayListsChecking, PayListsQuery, PayListsSummary } from '#shared/ipc/payListRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { stateOfDifference } from '#shared/rules/payListDifference.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { checkEach } from './checkEach.ts';
import type { PayListChecks, PayListRow } from './payListChecks.ts';
import { numberOf, readPayLists } from './payListLines.ts';

/** Throttle for progress events, and for the rarer refetch of visible rows. */
const notifyEveryMs = 200;
const showEveryMs = 3000;

interface JobOptions {
  api: AllCitiesClient;
  checks: PayListChecks;
  /** Key of user and server. */
  owner: () => string;
  onProgress: (progress: PayListsChecking) => void;
  onChecked: (of: Pick<PayListsQuery, 'entity' | 'params'>) => void;
  now?: () => number;
}

/** Totals of the lists and of their known checks. */
const summaryOf = (
  rows: readonly PayListRow[],
  checkOf: (row: PayListRow) => ReturnType<PayListChecks['of']>,
): PayListsSummary => {
  const summary: PayListsSummary = {
    count: rows.length,
    sumCents: 0,
    right: 0,
    differing: 0,
    differenceCents: 0,
    unread: 0,
    checkedAt: null,
    newestCheckAt: null,
  };
  for (const row of rows) {
    summary.sumCents += numberOf(row.sum);
    const known = checkOf(row);
    if (known?.outcome === 'unread') summary.unread += 1;
    if (!known || known.outcome === 'unread' || known.outcome === 'changed') continue;
    if (known.outcome === 'right') summary.right += 1;
    else summary.differing += 1;
    summary.differenceCents += Math.abs(known.differenceCents);
    if (summary.checkedAt === null || known.checkedAt < summary.checkedAt)
      summary.checkedAt = known.checkedAt;
    if (summary.newestCheckAt === null || known.checkedAt > summary.newestCheckAt)
      summary.newestCheckAt = known.checkedAt;
  }
  return summary;
};

export const createPayListsJob = ({
  api,
  checks,
  owner,
  onProgress,
  onChecked,
  now = () => performance.now(),
}: JobOptions) => {
  let running: AbortController | null = null;
  let asker = '';
  let progress: PayListsChecking | null = null;

  const run = async (query: PayListsQuery, isAnew: boolean, giveUp: AbortController): Promise<void> => {
    const { signal } = giveUp;
    const { entity, params } = query;
    const isMine = (): boolean => running === giveUp;
    let state: PayListsChecking = { entity, params, state: 'running', done: 0, total: null, error: null };
    let notifiedAt = Number.NEGATIVE_INFINITY;
    let shownAt = now();
    const notify = (changes: Partial<PayListsChecking>, isUrgent = false): void => {
      state = { ...state, ...changes };
      if (!isMine()) return;
      progress = state;
      if (!isUrgent && now() - notifiedAt < notifyEveryMs) return;
      notifiedAt = now();
      onProgress(state);
    };
    const show = (): void => {
      shownAt = now();
      onChecked({ entity, params });
    };
    notify({}, true);
    const lists = await readPayLists(api, query, signal);
    if (!lists.ok) return notify({ state: signal.aborted ? 'stopped' : 'failed', error: lists.error }, true);
    const isKnown = (row: PayListRow): boolean =>
      !isAnew && ['differs', 'right'].includes(stateOfDifference(checks.of(entity, row)));
    const left = lists.data.filter((row) => !isKnown(row));
    notify({ total: lists.data.length, done: lists.data.length - left.length }, true);
    const fatal = await checkEach({ api, checks }, query, left, giveUp, () => {
      notify({ done: state.done + 1 });
      if (now() - shownAt > showEveryMs) show();
    });
    await checks.flush();
    show();
    notify({ state: fatal ? 'failed' : signal.aborted ? 'stopped' : 'done', error: fatal }, true);
  };

  const stop = (): void => running?.abort();

  return {
    /** Returns at once; progress follows as events. */
    start: (query: PayListsQuery, isAnew: boolean): void => {
      stop();
      asker = owner();
      const giveUp = new AbortController();
      running = giveUp;
      void run(query, isAnew, giveUp);
    },
    stop,
    progress: (): PayListsChecking | null => progress,
    /** Stops the check of the previous user, so that nothing of it is reported to or stored for the next. */
    userChanged: (): void => {
      if (owner() === asker) return;
      stop();
      running = null;
      progress = null;
    },
    summary: async (query: PayListsQuery, signal: AbortSignal): Promise<Result<PayListsSummary>> => {
      const lists = await readPayLists(api, query, signal);
      if (signal.aborted) return failure('ABORTED');
      if (!lists.ok) return lists;
      return success(summaryOf(lists.data, (row) => checks.of(query.entity, row)));
    },
  };
};
export type PayListsJob = ReturnType<typeof createPayListsJob>;
