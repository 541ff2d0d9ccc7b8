import ky from 'ky';
import { resolveRedirect } from './apiTarget.ts';
import type { HttpRequest } from './httpOutcome.ts';

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Sends once, and again where a redirect leads as long as it stays on the origin and under its prefix; null when
 * it would lead out. Followed by hand, because `fetch` would carry our own headers to another server.
 */
export const fetchInside = async (
  request: HttpRequest,
  start: URL,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response | null> => {
  const { body, onSent } = request;
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await ky(url, {
      method: request.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(onSent && {
        onUploadProgress: (progress) => onSent(progress.transferredBytes, progress.totalBytes),
      }),
      redirect: 'manual',
      signal,
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
    if (!redirectStatuses.has(response.status)) return response;
    await response.body?.cancel().catch(() => undefined);
    const next = resolveRedirect(url, response.headers.get('location'));
    if (request.method !== 'GET' || !next) return null;
    url = next;
  }
  return null;
};
