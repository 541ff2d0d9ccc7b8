import type { ClosedPeriod, Closing, ClosingProgress } from '#shared/ipc/closingRoutes.ts';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { type AppError, failure, type Result, success } from '#shared/ipc/result.ts';
import { closingRows, countWithoutAccount, findInClosing } from '#shared/rules/closing.ts';
import { stateOfDifference } from '#shared/rules/payListDifference.ts';
import { type HalfMonth, halfMonthOf, previousHalfMonth } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { checkEach } from '../payLists/checkEach.ts';
import type { PayListChecks, PayListRow } from '../payLists/payListChecks.ts';
import { cityOf } from '../payLists/payListLines.ts';
import type { ClosingStore, OpenClosing } from './closingStore.ts';
import { compareWithOrders, maxFound, rowsIn } from './compareWithOrders.ts';
import { closedLists, type ListsOfSort, readAccounts, readBothSorts } from './readClosing.ts';

/** Throttle for progress events. */
const notifyEveryMs = 200;

interface JobOptions {
  api: AllCitiesClient;
  checks: PayListChecks;
  store: ClosingStore;
  /** Key of user and server. */
  owner: () => string;
  onProgress: (progress: ClosingProgress) => void;
  /** Check results of these lists have changed. */
  onChecked: (of: Pick<PayListsQuery, 'entity' | 'params'>) => void;
  now?: () => number;
}

export interface CollectedClosing {
  period: HalfMonth;
  before: HalfMonth;
  sorts: readonly ListsOfSort[];
  sortsBefore: readonly ListsOfSort[];
  closing: OpenClosing;
}

type Notify = (changes: Partial<ClosingProgress>, isUrgent?: boolean) => void;

/** Reads and checks the lists whose lines are unknown. Returns the error that ended the reading. */
const readLines = async (
  { api, checks, store, onChecked }: JobOptions,
  closing: OpenClosing,
  sorts: readonly ListsOfSort[],
  giveUp: AbortController,
  notify: Notify,
): Promise<AppError | null> => {
  const isMissing = ({ entity }: PayListsQuery, row: PayListRow): boolean =>
    !store.isKnown(closing, entity, row) ||
    !['right', 'differs'].includes(stateOfDifference(checks.of(entity, row)));
  const total = rowsIn(sorts).length;
  const missing = sorts.map(({ query, rows }) => ({
    query,
    rows: rows.filter((row) => isMissing(query, row)),
  }));
  let done = total - rowsIn(missing).length;
  notify({ step: 'lines', done, total }, true);
  for (const { query, rows } of missing) {
    const onLines = (row: PayListRow, lines: Parameters<ClosingStore['addLines']>[3]): void => {
      store.addLines(closing, query.entity, row, lines);
      store.keep(closing);
    };
    const fatal = await checkEach({ api, checks, onLines }, query, rows, giveUp, () => {
      done += 1;
      notify({ done });
    });
    await checks.flush();
    if (rows.length > 0) onChecked(query);
    if (fatal) return fatal;
  }
  return null;
};

const readOne = async (
  options: JobOptions,
  closing: OpenClosing,
  giveUp: AbortController,
  notify: Notify,
): Promise<AppError | null> => {
  const { api, store } = options;
  const { signal } = giveUp;
  const { country, start } = closing;
  const sorts = await readBothSorts(api, country, halfMonthOf(start), signal);
  if (!sorts.ok) return sorts.error;
  const fatal = await readLines(options, closing, sorts.data, giveUp, notify);
  if (fatal || signal.aborted) return fatal;
  const accounts = await readAccounts(api, country, signal);
  if (signal.aborted) return null;
  if (!accounts.ok) return accounts.error;
  closing.accounts = { at: new Date().toISOString(), all: accounts.data };
  notify({ step: 'orders', done: 0, total: null }, true);
  const all = rowsIn(sorts.data);
  const lines = all.flatMap(({ query, row }) =>
    store.linesOf(closing, query.entity, row, cityOf(query, row)),
  );
  const unreadLists = all.filter(({ query, row }) => !store.isKnown(closing, query.entity, row)).length;
  const orders = await compareWithOrders(
    { country, start },
    { lines, unreadLists },
    { api, signal, onProgress: (done, total) => notify({ done, total }) },
  );
  if (signal.aborted) return null;
  if (!orders.ok) return orders.error;
  closing.orders = orders.data;
  return null;
};

/** Reads everything that closing a half-month needs, one half-month at a time, independent of windows. */
export const createClosingJob = (options: JobOptions) => {
  const { api, checks, store, owner, onProgress, now = () => performance.now() } = options;
  let running: AbortController | null = null;
  let asker = '';
  let progress: ClosingProgress | null = null;

  const run = async (of: ClosedPeriod, giveUp: AbortController): Promise<void> => {
    let state: ClosingProgress = {
      ...{ ...of, state: 'running', step: 'lists', done: 0, total: null, error: null },
    };
    let notifiedAt = Number.NEGATIVE_INFINITY;
    const notify: Notify = (changes, isUrgent = false) => {
      state = { ...state, ...changes };
      if (running !== giveUp) return;
      progress = state;
      if (!isUrgent && now() - notifiedAt < notifyEveryMs) return;
      notifiedAt = now();
      onProgress(state);
    };
    notify({}, true);
    const closing = await store.open(of);
    closing.isRunning = true;
    store.keep(closing);
    const error = await readOne(options, closing, giveUp, notify).catch(() => failure('INTERNAL').error);
    // Another reading has taken over, perhaps of another user.
    if (running !== giveUp) return;
    running = null;
    closing.isRunning = false;
    store.keep(closing);
    await store.flush();
    const isStopped = giveUp.signal.aborted && error === null;
    state = { ...state, state: error ? 'failed' : isStopped ? 'stopped' : 'done', error };
    progress = state;
    onProgress(state);
  };

  const start = (of: ClosedPeriod): void => {
    running?.abort();
    asker = owner();
    const giveUp = new AbortController();
    running = giveUp;
    void run(of, giveUp);
  };

  /** Lists of both half-months with everything known of them. */
  const collect = async (of: ClosedPeriod, signal: AbortSignal): Promise<Result<CollectedClosing>> => {
    const period = halfMonthOf(of.start);
    const before = previousHalfMonth(of.start);
    const [sorts, sortsBefore] = await Promise.all([
      readBothSorts(api, of.country, period, signal),
      readBothSorts(api, of.country, before, signal),
    ]);
    if (signal.aborted) return failure('ABORTED');
    if (!sorts.ok) return sorts;
    if (!sortsBefore.ok) return sortsBefore;
    return success({
      period,
      before,
      sorts: sorts.data,
      sortsBefore: sortsBefore.data,
      closing: await store.open(of),
    });
  };

  const read = async (of: ClosedPeriod, signal: AbortSignal): Promise<Result<Closing>> => {
    const collected = await collect(of, signal);
    if (!collected.ok) return collected;
    const { period, before, sorts, sortsBefore, closing } = collected.data;
    // The app ended during the reading that the user started.
    if (closing.isRunning && !running) start(of);
    const lists = closedLists(sorts, checks.of);
    const accounts = closing.accounts?.all ?? null;
    const found = findInClosing({ lists, before: closedLists(sortsBefore, checks.of), accounts });
    return success({
      ...{ period, before, rows: closingRows(lists, found), found: found.slice(0, maxFound) },
      foundInAll: found.length,
      unreadLists: rowsIn(sorts).filter(({ query, row }) => !store.isKnown(closing, query.entity, row))
        .length,
      accountsAt: closing.accounts?.at ?? null,
      withoutAccount: countWithoutAccount({ lists, accounts }),
      orders: closing.orders,
    });
  };

  return {
    /** Returns at once; progress follows as events. */
    start,
    stop: (): void => running?.abort(),
    progress: (): ClosingProgress | null => progress,
    read,
    collect,
    /** Stops the reading of the previous user, so that nothing of it is reported to or stored for the next. */
    userChanged: (): void => {
      if (owner() === asker) return;
      running?.abort();
      running = null;
      progress = null;
      store.userChanged();
    },
  };
};
export type ClosingJob = ReturnType<typeof createClosingJob>;
