interface Limits {
  atOnce?: number;
  /** Requests a minute; only for requests that no user waits for. */
  inAMinute?: number;
  /** Background: starts only while fewer background requests than this are running. */
  together?: number;
}

/**
 * Limits of all requests, the most urgent class first. Classes without `together` belong to a user, who never
 * waits for the others. The rest leaves two places to live updates, so that a long job does not stop them.
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
} as const satisfies Record<string, Limits>;

export type RequestClass = keyof typeof classes;

const urgency = Object.keys(classes) as RequestClass[];
const limitsOf = (of: RequestClass): Limits => classes[of];

/** Lists of an export that are read ahead of the one being written. */
export const listsAhead = classes.exportLines.atOnce;

/** Each class of live updates leaves room for the other one. */
const polls: readonly RequestClass[] = ['live', 'liveAllCities'];
const pollsInAMinute = 40;
const minuteMs = 60_000;
const lookAgainMs = 1000;

interface Line {
  of: RequestClass;
  running: number;
  waiting: { signal: { readonly aborted: boolean }; start: () => void }[];
}

/** Runs a task in its turn. Resolves to `null` if it was aborted before. */
export type InTurn = <Answer>(
  task: () => Promise<Answer>,
  signal: { readonly aborted: boolean },
) => Promise<Answer | null>;

/**
 * The client's only budget of requests. A task holds one place while it runs, so its requests follow each
 * other, and it must not wait for another background class.
 */
export const createRequestBudget = (now: () => number = () => performance.now()) => {
  /** A line per class, and per window. */
  const lines = new Map<string, Line>();
  let sent: { of: RequestClass; at: number }[] = [];
  let inBackground = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const lineOf = (of: RequestClass, windowId?: number): Line => {
    const key = windowId === undefined ? of : `${of} ${windowId}`;
    const line = lines.get(key) ?? { of, running: 0, waiting: [] };
    lines.set(key, line);
    return line;
  };

  const isPaused = (): boolean => now() < pausedUntil;

  /** The class has used up its minute, or the server asked to wait. */
  const isSpent = (of: RequestClass): boolean => {
    const { inAMinute, together } = limitsOf(of);
    if (inAMinute === undefined) return together !== undefined && isPaused();
    sent = sent.filter(({ at }) => now() - at < minuteMs);
    const count = (some: readonly RequestClass[]): number =>
      sent.filter((one) => some.includes(one.of)).length;
    return isPaused() || count([of]) >= inAMinute || (polls.includes(of) && count(polls) >= pollsInAMinute);
  };

  const mayStart = ({ of, running }: Line): boolean => {
    const { atOnce = Number.POSITIVE_INFINITY, together = Number.POSITIVE_INFINITY } = limitsOf(of);
    return running < atOnce && inBackground < together && !isSpent(of);
  };

  const give = (): void => {
    const queued = [...lines.values()].filter(({ waiting }) => waiting.length > 0);
    for (const line of queued.sort((one, other) => urgency.indexOf(one.of) - urgency.indexOf(other.of)))
      while (line.waiting[0] && (line.waiting[0].signal.aborted || mayStart(line)))
        line.waiting.shift()?.start();
    clearTimeout(timer);
    timer = queued.some(({ waiting }) => waiting.length > 0)
      ? setTimeout(give, lookAgainMs).unref()
      : undefined;
  };

  const begin = async <Answer>(line: Line, task: () => Promise<Answer>): Promise<Answer> => {
    const { inAMinute, together } = limitsOf(line.of);
    const share = together === undefined ? 0 : 1;
    if (inAMinute !== undefined) sent.push({ of: line.of, at: now() });
    line.running += 1;
    inBackground += share;
    try {
      return await task();
    } finally {
      line.running -= 1;
      inBackground -= share;
      give();
    }
  };

  const run = <Answer>(
    of: RequestClass,
    task: () => Promise<Answer>,
    signal: { readonly aborted: boolean },
    windowId?: number,
  ): Promise<Answer | null> =>
    new Promise((resolve, reject) => {
      const line = lineOf(of, windowId);
      const start = (): void => {
        if (signal.aborted) resolve(null);
        else begin(line, task).then(resolve, reject);
      };
      if (line.waiting.length === 0 && mayStart(line)) return start();
      line.waiting.push({ signal, start });
      timer ??= setTimeout(give, lookAgainMs).unref();
    });

  return {
    run,
    of:
      (of: RequestClass): InTurn =>
      (task, signal) =>
        run(of, task, signal),
    /** True if a request of this class would start at once. */
    hasRoom: (of: RequestClass): boolean => mayStart(lineOf(of)),
    isSpent,
    /** Starts the tasks whose turn has come; also happens by itself within a second. */
    give,
    /** Stops background requests for the time that the server asked for. */
    pause: (ms: number): void => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    isPaused,
    resume: (): void => {
      pausedUntil = Number.NEGATIVE_INFINITY;
      give();
    },
  };
};
export type RequestBudget = ReturnType<typeof createRequestBudget>;
