import { createHash } from 'node:crypto';
import type { EventMap, LiveAnswer } from '#shared/ipc/events.ts';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { type Due, type Outcomes, type Pace, paces } from './liveSchedule.ts';

export interface LiveTaskOptions {
  ask: (call: WatchedCall, signal: AbortSignal) => Promise<Result<unknown>>;
  isSeen: (windowId: number) => boolean;
  notify: (windowId: number, answer: EventMap['live.answered']) => void;
}

/** Fingerprint of the answer that a query of a window got last, as rows may be large and personal. */
interface Sent {
  reads: number;
  /** `null`: none since the window's own last read. */
  fingerprint: string | null;
}

export interface Task extends Due, Outcomes {
  ask: (signal: AbortSignal) => Promise<'changed' | 'same' | 'gone' | 'failed'>;
  running: AbortController | null;
  /** All-cities list: takes one request per city from the budget. */
  isWide: boolean;
  /** Watching windows, with their query ids. Empty for tasks of main itself. */
  watchers: Map<number, ReadonlyMap<string, Sent>>;
  answeredAt: number;
  isBehind: boolean;
}

interface WatchedQuery {
  id: string;
  call: WatchedCall;
  pace: LivePace;
  reads: number;
}

export interface Watching {
  isPaused: boolean;
  queries: readonly WatchedQuery[];
}

interface Clock {
  now: () => number;
  /** Delay of the first poll. */
  firstWait: (pace: Pace) => number;
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

/** Sends the answer to each window that has another one. False: all have this answer. */
const notifyWatchers = (
  { watchers }: Task,
  answer: LiveAnswer,
  notify: LiveTaskOptions['notify'],
): boolean => {
  const fingerprint = createHash('sha1').update(JSON.stringify(answer)).digest('base64');
  let isNews = false;
  for (const [windowId, ids] of watchers) {
    for (const [id, sent] of ids) {
      if (sent.fingerprint === fingerprint) continue;
      isNews = true;
      sent.fingerprint = fingerprint;
      notify(windowId, { id, ...answer });
    }
  }
  return isNews;
};

/** Queries that windows watch: one task for equal queries of all windows. */
export const createLiveTasks = ({ ask, isSeen, notify }: LiveTaskOptions, clock: Clock) => {
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
      const result = await ask(call, signal);
      if (signal.aborted) return 'failed';
      if (!result.ok) return result.error.code === 'NOT_FOUND' ? 'gone' : 'failed';
      const { data, total = null, unread = [] } = result;
      return notifyWatchers(task, { data, total, unread }, notify) ? 'changed' : 'same';
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
    for (const [key, task] of tasks) {
      if (wanted.has(key)) continue;
      if (task.watchers.delete(windowId) && task.watchers.size === 0) drop(key, task);
    }
    for (const [key, asked] of wanted) {
      const [{ call, pace }] = asked as [WatchedQuery];
      const task = tasks.get(key) ?? addQuery(key, call, pace);
      const before = task.watchers.get(windowId);
      const sentTo = ({ id, reads }: WatchedQuery): Sent => {
        const sent = before?.get(id);
        return sent?.reads === reads ? sent : { reads, fingerprint: null };
      };
      task.watchers.set(windowId, new Map(asked.map((query) => [query.id, sentTo(query)])));
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
    /** Aborts pending reads of windows. */
    abort: (): void => {
      for (const task of tasks.values()) {
        if (task.watchers.size === 0) continue;
        task.running?.abort();
        task.running = null;
      }
    },
    forgetWindows: (): void => {
      for (const [key, task] of tasks) if (task.watchers.size > 0) drop(key, task);
      windows.clear();
    },
  };
};
