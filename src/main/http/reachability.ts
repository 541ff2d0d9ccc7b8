import type { Connectivity } from '#shared/ipc/shellRoutes.ts';
import { buildPath } from './apiTarget.ts';
import type { HttpClient } from './httpClient.ts';
import type { HttpOutcome, HttpRequest, HttpStream } from './httpOutcome.ts';
import { jsonRequest } from './requestOf.ts';
import { retryAfterMs, withJitter } from './retryAfter.ts';
import { createServerClock } from './serverClock.ts';

/** Retry delays; the last one repeats. */
const waitsMs = {
  unreachable: [3000, 5000, 10_000, 20_000, 30_000],
  busy: [5000, 10_000, 20_000, 40_000, 60_000],
} as const;
/** Answered calls in a row that end "busy" before the next check. */
const enoughAnswers = 3;
/** A shorter `Retry-After` only pauses background requests. */
const worthReportingMs = 5000;

/** Small endpoint for every user. Without a token the server rejects it, which is an answer too. */
const menu = buildPath('utils.menu', {});
const probe = { ...jsonRequest('GET', 'path' in menu ? menu.path : ''), isOnce: true };

interface ReachabilityOptions {
  http: HttpClient;
  /** Background requests stop while the server is overloaded. */
  budget: { pause: (ms: number) => void; resume: () => void };
  /** True once a server is configured. Before that, the app never reports "offline". */
  hasTarget: () => boolean;
  onChanged: (state: Connectivity) => void;
  /**
   * The server answers again after a missed call, even if it was not reported as unreachable: failed reads
   * can be retried now.
   */
  onBack: () => void;
}

type Contact = 'reachable' | 'busy' | 'unreachable';

const busyStatuses = new Set([429, 502, 503]);

/**
 * Any status is an answer, except a gateway timeout (504), which means that the server is down. `null`: the
 * outcome says nothing about the server.
 */
const contactOf = (outcome: HttpOutcome | HttpStream): Contact | null => {
  if (outcome.type === 'failed')
    return outcome.reason === 'network' || outcome.reason === 'timeout' ? 'unreachable' : null;
  if (outcome.status === 504) return 'unreachable';
  return busyStatuses.has(outcome.status) ? 'busy' : 'reachable';
};

const pathOf = ({ path }: HttpRequest): string => path.split('?', 1)[0] ?? '';

export const describeConnectivity = ({ isReachable, busy, clockOffMs }: Connectivity): string => {
  if (!isReachable) return 'The server cannot be reached';
  const state = busy ? 'The server is overloaded' : 'The server can be reached';
  return clockOffMs ? `${state}; the clock differs by ${Math.round(clockOffMs / 60_000)} minutes` : state;
};

/**
 * Tracks whether the server is reachable, and whether it is overloaded. After a missed or refused call, a
 * second one decides. Until it answers, it is asked again with increasing delays. Any answer to any call ends
 * "unreachable"; "busy" ends with the next check or after some answers, because an overloaded server answers a
 * part of the calls.
 */
export const createReachability = ({ http, budget, hasTarget, onChanged, onBack }: ReachabilityOptions) => {
  let contact: Contact = 'reachable';
  /** A call has got no answer, or was refused, since the last confirmed contact. */
  let isInDoubt = false;
  let busyUntil: number | null = null;
  /** Paths refused since the last answer. A single one that always fails is no overload. */
  const refused = new Set<string>();
  let answers = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying: Promise<Connectivity> | null = null;
  let isOver = false;
  const clock = createServerClock(() => onChanged(read()));

  const read = (): Connectivity => ({
    isReachable: contact !== 'unreachable',
    busy: contact === 'busy' ? { until: busyUntil } : null,
    clockOffMs: clock.offMs(),
  });

  /** `askedMs`: as long as a busy server asked to wait. */
  const become = (next: Contact, askedMs = 0): void => {
    if (isOver) return;
    clearTimeout(timer);
    const before = contact;
    const untilBefore = busyUntil;
    const isBack = next === 'reachable' && isInDoubt;
    isInDoubt = next !== 'reachable';
    contact = next;
    answers = 0;
    if (next === 'reachable') refused.clear();
    busyUntil = askedMs > 0 ? Date.now() + askedMs : null;
    if (next === 'reachable') {
      tries = 0;
      if (before !== 'reachable') budget.resume();
    } else {
      const waits = waitsMs[next];
      const waitMs = askedMs || (waits[Math.min(tries, waits.length - 1)] ?? 0);
      const delayMs = next === 'busy' ? withJitter(waitMs, askedMs > 0 ? 0.05 : 0.5) : waitMs;
      timer = setTimeout(() => void check(), delayMs);
      timer.unref();
      tries += 1;
      if (next === 'busy') budget.pause(delayMs);
    }
    if (before !== next || untilBefore !== busyUntil) onChanged(read());
    if (isBack) onBack();
  };

  const attempt = async (): Promise<Connectivity> => {
    const outcome = await http.send(probe);
    const found = hasTarget() ? (contactOf(outcome) ?? 'unreachable') : 'reachable';
    if (found === 'busy') refused.add(pathOf(probe));
    if (found === 'busy' && contact !== 'busy' && refused.size < 2) {
      isInDoubt = contact === 'unreachable';
      become('reachable');
    } else become(found, outcome.type === 'failed' ? 0 : retryAfterMs(outcome));
    return read();
  };
  const check = (): Promise<Connectivity> => {
    trying ??= attempt().finally(() => {
      trying = null;
    });
    return trying;
  };

  const note = (request: HttpRequest, outcome: HttpOutcome | HttpStream): void => {
    const found = contactOf(outcome);
    if (outcome.type !== 'failed') clock.note(outcome.headers);
    const askedMs = outcome.type === 'failed' ? 0 : retryAfterMs(outcome);
    if (askedMs >= worthReportingMs) become('busy', askedMs);
    else if (askedMs > 0) budget.pause(withJitter(askedMs, 0.05));
    if (found === null) return;
    if (contact === 'busy') {
      answers = found === 'reachable' ? answers + 1 : 0;
      // Otherwise the next check decides.
      if (answers === enoughAnswers && busyUntil === null) become('reachable');
    } else if (found === 'reachable' || askedMs > 0 || (contact === 'unreachable' && found === 'busy')) {
      // While the connection is flaky, some calls succeed. Leave the decision to the pending check.
      if (contact === 'unreachable' || !isInDoubt) become('reachable');
    } else if (hasTarget()) {
      isInDoubt = true;
      if (found === 'busy') refused.add(pathOf(request));
      if (contact === 'reachable') void check();
    }
  };

  /** Retries would keep an overloaded server from recovering. */
  const sparing = (request: HttpRequest): HttpRequest =>
    contact === 'busy' && !request.isPatient ? { ...request, isOnce: true } : request;

  return {
    read,
    check,
    /** Now by the clock of the server. */
    serverNow: (): Date => new Date(Date.now() - clock.offMs()),
    watched: {
      send: async (request, options) => {
        const outcome = await http.send(sparing(request), options);
        note(request, outcome);
        return outcome;
      },
      open: async (request, options) => {
        const outcome = await http.open(sparing(request), options);
        note(request, outcome);
        return outcome;
      },
    } satisfies HttpClient,
    serverChanged: (): void => {
      budget.resume();
      clock.forget();
      isInDoubt = false;
      become('reachable');
    },
    stop: (): void => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};

export type Reachability = ReturnType<typeof createReachability>;
