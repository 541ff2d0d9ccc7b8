import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface GuardedRequest {
  headers: IncomingHttpHeaders;
  url?: string | undefined;
}

export type Verdict =
  | { type: 'allowed' }
  | { type: 'refused' }
  /** Secret in the address: store it in a cookie and redirect to the address without it. */
  | { type: 'welcome'; cookie: string; location: string };

/** Request path with a single leading slash: `//` would start another host. */
export const pathOf = ({ url = '/' }: { url?: string | undefined }): string =>
  url.startsWith('/') ? url.replace(/^\/{2,}/, '/') : '/';

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const cookieValue = (header: string | undefined, name: string): string =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/**
 * Accepts only requests with the secret of this launch. A foreign host name (DNS rebinding) or origin is
 * refused even with the cookie.
 */
export const createRequestGuard = (secret: string, port: () => number) => {
  // Cookies are shared between ports, so the port is part of the name: two running shells do not conflict.
  const cookieName = (): string => `backoffice-shell-${port()}`;

  return ({ headers, url }: GuardedRequest): Verdict => {
    const ownOrigin = `http://127.0.0.1:${port()}`;
    if (headers.host !== `127.0.0.1:${port()}`) return { type: 'refused' };
    if (headers.origin !== undefined && headers.origin !== ownOrigin) return { type: 'refused' };
    const site = headers['sec-fetch-site'];
    const { searchParams, pathname } = new URL(pathOf({ url }), ownOrigin);
    const given = searchParams.get('secret');
    if (given !== null) {
      if (!isSame(given, secret)) return { type: 'refused' };
      searchParams.delete('secret');
      const search = searchParams.size > 0 ? `?${searchParams}` : '';
      const cookie = `${cookieName()}=${secret}; HttpOnly; SameSite=Strict; Path=/`;
      return { type: 'welcome', cookie, location: pathname + search };
    }
    if (site === 'cross-site' || site === 'same-site') return { type: 'refused' };
    return isSame(cookieValue(headers.cookie, cookieName()), secret)
      ? { type: 'allowed' }
      : { type: 'refused' };
  };
};
