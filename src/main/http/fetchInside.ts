import ky from 'ky';
import { resolveRedirect } from './apiTarget.ts';
import type { HttpRequest } from './httpOutcome.ts';
import { type FileAnswer, openFile } from './openFile.ts';
import type { WayOut } from './wayOut.ts';

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

interface Means {
  headers: Headers;
  signal: AbortSignal;
  wayOut: WayOut;
}

interface Leg extends Omit<Means, 'wayOut'> {
  dispatcher: Awaited<ReturnType<WayOut['to']>>;
}

/** One exchange with one address. */
type SendOnce<Answer> = (request: HttpRequest, url: URL, leg: Leg) => Promise<Answer>;

/** Through the system's proxy, where there is one. */
const sendThrough = async <Answer>(
  send: SendOnce<Answer>,
  request: HttpRequest,
  url: URL,
  { headers, signal, wayOut }: Means,
): Promise<Answer> => {
  const dispatcher = await wayOut.to(url);
  try {
    return await send(request, url, { headers, signal, dispatcher });
  } catch (cause) {
    if (dispatcher && !signal.aborted) wayOut.failed(dispatcher);
    throw cause;
  }
};

const sendWithKy: SendOnce<Response> = ({ method, body, onSent }, url, { headers, signal, dispatcher }) =>
  ky(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(onSent && {
      onUploadProgress: (progress) => onSent(progress.transferredBytes, progress.totalBytes),
    }),
    // Node's `fetch` is the same library as the proxy's; only their types come from two places.
    ...(dispatcher && { dispatcher: dispatcher as never }),
    redirect: 'manual',
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  });

/**
 * Sends once, and again where a redirect leads as long as it stays on the origin and under its prefix; null when
 * it would lead out. Followed by hand, because `fetch` would carry our own headers to another server.
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
      if (request.method !== 'GET' || !next) return null;
      url = next;
    }
    return null;
  };

export const fetchInside = followInside(sendWithKy, ({ body }) => body?.cancel().catch(() => undefined));

/** The same for files, whose bodies are handed over as they arrive. */
export const openInside = followInside<FileAnswer>(
  (_request, url, leg) => openFile(url, leg),
  ({ body }) => body.cancel(),
);
