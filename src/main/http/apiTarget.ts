import { apiOriginSchema } from '#shared/ipc/settingsRoutes.ts';

/** Where calls go, and headers that only the main process knows (the sample-data server's secret). */
export interface ApiTarget {
  origin: string;
  headers: Record<string, string>;
}

export const apiPrefix = '/api/v1/';
export const bucketPrefix = '/bucket/';

const prefixes = [apiPrefix, bucketPrefix];

/** https anywhere, http only to this machine: tokens do not travel in the clear. */
export const isAllowedOrigin = (origin: string): boolean => {
  const parsed = apiOriginSchema.safeParse(origin);
  return parsed.success && parsed.data === origin;
};

/** The address of a path under the origin, or null when it would lead out of the part that we may call. */
export const resolveUrl = (origin: string, path: string): URL | null => {
  const prefix = prefixes.find((start) => path.startsWith(start));
  const url = prefix ? URL.parse(origin + path) : null;
  return prefix && url && isWithin(url, origin, prefix) ? url : null;
};

const isWithin = (url: URL, origin: string, prefix: string): boolean =>
  url.origin === new URL(origin).origin &&
  url.username === '' &&
  url.password === '' &&
  url.pathname.startsWith(prefix);

/** Where a redirect leads, if it stays on the origin and under the prefix it came from. */
export const resolveRedirect = (from: URL, location: string | null): URL | null => {
  const prefix = prefixes.find((start) => from.pathname.startsWith(start));
  const url = location === null ? null : URL.parse(location, from.href);
  return prefix && url && isWithin(url, from.origin, prefix) ? url : null;
};
