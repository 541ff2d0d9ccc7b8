import type { EventMap } from '#shared/ipc/events.ts';
import type { RequestBudget } from '../api/requestBudget.ts';
import { inTurn, type Pace, paces, waitMs } from './liveSchedule.ts';
import { createLiveTasks, type LiveTaskOptions, type Task, type Watching } from './liveTasks.ts';

const tickMs = 1000;
/** After a reconnect, failed queries are retried within this time, at most once per `backOnceInMs`. */
const backWithinMs = 12_000;
const backOnceInMs = 60_000;

/** Factor for the polling interval of visible queries; `null` turns polling off. Counts keep their pace. */
export type Slowdown = number | null;

const never = new AbortController().signal;

interface LiveOptions extends LiveTaskOptions {
  budget: Pick<RequestBudget, 'run' | 'hasRoom' | 'give'>;
  /** Called once a minute even if no window is visible, from the same budget. */
  askNotices: () => Promise<void>;
  /** Key of user and server; `null`: logged out or session expired. */
  userKey: () => string | null;
  /** The server answers and no `Retry-After` is running. */
  isReachable: () => boolean;
  slowdown: () => Slowdown;
  /** A query of a window could not be refetched, or has recovered. */
  notifyBehind: (windowId: number, behind: EventMap['live.behind']) => void;
  now?: () => number;
  /** Converts a time of `now`, which is monotonic, to wall-clock time. */
  timeOf?: (at: number) => number;
}

/** Polls a task and schedules its next poll. */
const createPoller = ({
  now = () => performance.now(),
  timeOf = (at) => Date.now() - (now() - at),
  ...options
}: LiveOptions) => {
  /**
   * Counts and notices ignore the slowdown. If polling is off, queries keep the normal pace for when it is on
   * again.
   */
  const slowdownOf = ({ whenHidden }: Pace): number => (whenHidden ? 1 : (options.slowdown() ?? 1));

  /** Notifies at every failure: a window that refetched in between has hidden its notice. */
  const reportBehind = (task: Task, isBehind: boolean, isGone = false): void => {
    if (!isBehind && !task.isBehind) return;
    task.isBehind = isBehind;
    const asOf = isBehind ? timeOf(task.answeredAt) : null;
    for (const [windowId, ids] of task.watchers)
      options.notifyBehind(windowId, { ids: [...ids.keys()], asOf, ...(isGone ? { isGone } : {}) });
  };

  return {
    now,
    reportBehind,
    firstWait: (pace: Pace): number => pace.everyMs * slowdownOf(pace),
    run: async (task: Task): Promise<void> => {
      const giveUp = new AbortController();
      task.running = giveUp;
      const outcome = await task.ask(giveUp.signal).catch(() => 'failed' as const);
      // Drop the outcome of a poll that was aborted by a write or is no longer watched.
      if (task.running !== giveUp || giveUp.signal.aborted) return;
      task.running = null;
      const isGone = outcome === 'gone';
      const hasFailed = outcome === 'failed' || isGone;
      task.failures = hasFailed ? task.failures + 1 : 0;
      task.same = outcome === 'same' ? task.same + 1 : 0;
      if (!hasFailed) task.answeredAt = now();
      reportBehind(task, hasFailed, isGone);
      task.dueAt = now() + waitMs(task.pace, task, slowdownOf(task.pace));
    },
  };
};

/**
 * Polls the server for the queries that windows show. One timer and one budget serve all windows, so ten cost
 * no more than one. Windows receive an answer when it has changed.
 */
export const createLiveBoard = (options: LiveOptions) => {
  const { budget, userKey, isReachable, slowdown, askNotices } = options;
  const { now, reportBehind, firstWait, run } = createPoller(options);
  const tasks = createLiveTasks(options, { now, firstWait });
  let owner: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isAsleep = false;
  let backAt = Number.NEGATIVE_INFINITY;

  tasks.add('notices', paces.count, async () => {
    await askNotices();
    return 'changed';
  });

  const userChanged = (): void => {
    const key = userKey();
    // Keep the queries while the same user has to log in again.
    if (key === null || key === owner) return;
    owner = key;
    tasks.forgetWindows();
  };

  const runDue = (): void => {
    const isOff = slowdown() === null;
    const waiting = tasks
      .all()
      .filter((task) => !task.running && tasks.isWatched(task) && (task.pace.whenHidden || !isOff));
    let hasWide = tasks.all().some(({ running, isWide }) => running && isWide);
    for (const task of inTurn(waiting, now())) {
      // An all-cities list reads every city, each in its turn, so only one is refreshed at a time.
      if (task.isWide && !hasWide) {
        hasWide = true;
        void run(task);
      } else if (!task.isWide && budget.hasRoom('live')) void budget.run('live', () => run(task), never);
    }
    budget.give();
  };

  const tick = (): void => {
    userChanged();
    if (isAsleep || userKey() === null) return;
    if (isReachable()) runDue();
    else for (const task of tasks.all()) if (!task.isBehind) reportBehind(task, true);
  };

  return {
    watch: (windowId: number, watching: Watching): void => {
      userChanged();
      tasks.watch(windowId, watching);
    },
    windowGone: tasks.windowGone,
    /** After a write: abort pending reads, whose answers may be stale. */
    forget: tasks.abort,
    /** Reconnected: retry failed queries without waiting for their backoff. */
    back: (): void => {
      if (now() - backAt < backOnceInMs) return;
      backAt = now();
      const failed = tasks
        .all()
        .filter(({ failures }) => failures > 0)
        .sort((one, other) => one.pace.rank - other.pace.rank);
      for (const [index, task] of failed.entries())
        task.dueAt = Math.min(task.dueAt, now() + (index * backWithinMs) / failed.length);
    },
    userChanged,
    sleep: (): void => {
      isAsleep = true;
    },
    wake: (): void => {
      isAsleep = false;
    },
    tick,
    start: (): void => {
      timer = setInterval(tick, tickMs);
    },
    stop: (): void => clearInterval(timer),
  };
};

export type LiveBoard = ReturnType<typeof createLiveBoard>;
