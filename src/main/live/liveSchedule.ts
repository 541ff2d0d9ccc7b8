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

const minuteMs = 60_000;

/**
 * Requests per minute: for queries of one city and for all-cities lists. `whole` limits their sum; each
 * leaves room for the other.
 */
const shares = { single: 20, ofAllCities: 30 } as const;
const whole = 40;

/** Sliding window over the requests of the last minute. */
export const createBudget = () => {
  const asked: Record<keyof typeof shares, number[]> = { single: [], ofAllCities: [] };
  return {
    take: (share: keyof typeof shares, now: number): boolean => {
      asked.single = asked.single.filter((at) => now - at < minuteMs);
      asked.ofAllCities = asked.ofAllCities.filter((at) => now - at < minuteMs);
      const isFull = asked.single.length + asked.ofAllCities.length >= whole;
      if (isFull || asked[share].length >= shares[share]) return false;
      asked[share].push(now);
      return true;
    },
  };
};
