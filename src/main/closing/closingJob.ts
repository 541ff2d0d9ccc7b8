import type { ClosedPeriod, Closing, ClosingProgress } from '#shared/ipc/closingRoutes.ts';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { type AppError, failure, type Result, success } from '#shared/ipc/result.ts';
import { closingRows, countWithoutAccount } from '#shared/rules/closing.ts';
import { stateOfDifference } from '#shared/rules/payListDifference.ts';
import { halfMonthOf } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { checkEach } from '../payLists/checkEach.ts';
import type { PayListChecks, PayListRow } from '../payLists/payListChecks.ts';
import { cityOf } from '../payLists/payListLines.ts';
import type { ClosingStore, OpenClosing } from './closingStore.ts';
import { type CollectedClosing, collectClosing, examineClosing, unreadIn } from './collectClosing.ts';
import { compareWithOrders, maxFound } from './compareWithOrders.ts';
import { type ListsOfSort, readAccounts, readBothSorts, rowsIn } from './readClosing.ts';

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
    const fatal = await checkEach({ api, checks, onLines, of: 'closing' }, query, rows, giveUp, () => {
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
  const lines = rowsIn(sorts.data).flatMap(({ query, row }) =>
    store.linesOf(closing, query.entity, row, cityOf(query, row)),
  );
  const orders = await compareWithOrders(
    { country, start },
    { lines, unreadLists: unreadIn(sorts.data, closing, store) },
    { api, signal, onProgress: (done, total) => notify({ done, total }) },
  );
  if (signal.aborted) return null;
  if (!orders.ok) return orders.error;
  closing.orders = orders.data;
  return null;
};

/** Progress of one reading: its state, reported as long as no other one has taken over. */
const createReport = (
  of: ClosedPeriod,
  { onProgress, now = () => performance.now() }: Pick<JobOptions, 'onProgress' | 'now'>,
  isMine: (state: ClosingProgress) => boolean,
) => {
  let state: ClosingProgress = {
    ...{ ...of, state: 'running', step: 'lists', done: 0, total: null, error: null },
  };
  let notifiedAt = Number.NEGATIVE_INFINITY;
  const notify: Notify = (changes, isUrgent = false) => {
    state = { ...state, ...changes };
    if (!isMine(state) || (!isUrgent && now() - notifiedAt < notifyEveryMs)) return;
    notifiedAt = now();
    onProgress(state);
  };
  return notify;
};

/** Everything known of a half-month, for its page. */
const describeClosing = (
  collected: CollectedClosing,
  { checks, store }: Pick<JobOptions, 'checks' | 'store'>,
): Closing => {
  const { period, before, sorts, closing } = collected;
  const { lists, accounts, found } = examineClosing(collected, checks.of);
  return {
    ...{ period, before, rows: closingRows(lists, found), found: found.slice(0, maxFound) },
    foundInAll: found.length,
    unreadLists: unreadIn(sorts, closing, store),
    accountsAt: closing.accounts?.at ?? null,
    withoutAccount: countWithoutAccount({ lists, accounts }),
    orders: closing.orders,
  };
};

/** Reads everything that closing a half-month needs, one half-month at a time, independent of windows. */
export const createClosingJob = (options: JobOptions) => {
  const { store, owner } = options;
  let running: AbortController | null = null;
  let asker = '';
  let progress: ClosingProgress | null = null;

  const run = async (of: ClosedPeriod, giveUp: AbortController): Promise<void> => {
    // Another reading may have taken over, perhaps of another user.
    const isMine = (): boolean => running === giveUp;
    const notify = createReport(of, options, (state) => {
      if (isMine()) progress = state;
      return isMine();
    });
    notify({}, true);
    const closing = await store.open(of);
    closing.isRunning = true;
    store.keep(closing);
    const error = await readOne(options, closing, giveUp, notify).catch(() => failure('INTERNAL').error);
    if (!isMine()) return;
    closing.isRunning = false;
    store.keep(closing);
    await store.flush();
    const isStopped = giveUp.signal.aborted && error === null;
    notify({ state: error ? 'failed' : isStopped ? 'stopped' : 'done', error }, true);
    if (isMine()) running = null;
  };

  const start = (of: ClosedPeriod): void => {
    running?.abort();
    asker = owner();
    const giveUp = new AbortController();
    running = giveUp;
    void run(of, giveUp);
  };

  const collect = (of: ClosedPeriod, signal: AbortSignal): Promise<Result<CollectedClosing>> =>
    collectClosing(options, of, signal);

  return {
    /** Returns at once; progress follows as events. */
    start,
    stop: (): void => running?.abort(),
    progress: (): ClosingProgress | null => progress,
    read: async (of: ClosedPeriod, signal: AbortSignal): Promise<Result<Closing>> => {
      const collected = await collect(of, signal);
      if (!collected.ok) return collected;
      // The app ended during the reading that the user started.
      if (collected.data.closing.isRunning && !running) start(of);
      return success(describeClosing(collected.data, options));
    },
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
