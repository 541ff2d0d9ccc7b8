export interface ClassLimits {
  atOnce?: number;
  /** Requests a minute; only for requests that no user waits for. */
  inAMinute?: number;
  /** Background: starts only while fewer background requests than this are running. */
  together?: number;
}

interface BudgetOptions<Name extends string> {
  /** The most urgent first. */
  classes: Readonly<Record<Name, ClassLimits>>;
  /** Classes that share a minute on top of their own. */
  shared?: { of: readonly Name[]; inAMinute: number };
  /** Monotonic clock in milliseconds. */
  now: () => number;
  /** Calls back soon, because minutes and pauses end without the end of a task. */
  later?: (task: () => void) => void;
}

type Aborted = { readonly aborted: boolean };

interface Line<Name extends string> {
  of: Name;
  running: number;
  waiting: { signal: Aborted; start: () => void }[];
}

const minuteMs = 60_000;

/** Minutes used up by each class, and the pause that the server asked for. */
const createSpending = <Name extends string>({ classes, shared, now }: BudgetOptions<Name>) => {
  let sent: { of: Name; at: number }[] = [];
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const isPaused = (): boolean => now() < pausedUntil;
  return {
    isPaused,
    pause: (ms: number): void => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    resume: (): void => {
      pausedUntil = Number.NEGATIVE_INFINITY;
    },
    note: (of: Name): void => {
      if (classes[of].inAMinute !== undefined) sent.push({ of, at: now() });
    },
    /** The class has used up its minute, or the server asked to wait. */
    isSpent: (of: Name): boolean => {
      const { inAMinute, together } = classes[of];
      if (inAMinute === undefined) return together !== undefined && isPaused();
      sent = sent.filter(({ at }) => now() - at < minuteMs);
      const count = (some: readonly Name[]): number => sent.filter((one) => some.includes(one.of)).length;
      const isShareSpent = shared?.of.includes(of) && count(shared.of) >= shared.inAMinute;
      return isPaused() || isShareSpent === true || count([of]) >= inAMinute;
    },
  };
};

/** Joins calls until the task has run. */
const joined = (later: (task: () => void) => void, task: () => void): (() => void) => {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    later(() => {
      isDue = false;
      task();
    });
  };
};

/**
 * Budget of requests in classes. A task holds one place while it runs, so its requests follow each other, and
 * it must not wait for another background class.
 */
export const createBudget = <Name extends string>(options: BudgetOptions<Name>) => {
  const { classes, later = () => undefined } = options;
  const { isPaused, pause, resume, note, isSpent } = createSpending(options);
  const urgency = Object.keys(classes) as Name[];
  /** A line per class, and per window. */
  const lines = new Map<string, Line<Name>>();
  let inBackground = 0;

  const lineOf = (of: Name, windowId?: number): Line<Name> => {
    const key = windowId === undefined ? of : `${of} ${windowId}`;
    const line = lines.get(key) ?? { of, running: 0, waiting: [] };
    lines.set(key, line);
    return line;
  };

  const mayStart = ({ of, running }: Line<Name>): boolean => {
    const { atOnce = Number.POSITIVE_INFINITY, together = Number.POSITIVE_INFINITY } = classes[of];
    return running < atOnce && inBackground < together && !isSpent(of);
  };

  /** Starts the tasks whose turn has come. */
  const give = (): void => {
    const queued = [...lines.values()].filter(({ waiting }) => waiting.length > 0);
    for (const line of queued.sort((one, other) => urgency.indexOf(one.of) - urgency.indexOf(other.of)))
      while (line.waiting[0] && (line.waiting[0].signal.aborted || mayStart(line)))
        line.waiting.shift()?.start();
    if (queued.some(({ waiting }) => waiting.length > 0)) awake();
  };

  const awake = joined(later, give);

  const begin = async <Answer>(line: Line<Name>, task: () => Promise<Answer>): Promise<Answer> => {
    const share = classes[line.of].together === undefined ? 0 : 1;
    note(line.of);
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

  return {
    /** Runs a task in its turn. Resolves to `null` if it was aborted before. */
    run: <Answer>(
      of: Name,
      task: () => Promise<Answer>,
      signal: Aborted,
      windowId?: number,
    ): Promise<Answer | null> =>
      new Promise((resolve, reject) => {
        const line = lineOf(of, windowId);
        const start = (): void => {
          if (signal.aborted) resolve(null);
          else begin(line, task).then(resolve, reject);
        };
        if (signal.aborted || (line.waiting.length === 0 && mayStart(line))) return start();
        line.waiting.push({ signal, start });
        awake();
      }),
    /** Starts at once, and counts towards the limit of the others. */
    runNow: <Answer>(of: Name, task: () => Promise<Answer>): Promise<Answer> => begin(lineOf(of), task),
    /** True if a request of this class would start at once. */
    hasRoom: (of: Name): boolean => mayStart(lineOf(of)),
    isSpent,
    give,
    /** Stops background requests for the time that the server asked for. */
    pause,
    isPaused,
    resume: (): void => {
      resume();
      give();
    },
  };
};
