import ky from 'ky';
import { resolveRedirect } from './apiTarget.ts';
import type { HttpRequest } from './httpOutcome.ts';
import type { WayOut } from './wayOut.ts';

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

interface Means {
  headers: Headers;
  signal: AbortSignal;
  wayOut: WayOut;
}

/** Through the system's proxy, where there is one. */
const sendOnce = async ({ method, body, onSent }: HttpRequest, url: URL, means: Means): Promise<Response> => {
  const { headers, signal, wayOut } = means;
  const dispatcher = await wayOut.to(url);
  try {
    return await ky(url, {
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
  } catch (cause) {
    if (dispatcher && !signal.aborted) wayOut.failed(dispatcher);
    throw cause;
  }
};

/**
 * Sends once, and again where a redirect leads as long as it stays on the origin and under its prefix; null when
 * it would lead out. Followed by hand, because `fetch` would carry our own headers to another server.
 */
export const fetchInside = async (
  request: HttpRequest,
  start: URL,
  means: Means,
): Promise<Response | null> => {
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await sendOnce(request, url, means);
    if (!redirectStatuses.has(response.status)) return response;
    await response.body?.cancel().catch(() => undefined);
    const next = resolveRedirect(url, response.headers.get('location'));
    if (request.method !== 'GET' || !next) return null;
    url = next;
  }
  return null;
};
