import type { Connectivity } from '#shared/ipc/shellRoutes.ts';
import { buildPath } from './apiTarget.ts';
import type { HttpClient } from './httpClient.ts';
import type { HttpFailureReason, HttpOutcome, HttpRequest, HttpStream } from './httpOutcome.ts';
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

const lostReasons: ReadonlySet<HttpFailureReason> = new Set(['network', 'timeout', 'certificate']);
const busyStatuses = new Set([429, 502, 503]);

/**
 * Any status is an answer, except a gateway timeout (504), which means that the server is down. `null`: the
 * outcome says nothing about the server.
 */
const contactOf = (outcome: HttpOutcome | HttpStream): Contact | null => {
  if (outcome.type === 'failed') return lostReasons.has(outcome.reason) ? 'unreachable' : null;
  if (outcome.status === 504) return 'unreachable';
  return busyStatuses.has(outcome.status) ? 'busy' : 'reachable';
};

const pathOf = ({ path }: HttpRequest): string => path.split('?', 1)[0] ?? '';

export const describeConnectivity = ({ isReachable, busy, clockOffMs }: Connectivity): string => {
  if (!isReachable) return 'The server cannot be reached';
  const state = busy ? 'The server is overloaded' : 'The server can be reached';
  return clockOffMs ? `${state}; the clock differs by ${Math.round(clockOffMs / 60_000)} minutes` : state;
};

/** Checks with growing delays, one at a time. */
const createChecks = (attempt: () => Promise<Connectivity>) => {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Connectivity> | null = null;
  const check = (): Promise<Connectivity> => {
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    check,
    /** `askedMs`: as long as a busy server asked to wait. Returns the delay. */
    plan: (contact: 'busy' | 'unreachable', askedMs: number): number => {
      const waits = waitsMs[contact];
      const waitMs = askedMs || (waits[Math.min(tries, waits.length - 1)] ?? 0);
      const delayMs = contact === 'busy' ? withJitter(waitMs, askedMs > 0 ? 0.05 : 0.5) : waitMs;
      timer = setTimeout(() => void check(), delayMs);
      timer.unref();
      tries += 1;
      return delayMs;
    },
    cancel: (): void => clearTimeout(timer),
    restart: (): void => {
      tries = 0;
    },
  };
};

const watchClient = (
  http: HttpClient,
  change: (request: HttpRequest) => HttpRequest,
  note: (request: HttpRequest, outcome: HttpOutcome | HttpStream) => void,
): HttpClient => ({
  send: async (request, options) => {
    const outcome = await http.send(change(request), options);
    note(request, outcome);
    return outcome;
  },
  open: async (request, options) => {
    const outcome = await http.open(change(request), options);
    note(request, outcome);
    return outcome;
  },
});

type ContactOptions = Pick<ReachabilityOptions, 'budget' | 'onChanged' | 'onBack'> & {
  check: () => Promise<Connectivity>;
};

/** State of the contact, with the checks and pauses that follow from it. */
const createContact = ({ budget, onChanged, onBack, check }: ContactOptions) => {
  let isOver = false;
  const clock = createServerClock(() => onChanged(read()));
  const checks = createChecks(check);
  const state = {
    contact: 'reachable' as Contact,
    /** A call has got no answer, or was refused, since the last confirmed contact. */
    isInDoubt: false,
    busyUntil: null as number | null,
    /** Paths refused since the last answer. A single one that always fails is no overload. */
    refused: new Set<string>(),
    /** Answers in a row while the server is overloaded. */
    answers: 0,
  };

  const read = (): Connectivity => ({
    isReachable: state.contact !== 'unreachable',
    busy: state.contact === 'busy' ? { until: state.busyUntil } : null,
    clockOffMs: clock.offMs(),
  });

  const become = (next: Contact, askedMs = 0): void => {
    if (isOver) return;
    checks.cancel();
    const { contact: before, busyUntil: untilBefore } = state;
    const isBack = next === 'reachable' && state.isInDoubt;
    const busyUntil = askedMs > 0 ? Date.now() + askedMs : null;
    Object.assign(state, { contact: next, isInDoubt: next !== 'reachable', answers: 0, busyUntil });
    if (next === 'reachable') {
      state.refused.clear();
      checks.restart();
      if (before !== 'reachable') budget.resume();
    } else {
      const delayMs = checks.plan(next, askedMs);
      if (next === 'busy') budget.pause(delayMs);
    }
    if (before !== next || untilBefore !== busyUntil) onChanged(read());
    if (isBack) onBack();
  };

  const stop = (): void => {
    isOver = true;
    checks.cancel();
  };
  return { state, clock, read, become, check: checks.check, stop };
};

/**
 * Tracks whether the server is reachable, and whether it is overloaded. After a missed or refused call, a
 * second one decides. Until it answers, it is asked again with increasing delays. Any answer to any call ends
 * "unreachable"; "busy" ends with the next check or after some answers, because an overloaded server answers a
 * part of the calls.
 */
export const createReachability = ({ http, budget, hasTarget, onChanged, onBack }: ReachabilityOptions) => {
  const attempt = async (): Promise<Connectivity> => {
    const outcome = await http.send(probe);
    const found = hasTarget() ? (contactOf(outcome) ?? 'unreachable') : 'reachable';
    if (found === 'busy') state.refused.add(pathOf(probe));
    if (found === 'busy' && state.contact !== 'busy' && state.refused.size < 2) {
      state.isInDoubt = state.contact === 'unreachable';
      become('reachable');
    } else become(found, outcome.type === 'failed' ? 0 : retryAfterMs(outcome));
    return read();
  };
  const { state, clock, read, become, check, stop } = createContact({
    ...{ budget, onChanged, onBack },
    check: attempt,
  });

  const note = (request: HttpRequest, outcome: HttpOutcome | HttpStream): void => {
    const found = contactOf(outcome);
    if (outcome.type !== 'failed') clock.note(outcome.headers);
    const askedMs = outcome.type === 'failed' ? 0 : retryAfterMs(outcome);
    if (askedMs >= worthReportingMs) become('busy', askedMs);
    else if (askedMs > 0) budget.pause(withJitter(askedMs, 0.05));
    if (found === null) return;
    if (state.contact === 'busy') {
      state.answers = found === 'reachable' ? state.answers + 1 : 0;
      // Otherwise the next check decides.
      if (state.answers === enoughAnswers && state.busyUntil === null) become('reachable');
    } else if (
      found === 'reachable' ||
      askedMs > 0 ||
      (state.contact === 'unreachable' && found === 'busy')
    ) {
      // While the connection is flaky, some calls succeed. Leave the decision to the pending check.
      if (state.contact === 'unreachable' || !state.isInDoubt) become('reachable');
    } else if (hasTarget()) {
      state.isInDoubt = true;
      if (found === 'busy') state.refused.add(pathOf(request));
      if (state.contact === 'reachable') void check();
    }
  };

  /** Retries would keep an overloaded server from recovering. */
  const sparing = (request: HttpRequest): HttpRequest =>
    state.contact === 'busy' && !request.isPatient ? { ...request, isOnce: true } : request;

  return {
    read,
    check,
    stop,
    /** Now by the clock of the server. */
    serverNow: (): Date => new Date(Date.now() - clock.offMs()),
    watched: watchClient(http, sparing, note),
    serverChanged: (): void => {
      budget.resume();
      clock.forget();
      state.isInDoubt = false;
      become('reachable');
    },
  };
};

export type Reachability = ReturnType<typeof createReachability>;
