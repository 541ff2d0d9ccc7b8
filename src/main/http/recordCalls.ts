import type { FaultKind } from '../platform/faultCounts.ts';
import { createMinuteLimit, type LogFile } from '../platform/log.ts';
import type { HttpClient } from './httpClient.ts';
import type { HttpFailureReason, HttpOutcome, HttpRequest, HttpStream, SendOptions } from './httpOutcome.ts';
import { operationOf } from './operationOf.ts';
import { newRequestId } from './requestIdentity.ts';

const slowMs = 3000;
/** A server in trouble must not push other entries out of the log. */
const maxEntriesPerMinute = 60;

const kindOfReason: Readonly<Record<HttpFailureReason, FaultKind | null>> = {
  network: 'network',
  certificate: 'network',
  timeout: 'timeout',
  tooLarge: 'tooLarge',
  redirect: 'redirect',
  proxyPassword: 'proxy',
  proxyProtocol: 'proxy',
  // Neither is a fault: not sent, or no longer wanted.
  insecure: null,
  aborted: null,
};

/** An expired token (401) is refreshed and a refused condition (412) resolved without the user's notice. */
const usualStatuses = new Set([401, 412]);

const faultOf = (outcome: HttpOutcome | HttpStream): FaultKind | null => {
  if (outcome.type === 'failed') return kindOfReason[outcome.reason];
  if (outcome.status < 400 || usualStatuses.has(outcome.status)) return null;
  return outcome.status < 500 ? 'clientError' : 'serverError';
};

const resultOf = (outcome: HttpOutcome | HttpStream): string =>
  outcome.type === 'failed' ? outcome.reason : `HTTP ${outcome.status}`;

/**
 * Gives each call an id, and logs failed and slow ones under it: the call's name, result and duration, never its path,
 * query or body.
 */
export const recordCalls = (
  http: HttpClient,
  log: Pick<LogFile, 'info' | 'error' | 'countFault'>,
  now: () => number = () => performance.now(),
): HttpClient => {
  const limit = createMinuteLimit(maxEntriesPerMinute);

  const note = (request: HttpRequest, outcome: HttpOutcome | HttpStream, ms: number, id: string): void => {
    const fault = faultOf(outcome);
    const isSlow = ms > slowMs && !(outcome.type === 'failed' && outcome.reason === 'aborted');
    if (fault === null && !isSlow) return;
    log.countFault(fault ?? 'slow');
    if (limit.take() !== 'some') return;
    const name = operationOf(request.method, request.path);
    const text = `${name}, ${resultOf(outcome)}, ${Math.round(ms)} ms, request ${id}`;
    if (fault === null) log.info(`Slow call: ${text}`);
    else log.error(`Failed call: ${text}`);
  };

  const recorded =
    <Outcome extends HttpOutcome | HttpStream>(
      send: (request: HttpRequest, options: SendOptions) => Promise<Outcome>,
    ) =>
    async (request: HttpRequest, options: SendOptions = {}): Promise<Outcome> => {
      const requestId = newRequestId();
      let start = now();
      const onStart = (): void => {
        start = now();
      };
      const outcome = await send(request, { ...options, requestId, onStart });
      note(request, outcome, now() - start, requestId);
      return { ...outcome, requestId };
    };

  return { send: recorded(http.send), open: recorded(http.open) };
};
