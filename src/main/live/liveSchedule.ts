import type { LivePace } from '#shared/ipc/liveRoutes.ts';

/** Polling interval and priority of a query. */
export interface Pace {
  everyMs: number;
  /** Lower ranks run first. */
  rank: number;
  /** Keeps the interval while answers stay the same; other queries slow down. */
  isSteady: boolean;
  /** Polled even if all windows are hidden, for badges and notifications. */
  whenHidden: boolean;
}

export const paces: Record<LivePace, Pace> = {
  // New orders must appear within 20 seconds, so this pace never slows down.
  urgent: { everyMs: 15_000, rank: 0, isSteady: true, whenHidden: false },
  waiting: { everyMs: 30_000, rank: 1, isSteady: false, whenHidden: false },
  calm: { everyMs: 60_000, rank: 2, isSteady: false, whenHidden: false },
  count: { everyMs: 60_000, rank: 3, isSteady: true, whenHidden: true },
};

export interface Outcomes {
  failures: number;
  /** Consecutive answers without a change. */
  same: number;
}

const quietAfter = 5;
const quietFactor = 2;
/** Limit for the backoff of a failing query. */
const longestWaitMs = 5 * 60_000;

/** Delay before the next poll; doubles with each failure (exponential backoff). */
export const waitMs = (pace: Pace, { failures, same }: Outcomes, slowdown = 1): number => {
  const everyMs = pace.everyMs * slowdown;
  const isQuiet = !pace.isSteady && same >= quietAfter;
  const patient = everyMs * (isQuiet ? quietFactor : 1);
  return failures === 0 ? patient : Math.max(patient, Math.min(everyMs * 2 ** failures, longestWaitMs));
};

export interface Due {
  pace: Pace;
  dueAt: number;
}

/** Waiting time worth one rank. Prevents starvation of high ranks. */
const rankMs = 15_000;

export const inTurn = <Task extends Due>(tasks: Iterable<Task>, now: number): Task[] =>
  [...tasks]
    .filter(({ dueAt }) => dueAt <= now)
    .sort((one, other) => one.dueAt + one.pace.rank * rankMs - (other.dueAt + other.pace.rank * rankMs));
