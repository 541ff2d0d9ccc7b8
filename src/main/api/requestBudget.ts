import { type ClassLimits, createBudget } from '#shared/query/createBudget.ts';

/**
 * Limits of all requests. Classes without `together` belong to a user, who never waits for the others. The
 * rest leaves two places to live updates, so that a long job does not stop them.
 */
const classes = {
  /** Reads of one window, so that a compromised page cannot flood the server. */
  window: { atOnce: 20 },
  /** Requests to single cities for lists of all cities that a user opens. */
  allCities: { atOnce: 6 },
  /** Pages of the orders of the last days. */
  activity: { atOnce: 2 },
  /** Counts of large countries, on top of `allCities`. */
  counts: { inAMinute: 40 },
  live: { atOnce: 4, inAMinute: 20, together: 8 },
  liveAllCities: { atOnce: 6, inAMinute: 30, together: 8 },
  /** Requests to single cities for jobs and exports. */
  jobCities: { atOnce: 4, together: 6 },
  exportLines: { atOnce: 4, together: 6 },
  closing: { atOnce: 4, together: 6 },
  payLists: { atOnce: 4, together: 6 },
  serverCheck: { atOnce: 1, inAMinute: 30, together: 6 },
} as const satisfies Record<string, ClassLimits>;

export type RequestClass = keyof typeof classes;

/** Lists of an export that are read ahead of the one being written. */
export const listsAhead = classes.exportLines.atOnce;

const lookAgainMs = 1000;

/** The client's only budget of requests. */
export const createRequestBudget = (now: () => number = () => performance.now()) =>
  createBudget<RequestClass>({
    classes,
    // Each class of live updates leaves room for the other one.
    shared: { of: ['live', 'liveAllCities'], inAMinute: 40 },
    now,
    later: (task) => void setTimeout(task, lookAgainMs).unref(),
  });
export type RequestBudget = ReturnType<typeof createRequestBudget>;
