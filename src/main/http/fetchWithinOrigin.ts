import ky from 'ky';
import { resolveRedirect } from './apiTarget.ts';
import type { HttpRequest } from './httpOutcome.ts';
import { type FileAnswer, openFile } from './openFile.ts';
import type { ProxyResolver } from './proxyResolver.ts';

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

interface Means {
  headers: Headers;
  signal: AbortSignal;
  proxies: ProxyResolver;
}

interface Leg extends Omit<Means, 'proxies'> {
  dispatcher: Awaited<ReturnType<ProxyResolver['dispatcherFor']>>;
}

type SendOnce<Answer> = (request: HttpRequest, url: URL, leg: Leg) => Promise<Answer>;

const sendThrough = async <Answer>(
  send: SendOnce<Answer>,
  request: HttpRequest,
  url: URL,
  { headers, signal, proxies }: Means,
): Promise<Answer> => {
  const dispatcher = await proxies.dispatcherFor(url);
  try {
    return await send(request, url, { headers, signal, dispatcher });
  } catch (cause) {
    if (dispatcher && !signal.aborted) proxies.failed(dispatcher);
    throw cause;
  }
};

/** Imported with the first call to a real server, because undici would delay the start of the app. */
const withoutProxy = async ({ protocol }: URL): Promise<Leg['dispatcher']> =>
  protocol === 'https:' ? (await import('./callAgent.ts')).callAgent() : undefined;

const sendWithKy: SendOnce<Response> = async ({ method, body, onSent }, url, leg) => {
  const { headers, signal } = leg;
  const dispatcher = leg.dispatcher ?? (await withoutProxy(url));
  return ky(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(onSent && {
      onUploadProgress: (progress) => onSent(progress.transferredBytes, progress.totalBytes),
    }),
    // Node's `fetch` and the proxy agent are both undici; only their type declarations differ.
    ...(dispatcher && { dispatcher: dispatcher as never }),
    redirect: 'manual',
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  });
};

/**
 * Follows redirects that stay on the origin and under the prefix of the request; `null` for any other.
 * Redirects are handled here because `fetch` would send our headers to another server.
 */
const followInside =
  <Answer extends Pick<Response, 'status' | 'headers'>>(
    send: SendOnce<Answer>,
    drop: (answer: Answer) => unknown,
  ) =>
  async (request: HttpRequest, start: URL, means: Means): Promise<Answer | null> => {
    let url = start;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await sendThrough(send, request, url, means);
      if (!redirectStatuses.has(answer.status)) return answer;
      await drop(answer);
      const next = resolveRedirect(url, answer.headers.get('location'));
      const isFollowed = request.method === 'GET' && next !== null;
      request.onRedirect?.(isFollowed);
      if (!isFollowed) return null;
      url = next;
    }
    return null;
  };

export const fetchWithinOrigin = followInside(sendWithKy, ({ body }) =>
  body?.cancel().catch(() => undefined),
);

export const openWithinOrigin = followInside<FileAnswer>(
  (_request, url, leg) => openFile(url, leg),
  ({ body }) => body.cancel(),
);
