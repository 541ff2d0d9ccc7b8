import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiTarget, isAllowedOrigin, resolveUrl } from './apiTarget.ts';
import { fetchWithinOrigin, openWithinOrigin } from './fetchWithinOrigin.ts';
import {
  failed,
  type HttpFailure,
  type HttpOutcome,
  type HttpRequest,
  type HttpStream,
  type SendOptions,
} from './httpOutcome.ts';
import { noProxy, type ProxyResolver, proxyReason } from './proxyResolver.ts';
import { type Reception, receiveAnswer } from './receiveAnswer.ts';
import { receiveFile } from './receiveFile.ts';
import { retryAfterMs } from './serverRest.ts';
import { createTimeLimit, orAborted } from './timeLimit.ts';

interface HttpOptions {
  /** Null when there is nowhere to send anything yet. */
  target: () => ApiTarget | null;
  /** Waits for a server of our own that is still starting. */
  ready?: () => Promise<void>;
  /** A BCP 47 tag. */
  language: () => string;
  proxies?: ProxyResolver;
  /** Limit for a JSON call as a whole, and for the headers of the others. */
  timeoutMs?: number;
  /** Longest pause in a body that has no limit as a whole, and longest wait for a server of our own to start. */
  idleMs?: number;
}

export interface HttpClient {
  /** The whole answer, whatever its status; never rejects. */
  send(request: HttpRequest, options?: SendOptions): Promise<HttpOutcome>;
  /** Sends like `send`; a successful answer that is not JSON comes as a stream. */
  open(request: HttpRequest, options?: SendOptions): Promise<HttpOutcome | HttpStream>;
}

/** Waits before the second and the third try of a GET. */
const retryDelaysMs = [200, 600];

const worthRetrying = (outcome: HttpOutcome | HttpStream): boolean =>
  outcome.type === 'failed' ? outcome.reason === 'network' : outcome.status === 502 || outcome.status === 503;

/** How long to wait before the next try of a request; null: there is none. */
const delayBefore = (
  tries: number,
  { method, isOnce }: HttpRequest,
  outcome: HttpOutcome | HttpStream,
): number | null => {
  const delayMs = retryDelaysMs[tries];
  if (method !== 'GET' || isOnce || delayMs === undefined || !worthRetrying(outcome)) return null;
  return outcome.type === 'failed' ? delayMs : Math.max(delayMs, retryAfterMs(outcome));
};

const untilReady = async (work: () => Promise<void>, signal?: AbortSignal): Promise<void> => {
  if (signal?.aborted) return;
  await (signal ? orAborted(work(), signal) : work()).catch(() => undefined);
};

/** While a body goes out, only a pause ends the exchange; once it is out, the headers have their limit again. */
const whileSending = ({ request, limit, idleMs }: Reception, timeoutMs: number): HttpRequest => {
  const { onSent } = request;
  if (!onSent) return request;
  return {
    ...request,
    onSent: (sent, total) => {
      limit.restart(sent < total ? idleMs : timeoutMs);
      onSent(sent, total);
    },
  };
};

const headersOf = (request: HttpRequest, goal: ApiTarget, language: string, bearer?: string): Headers => {
  const headers = new Headers(goal.headers);
  headers.set('accept', request.accept);
  headers.set('accept-language', language);
  if (request.condition) headers.set(request.condition.name, request.condition.value);
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (typeof request.body === 'string') headers.set('content-type', 'application/json');
  // A body that is counted on its way has no length of its own any more, and not every server takes one without.
  if (request.body instanceof Blob) headers.set('content-length', String(request.body.size));
  return headers;
};

/** How a request goes out, and what is made of what comes back. */
interface Way<Answer, Outcome> {
  send: (
    request: HttpRequest,
    url: URL,
    means: { headers: Headers; signal: AbortSignal; proxies: ProxyResolver },
  ) => Promise<Answer | null>;
  receive: (answer: Answer, reception: Reception) => Promise<Outcome>;
}

/** The only way out of this app to the API. */
export const createHttpClient = ({
  target,
  ready = async () => {},
  language,
  proxies = noProxy,
  timeoutMs = 6000,
  idleMs = 30_000,
}: HttpOptions): HttpClient => {
  // A variable of the environment must not be able to switch certificate checks off.
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;

  const attempt = async <Answer, Outcome>(
    reception: Reception,
    bearer: string | undefined,
    { send, receive }: Way<Answer, Outcome>,
  ): Promise<Outcome | HttpFailure> => {
    const { request, limit } = reception;
    if (limit.signal.aborted) return failed(limit.reason());
    try {
      // Asked for at each try: the sample-data server may come back on another port.
      const goal = target();
      if (!goal) return failed('network');
      if (!isAllowedOrigin(goal.origin)) return failed('insecure');
      const url = resolveUrl(goal.origin, request.path);
      if (!url) return failed('redirect');
      const headers = headersOf(request, goal, language(), bearer);
      const means = { headers, signal: limit.signal, proxies };
      const sending = send(whileSending(reception, timeoutMs), url, means);
      const response = await orAborted(sending, limit.signal);
      return response ? await receive(response, reception) : failed('redirect');
    } catch (cause) {
      return failed(proxyReason(cause) ?? limit.reason());
    }
  };

  const exchange = async <Answer, Outcome extends HttpOutcome | HttpStream>(
    request: HttpRequest,
    { signal, bearer }: SendOptions,
    way: Way<Answer, Outcome>,
  ): Promise<Outcome | HttpFailure> => {
    // Reading the system's certificates can take longer than a request may.
    await untilReady(() => proxies.prepare(target()?.origin ?? ''), signal);
    // A server of our own, too, can start more slowly than that, where the computer is slow or busy.
    const start = createTimeLimit(idleMs, signal);
    await untilReady(ready, start.signal);
    start.pause();
    if (start.signal.aborted) return failed(start.reason());
    const limit = createTimeLimit(timeoutMs, signal);
    for (let tries = 0; ; tries += 1) {
      const outcome = await attempt({ request, limit, idleMs }, bearer, way);
      const delayMs = delayBefore(tries, request, outcome);
      if (delayMs === null || limit.remaining() <= delayMs) {
        limit.pause();
        return outcome;
      }
      await sleep(delayMs, undefined, { signal: limit.signal }).catch(() => undefined);
    }
  };

  return {
    send: (request, options = {}) =>
      exchange(request, options, { send: fetchWithinOrigin, receive: receiveAnswer }),
    open: (request, options = {}) =>
      exchange(request, options, { send: openWithinOrigin, receive: receiveFile }),
  };
};
