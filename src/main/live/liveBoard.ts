import type { OperationId } from '#shared/api/operations.ts';
import { allCities } from '#shared/domain/allCities.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { canBeWatched, type LivePace, type WatchedCall } from '#shared/ipc/liveRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { createAnswerVersions, type Known } from './answerVersions.ts';
import { createBudget, type Due, inTurn, type Outcomes, type Pace, waitMs } from './liveSchedule.ts';

const paces: Record<LivePace, Pace> = {
  // New orders are promised within 20 seconds, so that quiet places wait no longer either.
  urgent: { everyMs: 15_000, rank: 0, isSteady: true, whenHidden: false },
  waiting: { everyMs: 30_000, rank: 1, isSteady: false, whenHidden: false },
  calm: { everyMs: 60_000, rank: 2, isSteady: false, whenHidden: false },
  count: { everyMs: 60_000, rank: 3, isSteady: true, whenHidden: true },
};

const tickMs = 1000;
const maxRunning = 4;
/** A list of all cities asks each of them: one such list after the other. */
const maxWideRunning = 1;
/** What failed while the server was away is asked again within this, and no sooner than that a second time. */
const backWithinMs = 12_000;
const backOnceInMs = 60_000;

/** `live` slows what windows show down, or turns it off (null); counts keep their pace. */
export type Slowdown = number | null;

interface LiveOptions {
  /** `turn` is waited for before each question of a list of all cities. */
  ask: (call: WatchedCall, signal: AbortSignal, turn?: () => Promise<void>) => Promise<Result<unknown>>;
  /** Asked once a minute whether or not a window is seen, out of the same budget. */
  askNotices: () => Promise<void>;
  /** Who is logged in, on which server; null: nobody, or who is has to log in again. */
  person: () => string | null;
  /** Whether the server answers, and has not asked to be left alone. */
  isReachable: () => boolean;
  /** Whether the system shows this window. */
  isSeen: (windowId: number) => boolean;
  slowdown: () => Slowdown;
  tell: (windowId: number, answer: EventMap['live.answered']) => void;
  /** What a window shows could not be read again, or is read again. */
  tellBehind: (windowId: number, behind: EventMap['live.behind']) => void;
  now?: () => number;
  /** What the clock on the wall said then: `now` runs forward only. */
  timeOf?: (at: number) => number;
}

interface Task extends Due, Outcomes {
  ask: (signal: AbortSignal) => Promise<boolean | 'same' | 'gone'>;
  running: AbortController | null;
  /** It asks each city, each of them out of the budget. */
  isWide: boolean;
  /**
   * Windows with the ids that they gave to this question, and with the answer that each has; empty for what main asks for
   * itself.
   */
  watchers: Map<number, ReadonlyMap<string, Known | null>>;
  /** When it was answered last. */
  answeredAt: number;
  /** Windows were told that it could not be read. */
  isBehind: boolean;
}

interface Question {
  id: string;
  call: WatchedCall;
  pace: LivePace;
  version: number | null;
}

interface Watching {
  isPaused: boolean;
  questions: readonly Question[];
}

const keyOf = ({ operation, params, query, isCount }: WatchedCall, pace: LivePace): string =>
  JSON.stringify([operation, params, query, isCount, pace]);

/**
 * Asks the server again for what windows show (polling): one clock and one budget for all of them, so that ten windows
 * cost no more than one. Windows hear of an answer only what differs from the one that they have.
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

  /** Counts and notices come all the same; what is off keeps its pace for when it is on again. */
  const slowdownOf = ({ whenHidden }: Pace): number => (whenHidden ? 1 : (options.slowdown() ?? 1));

  const makeTask = (key: string, pace: Pace, ask: Task['ask']): Task => {
    const task: Task = {
      pace,
      ask,
      // What a window shows it has just read itself.
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

  const makeQuestion = (key: string, call: WatchedCall, pace: LivePace): Task => {
    const task: Task = makeTask(key, paces[pace], async (signal) => {
      const result = await options.ask(call, signal, task.isWide ? () => turnOf(signal) : undefined);
      if (signal.aborted) return false;
      if (!result.ok) return result.error.code === 'NOT_FOUND' ? 'gone' : false;
      const { known: answer, newsFor } = versions.next(result);
      let isNews = false;
      for (const [windowId, ids] of task.watchers) {
        const told = new Map(ids);
        for (const [id, known] of ids) {
          const news = newsFor(known);
          if (!news) continue;
          isNews = true;
          told.set(id, answer);
          options.tell(windowId, { id, ...news });
        }
        task.watchers.set(windowId, told);
      }
      return isNews || 'same';
    });
    task.isWide = call.params.city === allCities;
    return task;
  };

  /** At once where the budget has room, else by the clock. */
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

  /** Brings the tasks in line with what windows watch now. */
  const settle = (windowId: number): void => {
    const questions = windows.get(windowId)?.questions ?? [];
    const wanted = Map.groupBy(questions, ({ call, pace }) => keyOf(call, pace));
    const had = new Map(
      [...tasks.values()].flatMap(({ watchers }) =>
        [...(watchers.get(windowId)?.values() ?? [])].map((known) => [known?.version, known]),
      ),
    );
    const knownOf = ({ version }: Question): Known | null =>
      version === null ? null : (had.get(version) ?? versions.known(version));
    for (const [key, task] of tasks) {
      if (wanted.has(key)) continue;
      if (task.watchers.delete(windowId) && task.watchers.size === 0) drop(key, task);
    }
    for (const [key, asked] of wanted) {
      const [{ call, pace }] = asked as [Question];
      const task = tasks.get(key) ?? makeQuestion(key, call, pace);
      task.watchers.set(windowId, new Map(asked.map((question) => [question.id, knownOf(question)])));
    }
  };

  /** What could not be read is said each time: a window that has read it itself meanwhile has taken the words away. */
  const sayBehind = (task: Task, isBehind: boolean, isGone = false): void => {
    if (!isBehind && !task.isBehind) return;
    task.isBehind = isBehind;
    const asOf = isBehind ? timeOf(task.answeredAt) : null;
    for (const [windowId, ids] of task.watchers)
      options.tellBehind(windowId, { ids: [...ids.keys()], asOf, ...(isGone ? { isGone } : {}) });
  };

  const run = async (task: Task): Promise<void> => {
    const giveUp = new AbortController();
    task.running = giveUp;
    const outcome = await task.ask(giveUp.signal).catch(() => false);
    // Given up: a write came between, or nobody wants it any more.
    if (task.running !== giveUp || giveUp.signal.aborted) return;
    task.running = null;
    const isGone = outcome === 'gone';
    const hasFailed = outcome === false || isGone;
    task.failures = hasFailed ? task.failures + 1 : 0;
    task.same = outcome === 'same' ? task.same + 1 : 0;
    if (!hasFailed) task.answeredAt = now();
    sayBehind(task, hasFailed, isGone);
    task.dueAt = now() + waitMs(task.pace, task, slowdownOf(task.pace));
  };

  const personChanged = (): void => {
    const person = options.person();
    // Who has to log in again finds what they looked at.
    if (person === null || person === owner) return;
    if (owner !== null) versions.forget();
    owner = person;
    for (const [key, task] of tasks) if (task.watchers.size > 0) drop(key, task);
    windows.clear();
  };

  const tick = (): void => {
    personChanged();
    versions.prune();
    if (isAsleep || options.person() === null) return;
    if (!options.isReachable()) {
      for (const task of tasks.values()) if (!task.isBehind) sayBehind(task, true);
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
      personChanged();
      windows.set(windowId, watching);
      settle(windowId);
    },
    /** What a window reads itself gets the number by which the window names it when it says what it shows. */
    numbered: (operation: OperationId, result: Result<unknown>): Result<unknown> =>
      result.ok && canBeWatched(operation) ? { ...result, version: versions.give(result) } : result,
    windowGone: (windowId: number): void => {
      windows.delete(windowId);
      settle(windowId);
    },
    /** Something is written: an answer that is on its way may be older than that. */
    forget: (): void => {
      for (const task of tasks.values()) {
        if (task.watchers.size === 0) continue;
        task.running?.abort();
        task.running = null;
      }
    },
    /** The server answers again: what failed does not wait for the end of its backoff. */
    back: (): void => {
      if (now() - backAt < backOnceInMs) return;
      backAt = now();
      const failed = [...tasks.values()]
        .filter(({ failures }) => failures > 0)
        .sort((one, other) => one.pace.rank - other.pace.rank);
      for (const [index, task] of failed.entries())
        task.dueAt = Math.min(task.dueAt, now() + (index * backWithinMs) / failed.length);
    },
    personChanged,
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
