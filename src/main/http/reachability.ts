import { buildPath } from './apiTarget.ts';
import type { HttpClient } from './httpClient.ts';
import type { HttpOutcome, HttpStream } from './httpOutcome.ts';
import { jsonRequest } from './requestOf.ts';
import { createServerRest } from './serverRest.ts';

/** How long it waits before it tries again; the last one counts from then on. */
const waitsMs = [3000, 5000, 10_000, 20_000, 30_000];

/** Short, and there for everybody; without a token it is refused, which is an answer. */
const menu = buildPath('utils.menu', {});
const question = { ...jsonRequest('GET', 'path' in menu ? menu.path : ''), isOnce: true };

interface ReachabilityOptions {
  http: HttpClient;
  /** Where calls go can be named; otherwise nothing can be out of reach. */
  hasTarget: () => boolean;
  onChanged: (isReachable: boolean) => void;
  /** It answers again after a call that got no answer, however soon: what failed meanwhile can be read now. */
  onBack: () => void;
}

/** Whatever answers is there; a gateway that got no answer says that nobody is. */
const hasAnswered = (outcome: HttpOutcome | HttpStream): boolean =>
  outcome.type !== 'failed' && outcome.status !== 504;
const isMissing = (outcome: HttpOutcome | HttpStream): boolean =>
  outcome.type === 'failed'
    ? outcome.reason === 'network' || outcome.reason === 'timeout'
    : outcome.status === 504;

/**
 * Whether the server can be reached. One call that got no answer may have been bad luck, so a second one decides; while
 * the server is out of reach it is tried again and again, and any answer to anybody ends that.
 */
export const createReachability = ({ http, hasTarget, onChanged, onBack }: ReachabilityOptions) => {
  const rest = createServerRest();
  let isReachable = true;
  /** A call got no answer since the server was last known to answer. */
  let hasMissed = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying: Promise<boolean> | null = null;
  let isOver = false;

  const become = (reachable: boolean): void => {
    clearTimeout(timer);
    if (isOver) return;
    const isBack = reachable && hasMissed;
    hasMissed = !reachable;
    if (reachable) tries = 0;
    else {
      timer = setTimeout(() => void check(), waitsMs[Math.min(tries, waitsMs.length - 1)]);
      timer.unref();
      tries += 1;
    }
    if (reachable !== isReachable) {
      isReachable = reachable;
      onChanged(reachable);
    }
    if (isBack) onBack();
  };

  const attempt = async (): Promise<boolean> => {
    const outcome = await http.send(question);
    become(!hasTarget() || hasAnswered(outcome));
    return isReachable;
  };
  const check = (): Promise<boolean> => {
    trying ??= attempt().finally(() => {
      trying = null;
    });
    return trying;
  };

  const note = (outcome: HttpOutcome | HttpStream): void => {
    if (outcome.type !== 'failed') rest.note(outcome);
    if (hasAnswered(outcome)) {
      // While a server comes and goes, some calls are answered: the check that runs tells whether it is back.
      if (!isReachable || !hasMissed) become(true);
    } else if (isMissing(outcome) && hasTarget()) {
      hasMissed = true;
      if (isReachable) void check();
    }
  };

  return {
    read: (): boolean => isReachable,
    /** It asked to be left alone (`Retry-After`): only what a person waits for is sent. */
    isResting: rest.isResting,
    /** Tries now, whatever is due later. */
    check,
    /** A proxy of the client, which notes what comes of its calls. */
    watched: {
      send: async (request, options) => {
        const outcome = await http.send(request, options);
        note(outcome);
        return outcome;
      },
      open: async (request, options) => {
        const outcome = await http.open(request, options);
        note(outcome);
        return outcome;
      },
    } satisfies HttpClient,
    /** Another server is another question. */
    serverChanged: (): void => {
      rest.end();
      hasMissed = false;
      become(true);
    },
    stop: (): void => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};

export type Reachability = ReturnType<typeof createReachability>;
