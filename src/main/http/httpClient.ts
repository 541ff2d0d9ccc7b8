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
import { newRequestId } from './requestIdentity.ts';
import { retryAfterMs, withJitter } from './retryAfter.ts';
import { createTimeLimit, orAborted } from './timeLimit.ts';

interface HttpOptions {
  /** `null`: no server is configured yet. */
  target: () => ApiTarget | null;
  /** Resolves once the sample-data server has started. */
  ready?: () => Promise<void>;
  /** BCP 47 tag for `Accept-Language`. */
  language: () => string;
  userAgent?: string;
  proxies?: ProxyResolver;
  /** Limit for a whole JSON call, or for the headers of a streamed one. */
  timeoutMs?: number;
  /** Longest pause in a streamed body, and longest wait for the sample-data server to start. */
  idleMs?: number;
}

export interface HttpClient {
  /** Reads the whole answer, whatever its status. Never rejects. */
  send(request: HttpRequest, options?: SendOptions): Promise<HttpOutcome>;
  /** Like `send`, but returns a successful non-JSON answer as a stream. */
  open(request: HttpRequest, options?: SendOptions): Promise<HttpOutcome | HttpStream>;
}

/** OpenSSL's and Node's codes of certificates that were read but not accepted. */
const certificateCodes =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_CERT_|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_)|ERR_TLS_CERT_ALTNAME_)/;

const certificateReason = (error: unknown): 'certificate' | null => {
  if (!(error instanceof Error)) return null;
  const isRefused = 'code' in error && certificateCodes.test(String(error.code));
  return isRefused ? 'certificate' : certificateReason(error.cause);
};

/** Retry delays of a GET, for its second and third try. */
const retryDelaysMs = [200, 600];

const retriedStatuses = new Set([429, 502, 503]);

const delayBefore = (
  tries: number,
  { method, isOnce }: HttpRequest,
  outcome: HttpOutcome | HttpStream,
): number | null => {
  const delayMs = retryDelaysMs[tries];
  if (method !== 'GET' || isOnce || delayMs === undefined) return null;
  if (outcome.type === 'failed') return outcome.reason === 'network' ? withJitter(delayMs) : null;
  if (!retriedStatuses.has(outcome.status)) return null;
  const askedMs = retryAfterMs(outcome);
  // Too many requests: once more, and only when the server allows it.
  if (outcome.status === 429 && (askedMs === 0 || tries > 0)) return null;
  return withJitter(Math.max(delayMs, askedMs));
};

const untilReady = async (work: () => Promise<void>, signal?: AbortSignal): Promise<void> => {
  if (signal?.aborted) return;
  await (signal ? orAborted(work(), signal) : work()).catch(() => undefined);
};

/**
 * While the body is being sent, only a pause ends the exchange. Then the usual limit for the headers applies.
 */
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

/** Headers that do not depend on the request. */
interface Caller {
  language: string;
  userAgent: string;
  requestId: string;
  bearer: string | undefined;
}

const headersOf = (
  request: HttpRequest,
  goal: ApiTarget,
  { language, userAgent, requestId, bearer }: Caller,
): Headers => {
  const headers = new Headers(goal.headers);
  headers.set('accept', request.accept);
  headers.set('accept-language', language);
  headers.set('user-agent', userAgent);
  headers.set('x-request-id', requestId);
  if (request.condition) headers.set(request.condition.name, request.condition.value);
  if (request.knownTag !== undefined) {
    headers.set('if-none-match', request.knownTag);
    // `fetch` would add `no-cache`, for which many servers never answer 304.
    headers.set('cache-control', 'max-age=0');
  }
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (typeof request.body === 'string') headers.set('content-type', 'application/json');
  // Upload progress wraps the Blob in a stream of unknown length, and not every server accepts a body without
  // Content-Length.
  if (request.body instanceof Blob) headers.set('content-length', String(request.body.size));
  return headers;
};

/** Transport of a request and handling of its answer: whole or streamed. */
interface Way<Answer, Outcome> {
  send: (
    request: HttpRequest,
    url: URL,
    means: { headers: Headers; signal: AbortSignal; proxies: ProxyResolver },
  ) => Promise<Answer | null>;
  receive: (answer: Answer, reception: Reception) => Promise<Outcome>;
}

/** The app's only connection to the API. */
export const createHttpClient = ({
  target,
  ready = async () => {},
  language,
  userAgent = 'MarketplaceBackOffice',
  proxies = noProxy,
  timeoutMs = 6000,
  idleMs = 30_000,
}: HttpOptions): HttpClient => {
  // This environment variable must not be able to disable certificate checks.
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;

  const attempt = async <Answer, Outcome>(
    reception: Reception,
    caller: Pick<Caller, 'bearer' | 'requestId'>,
    { send, receive }: Way<Answer, Outcome>,
  ): Promise<Outcome | HttpFailure> => {
    const { request, limit } = reception;
    if (limit.signal.aborted) return failed(limit.reason());
    try {
      // Read at each try, because the sample-data server may restart on another port.
      const goal = target();
      if (!goal) return failed('network');
      if (!isAllowedOrigin(goal.origin)) return failed('insecure');
      const url = resolveUrl(goal.origin, request.path);
      if (!url) return failed('redirect');
      const headers = headersOf(request, goal, { language: language(), userAgent, ...caller });
      const means = { headers, signal: limit.signal, proxies };
      const sending = send(whileSending(reception, timeoutMs), url, means);
      const response = await orAborted(sending, limit.signal);
      return response ? await receive(response, reception) : failed('redirect');
    } catch (cause) {
      return failed(proxyReason(cause) ?? certificateReason(cause) ?? limit.reason());
    }
  };

  const exchange = async <Answer, Outcome extends HttpOutcome | HttpStream>(
    request: HttpRequest,
    { signal, bearer, requestId = newRequestId(), onStart }: SendOptions,
    way: Way<Answer, Outcome>,
  ): Promise<Outcome | HttpFailure> => {
    // Loading the system's certificates may take longer than the time limit of a request.
    await untilReady(() => proxies.prepare(target()?.origin ?? ''), signal);
    // On a slow or busy computer, the sample-data server may take longer to start than a request may last.
    const start = createTimeLimit(idleMs, signal);
    await untilReady(ready, start.signal);
    start.pause();
    if (start.signal.aborted) return failed(start.reason());
    onStart?.();
    const limit = createTimeLimit(timeoutMs, signal);
    for (let tries = 0; ; tries += 1) {
      const outcome = await attempt({ request, limit, idleMs }, { bearer, requestId }, way);
      const delayMs = delayBefore(tries, request, outcome);
      if (delayMs === null || (!request.isPatient && limit.remaining() <= delayMs)) {
        limit.pause();
        return outcome;
      }
      if (request.isPatient) limit.pause();
      await sleep(delayMs, undefined, { signal: limit.signal }).catch(() => undefined);
      if (request.isPatient) limit.restart(timeoutMs);
    }
  };

  return {
    send: (request, options = {}) =>
      exchange(request, options, { send: fetchWithinOrigin, receive: receiveAnswer }),
    open: (request, options = {}) =>
      exchange(request, options, { send: openWithinOrigin, receive: receiveFile }),
  };
};
