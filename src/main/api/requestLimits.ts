/**
 * Concurrent requests of main. Reads of a user wait only for the others of the same window, and
 * have no limit a minute.
 */
export const atOnce = {
  /** Reads of one window, so that a compromised page cannot flood the server. */
  window: 20,
  /** Requests to single cities for all-cities lists, of all callers together. */
  allCities: 6,
  live: 4,
  /** An all-cities list reads every city, so only one is refreshed at a time. */
  liveAllCities: 1,
  /** Pay lists of a check or of an export, to leave the server capacity for other requests. */
  payLists: 4,
  /** Pages of the orders of the last days. */
  activity: 2,
} as const;

/** Requests a minute that no user waits for. Each class leaves room for the other ones. */
const inAMinute = { live: 20, liveAllCities: 30, counts: 40, serverCheck: 30 } as const;
/** Limit for the sum of a budget's classes. */
const together = 40;
const minuteMs = 60_000;

/** Sliding window over the requests of the last minute. */
export const createRequestBudget = () => {
  let asked: { of: keyof typeof inAMinute; at: number }[] = [];
  return {
    take: (of: keyof typeof inAMinute, now: number): boolean => {
      asked = asked.filter(({ at }) => now - at < minuteMs);
      const isFull = asked.length >= together || asked.filter((one) => one.of === of).length >= inAMinute[of];
      if (!isFull) asked.push({ of, at: now });
      return !isFull;
    },
  };
};
