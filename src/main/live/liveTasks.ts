import type { OperationId } from '#shared/api/operations.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { canBeWatched, type LivePace, type WatchedCall } from '#shared/ipc/liveRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { createAnswerVersions, type Known } from './answerVersions.ts';
import { type Due, type Outcomes, type Pace, paces } from './liveSchedule.ts';

export interface LiveTaskOptions {
  /** Await `turn` before each request of an all-cities list. */
  ask: (call: WatchedCall, signal: AbortSignal, turn?: () => Promise<void>) => Promise<Result<unknown>>;
  isSeen: (windowId: number) => boolean;
  notify: (windowId: number, answer: EventMap['live.answered']) => void;
}

export interface Task extends Due, Outcomes {
  ask: (signal: AbortSignal) => Promise<'changed' | 'same' | 'gone' | 'failed'>;
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

export interface Watching {
  isPaused: boolean;
  queries: readonly WatchedQuery[];
}

interface Clock {
  now: () => number;
  /** Delay of the first poll. */
  firstWait: (pace: Pace) => number;
  /** Waits for a request of an all-cities list. */
  turn: (signal: AbortSignal) => Promise<void>;
}

const taskKey = ({ operation, params, query, isCount }: WatchedCall, pace: LivePace): string =>
  JSON.stringify([operation, params, query, isCount, pace]);

const newTask = (pace: Pace, ask: Task['ask'], isWide: boolean, { now, firstWait }: Clock): Task => ({
  pace,
  ask,
  // First poll after a full interval, because the window has just read the data itself.
  dueAt: now() + firstWait(pace),
  failures: 0,
  same: 0,
  running: null,
  isWide,
  watchers: new Map(),
  answeredAt: now(),
  isBehind: false,
});

/** Sends each window the difference to the answer it has. False: all have this answer. */
const notifyWatchers = (
  { watchers }: Task,
  { known: answer, newsFor }: ReturnType<ReturnType<typeof createAnswerVersions>['next']>,
  notify: LiveTaskOptions['notify'],
): boolean => {
  let isNews = false;
  for (const [windowId, ids] of watchers) {
    const sent = new Map(ids);
    for (const [id, known] of ids) {
      const news = newsFor(known);
      if (!news) continue;
      isNews = true;
      sent.set(id, answer);
      notify(windowId, { id, ...news });
    }
    watchers.set(windowId, sent);
  }
  return isNews;
};

/** Answers that a window has, by version. */
const answersOf = (windowId: number, tasks: readonly Task[]) =>
  new Map(
    tasks.flatMap(({ watchers }) =>
      [...(watchers.get(windowId)?.values() ?? [])].map((known) => [known?.version, known]),
    ),
  );

/** Queries that windows watch: one task for equal queries of all windows, and the answers that windows have. */
export const createLiveTasks = ({ ask, isSeen, notify }: LiveTaskOptions, clock: Clock) => {
  const versions = createAnswerVersions(clock.now);
  const windows = new Map<number, Watching>();
  const tasks = new Map<string, Task>();

  const add = (key: string, pace: Pace, poll: Task['ask'], isWide = false): Task => {
    const task = newTask(pace, poll, isWide, clock);
    tasks.set(key, task);
    return task;
  };

  const addQuery = (key: string, call: WatchedCall, pace: LivePace): Task => {
    const isWide = call.params.city === allCities;
    const poll: Task['ask'] = async (signal) => {
      const result = await ask(call, signal, isWide ? () => clock.turn(signal) : undefined);
      if (signal.aborted) return 'failed';
      if (!result.ok) return result.error.code === 'NOT_FOUND' ? 'gone' : 'failed';
      return notifyWatchers(task, versions.next(result), notify) ? 'changed' : 'same';
    };
    const task = add(key, paces[pace], poll, isWide);
    return task;
  };

  const drop = (key: string, task: Task): void => {
    task.running?.abort();
    tasks.delete(key);
  };

  const settle = (windowId: number): void => {
    const queries = windows.get(windowId)?.queries ?? [];
    const wanted = Map.groupBy(queries, ({ call, pace }) => taskKey(call, pace));
    const had = answersOf(windowId, [...tasks.values()]);
    const knownOf = ({ version }: WatchedQuery): Known | null =>
      version === null ? null : (had.get(version) ?? versions.known(version));
    for (const [key, task] of tasks) {
      if (wanted.has(key)) continue;
      if (task.watchers.delete(windowId) && task.watchers.size === 0) drop(key, task);
    }
    for (const [key, asked] of wanted) {
      const [{ call, pace }] = asked as [WatchedQuery];
      const task = tasks.get(key) ?? addQuery(key, call, pace);
      task.watchers.set(windowId, new Map(asked.map((query) => [query.id, knownOf(query)])));
    }
  };

  return {
    add,
    all: (): Task[] => [...tasks.values()],
    isWatched: ({ watchers, pace }: Task): boolean =>
      watchers.size === 0 ||
      pace.whenHidden ||
      [...watchers.keys()].some((id) => windows.get(id)?.isPaused === false && isSeen(id)),
    watch: (windowId: number, watching: Watching): void => {
      windows.set(windowId, watching);
      settle(windowId);
    },
    windowGone: (windowId: number): void => {
      windows.delete(windowId);
      settle(windowId);
    },
    /** Adds a version to the answer of a read, so that the window can report which one it shows. */
    numbered: (operation: OperationId, result: Result<unknown>): Result<unknown> =>
      result.ok && canBeWatched(operation) ? { ...result, version: versions.give(result) } : result,
    /** Aborts pending reads of windows. */
    abort: (): void => {
      for (const task of tasks.values()) {
        if (task.watchers.size === 0) continue;
        task.running?.abort();
        task.running = null;
      }
    },
    prune: versions.prune,
    forgetAnswers: versions.forget,
    forgetWindows: (): void => {
      for (const [key, task] of tasks) if (task.watchers.size > 0) drop(key, task);
      windows.clear();
    },
  };
};
