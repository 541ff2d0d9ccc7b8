/** How often something is asked again, and how much it matters when not everything can be asked in time. */
export interface Pace {
  everyMs: number;
  /** The lower, the earlier its turn. */
  rank: number;
  /** Asked as often when nothing has changed for long; others wait longer in quiet places. */
  isSteady: boolean;
  /** Asked also while every window is hidden: badges and notifications tell of it. */
  whenHidden: boolean;
}

/** What became of the last times that something was asked. */
export interface Outcomes {
  failures: number;
  /** How often in a row the answer was as the one before. */
  same: number;
}

const quietAfter = 5;
const quietFactor = 2;
/** A server in trouble is asked rarely, but never forgotten. */
const longestWaitMs = 5 * 60_000;

/** How long to wait before it is asked again: twice as long with each failure (exponential backoff). */
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

/** A lower rank is worth this much waiting: whoever waits longer than that goes first, so that nobody waits for ever. */
const rankMs = 15_000;

/** Those whose turn has come, most urgent first. */
export const inTurn = <Task extends Due>(tasks: Iterable<Task>, now: number): Task[] =>
  [...tasks]
    .filter(({ dueAt }) => dueAt <= now)
    .sort((one, other) => one.dueAt + one.pace.rank * rankMs - (other.dueAt + other.pace.rank * rankMs));

const minuteMs = 60_000;

/**
 * How many questions any minute has room for: those of one city, those that a list of all cities asks of each, and both
 * together. Either leaves room for the other.
 */
const shares = { single: 20, ofAllCities: 30 } as const;
const whole = 40;

/** Counts what was asked in the last minute (a sliding window), so that no minute has more than its share. */
export const createBudget = () => {
  const asked: Record<keyof typeof shares, number[]> = { single: [], ofAllCities: [] };
  return {
    /** Takes one question out of the budget, if there is room. */
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
