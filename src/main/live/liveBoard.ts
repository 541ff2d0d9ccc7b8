import type { OperationId } from '#shared/api/operations.ts';
import { allCities } from '#shared/domain/allCities.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { canBeWatched, type LivePace, type WatchedCall } from '#shared/ipc/liveRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { createAnswerVersions, type Known } from './answerVersions.ts';
import { createBudget, type Due, inTurn, type Outcomes, type Pace, waitMs } from './liveSchedule.ts';

const paces: Record<LivePace, Pace> = {
  // New orders must appear within 20 seconds, so this pace never slows down.
  urgent: { everyMs: 15_000, rank: 0, isSteady: true, whenHidden: false },
  waiting: { everyMs: 30_000, rank: 1, isSteady: false, whenHidden: false },
  calm: { everyMs: 60_000, rank: 2, isSteady: false, whenHidden: false },
  count: { everyMs: 60_000, rank: 3, isSteady: true, whenHidden: true },
};

const tickMs = 1000;
const maxRunning = 4;
/** An all-cities list reads every city, so run only one at a time. */
const maxWideRunning = 1;
/** After a reconnect, failed queries are retried within this time, at most once per `backOnceInMs`. */
const backWithinMs = 12_000;
const backOnceInMs = 60_000;

/** Factor for the polling interval of visible queries; `null` turns polling off. Counts keep their pace. */
export type Slowdown = number | null;

interface LiveOptions {
  /** Await `turn` before each request of an all-cities list. */
  ask: (call: WatchedCall, signal: AbortSignal, turn?: () => Promise<void>) => Promise<Result<unknown>>;
  /** Called once a minute even if no window is visible, from the same budget. */
  askNotices: () => Promise<void>;
  /** Key of user and server; `null`: logged out or session expired. */
  userKey: () => string | null;
  /** The server answers and no `Retry-After` is running. */
  isReachable: () => boolean;
  isSeen: (windowId: number) => boolean;
  slowdown: () => Slowdown;
  notify: (windowId: number, answer: EventMap['live.answered']) => void;
  /** A query of a window could not be refetched, or has recovered. */
  notifyBehind: (windowId: number, behind: EventMap['live.behind']) => void;
  now?: () => number;
  /** Converts a time of `now`, which is monotonic, to wall-clock time. */
  timeOf?: (at: number) => number;
}

interface Task extends Due, Outcomes {
  ask: (signal: AbortSignal) => Promise<boolean | 'same' | 'gone'>;
  running: AbortController | null;
  /** All-cities list: takes one request per city from the budget. */
  isWide: boolean;
  /** Watching windows, with their query ids and the answer that each has. Empty for tasks of main itself. */
  watchers: Map<number, ReadonlyMap<string, Known | null>>;
  answeredAt: number;
  isBehind: boolean;
}

interface WatchedQuery {
  id: string;
  call: WatchedCall;
  pace: LivePace;
  version: number | null;
}

interface Watching {
  isPaused: boolean;
  queries: readonly WatchedQuery[];
}

const taskKey = ({ operation, params, query, isCount }: WatchedCall, pace: LivePace): string =>
  JSON.stringify([operation, params, query, isCount, pace]);

/**
 * Polls the server for the queries that windows show. One timer and one budget serve all windows, so ten cost
 * no more than one. Windows receive only the difference to the answer they have.
 */
export const createLiveBoard = (options: LiveOptions) => {
  const { now = () => performance.now(), timeOf = (at) => Date.now() - (now() - at) } = options;
  const budget = createBudget();
  const versions = createAnswerVersions(now);
  const windows = new Map<number, Watching>();
  const tasks = new Map<string, Task>();
  const turns: { signal: AbortSignal; resolve: () => void }[] = [];
  let owner: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isAsleep = false;
  let backAt = Number.NEGATIVE_INFINITY;

  /**
   * Counts and notices ignore the slowdown. If polling is off, queries keep the normal pace for when it is on
   * again.
   */
  const slowdownOf = ({ whenHidden }: Pace): number => (whenHidden ? 1 : (options.slowdown() ?? 1));

  const makeTask = (key: string, pace: Pace, ask: Task['ask']): Task => {
    const task: Task = {
      pace,
      ask,
      // First poll after a full interval, because the window has just read the data itself.
      dueAt: now() + pace.everyMs * slowdownOf(pace),
      failures: 0,
      same: 0,
      running: null,
      isWide: false,
      watchers: new Map(),
      answeredAt: now(),
      isBehind: false,
    };
    tasks.set(key, task);
    return task;
  };
  makeTask('notices', paces.count, async () => {
    await options.askNotices();
    return true;
  });

  const isWatched = (task: Task): boolean =>
    task.watchers.size === 0 ||
    [...task.watchers.keys()].some((id) => {
      if (task.pace.whenHidden) return true;
      return windows.get(id)?.isPaused === false && options.isSeen(id);
    });

  const makeQueryTask = (key: string, call: WatchedCall, pace: LivePace): Task => {
    const task: Task = makeTask(key, paces[pace], async (signal) => {
      const result = await options.ask(call, signal, task.isWide ? () => turnOf(signal) : undefined);
      if (signal.aborted) return false;
      if (!result.ok) return result.error.code === 'NOT_FOUND' ? 'gone' : false;
      const { known: answer, newsFor } = versions.next(result);
      let isNews = false;
      for (const [windowId, ids] of task.watchers) {
        const sent = new Map(ids);
        for (const [id, known] of ids) {
          const news = newsFor(known);
          if (!news) continue;
          isNews = true;
          sent.set(id, answer);
          options.notify(windowId, { id, ...news });
        }
        task.watchers.set(windowId, sent);
      }
      return isNews || 'same';
    });
    task.isWide = call.params.city === allCities;
    return task;
  };

  /** Resolves at once if the budget allows, else on a later tick. */
  const turnOf = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (turns.length === 0 && budget.take('ofAllCities', now())) resolve();
      else turns.push({ signal, resolve });
    });
  const giveTurns = (): void => {
    while (turns[0] && (turns[0].signal.aborted || budget.take('ofAllCities', now())))
      turns.shift()?.resolve();
  };

  const drop = (key: string, task: Task): void => {
    task.running?.abort();
    tasks.delete(key);
  };

  const settle = (windowId: number): void => {
    const queries = windows.get(windowId)?.queries ?? [];
    const wanted = Map.groupBy(queries, ({ call, pace }) => taskKey(call, pace));
    const had = new Map(
      [...tasks.values()].flatMap(({ watchers }) =>
        [...(watchers.get(windowId)?.values() ?? [])].map((known) => [known?.version, known]),
      ),
    );
    const knownOf = ({ version }: WatchedQuery): Known | null =>
      version === null ? null : (had.get(version) ?? versions.known(version));
    for (const [key, task] of tasks) {
      if (wanted.has(key)) continue;
      if (task.watchers.delete(windowId) && task.watchers.size === 0) drop(key, task);
    }
    for (const [key, asked] of wanted) {
      const [{ call, pace }] = asked as [WatchedQuery];
      const task = tasks.get(key) ?? makeQueryTask(key, call, pace);
      task.watchers.set(windowId, new Map(asked.map((query) => [query.id, knownOf(query)])));
    }
  };

  /** Notifies at every failure: a window that refetched in between has hidden its notice. */
  const reportBehind = (task: Task, isBehind: boolean, isGone = false): void => {
    if (!isBehind && !task.isBehind) return;
    task.isBehind = isBehind;
    const asOf = isBehind ? timeOf(task.answeredAt) : null;
    for (const [windowId, ids] of task.watchers)
      options.notifyBehind(windowId, { ids: [...ids.keys()], asOf, ...(isGone ? { isGone } : {}) });
  };

  const run = async (task: Task): Promise<void> => {
    const giveUp = new AbortController();
    task.running = giveUp;
    const outcome = await task.ask(giveUp.signal).catch(() => false);
    // Drop the outcome of a poll that was aborted by a write or is no longer watched.
    if (task.running !== giveUp || giveUp.signal.aborted) return;
    task.running = null;
    const isGone = outcome === 'gone';
    const hasFailed = outcome === false || isGone;
    task.failures = hasFailed ? task.failures + 1 : 0;
    task.same = outcome === 'same' ? task.same + 1 : 0;
    if (!hasFailed) task.answeredAt = now();
    reportBehind(task, hasFailed, isGone);
    task.dueAt = now() + waitMs(task.pace, task, slowdownOf(task.pace));
  };

  const userChanged = (): void => {
    const userKey = options.userKey();
    // Keep the queries while the same user has to log in again.
    if (userKey === null || userKey === owner) return;
    if (owner !== null) versions.forget();
    owner = userKey;
    for (const [key, task] of tasks) if (task.watchers.size > 0) drop(key, task);
    windows.clear();
  };

  const tick = (): void => {
    userChanged();
    versions.prune();
    if (isAsleep || options.userKey() === null) return;
    if (!options.isReachable()) {
      for (const task of tasks.values()) if (!task.isBehind) reportBehind(task, true);
      return;
    }
    const isOff = options.slowdown() === null;
    const waiting = [...tasks.values()].filter(
      (task) => !task.running && isWatched(task) && (task.pace.whenHidden || !isOff),
    );
    const running = [...tasks.values()].filter((task) => task.running);
    let wide = running.filter(({ isWide }) => isWide).length;
    let single = running.length - wide;
    for (const task of inTurn(waiting, now())) {
      if (task.isWide) {
        if (wide >= maxWideRunning) continue;
        wide += 1;
      } else {
        if (single >= maxRunning || !budget.take('single', now())) continue;
        single += 1;
      }
      void run(task);
    }
    giveTurns();
  };

  return {
    watch: (windowId: number, watching: Watching): void => {
      userChanged();
      windows.set(windowId, watching);
      settle(windowId);
    },
    /** Adds a version to the answer of a read, so that the window can report which one it shows. */
    numbered: (operation: OperationId, result: Result<unknown>): Result<unknown> =>
      result.ok && canBeWatched(operation) ? { ...result, version: versions.give(result) } : result,
    windowGone: (windowId: number): void => {
      windows.delete(windowId);
      settle(windowId);
    },
    /** After a write: abort pending reads, whose answers may be stale. */
    forget: (): void => {
      for (const task of tasks.values()) {
        if (task.watchers.size === 0) continue;
        task.running?.abort();
        task.running = null;
      }
    },
    /** Reconnected: retry failed queries without waiting for their backoff. */
    back: (): void => {
      if (now() - backAt < backOnceInMs) return;
      backAt = now();
      const failed = [...tasks.values()]
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
