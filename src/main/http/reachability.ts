import { buildPath } from './apiTarget.ts';
import type { HttpClient } from './httpClient.ts';
import type { HttpOutcome, HttpStream } from './httpOutcome.ts';
import { jsonRequest } from './requestOf.ts';
import { createServerRest } from './serverRest.ts';

/** Retry delays; the last one repeats. */
const waitsMs = [3000, 5000, 10_000, 20_000, 30_000];

/** Small endpoint for every user. Without a token the server rejects it, which is an answer too. */
const menu = buildPath('utils.menu', {});
const probe = { ...jsonRequest('GET', 'path' in menu ? menu.path : ''), isOnce: true };

interface ReachabilityOptions {
  http: HttpClient;
  /** True once a server is configured. Before that, the app never reports "offline". */
  hasTarget: () => boolean;
  onChanged: (isReachable: boolean) => void;
  /**
   * The server answers again after a missed call, even if it was not reported as unreachable: failed reads
   * can be retried now.
   */
  onBack: () => void;
}

/** Any status is an answer, except a gateway timeout (504), which means that the server is down. */
const hasAnswered = (outcome: HttpOutcome | HttpStream): boolean =>
  outcome.type !== 'failed' && outcome.status !== 504;
const isMissing = (outcome: HttpOutcome | HttpStream): boolean =>
  outcome.type === 'failed'
    ? outcome.reason === 'network' || outcome.reason === 'timeout'
    : outcome.status === 504;

/**
 * Tracks whether the server is reachable. After a missed call, a second one decides. While unreachable, it
 * retries with increasing delays. Any answer to any call ends that.
 */
export const createReachability = ({ http, hasTarget, onChanged, onBack }: ReachabilityOptions) => {
  const rest = createServerRest();
  let isReachable = true;
  /** A call has got no answer since the last confirmed contact. */
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
    const outcome = await http.send(probe);
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
      // While the connection is flaky, some calls succeed. Leave the decision to the pending check.
      if (!isReachable || !hasMissed) become(true);
    } else if (isMissing(outcome) && hasTarget()) {
      hasMissed = true;
      if (isReachable) void check();
    }
  };

  return {
    read: (): boolean => isReachable,
    /** Within the server's `Retry-After`: send only requests that a user waits for. */
    isResting: rest.isResting,
    check,
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
