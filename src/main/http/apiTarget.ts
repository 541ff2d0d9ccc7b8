import { countryIdSchema, idSchema } from '#shared/api/common.ts';
import { dashboardMetrics } from '#shared/api/dashboard.ts';
import { type OperationId, operations } from '#shared/api/operations.ts';
import { allCities } from '#shared/domain/allCities.ts';
import { type ListQuery, listQueryPairs } from '#shared/domain/listQuery.ts';
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

const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** What may stand in each place of a path template. */
const parameterRules: Record<string, (text: string) => boolean> = {
  country: (text) => countryIdSchema.safeParse(text).success,
  // No server knows it: it is asked city by city.
  city: (text) => isId(text) && text !== allCities,
  id: isId,
  metric: (text) => Object.hasOwn(dashboardMetrics, text),
};

type BuiltPath = { path: string } | { refused: string[] };

/**
 * The path of a call. Every parameter must match its pattern, none may be missing and none may be left over;
 * otherwise the names of the offending ones come back and nothing is sent.
 */
export const buildPath = (operation: OperationId, params: Readonly<Record<string, string>>): BuiltPath => {
  const template = operations[operation].path;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const refused = new Set(Object.keys(params).filter((name) => !names.includes(name)));
  for (const name of names) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (typeof value !== 'string' || !parameterRules[name]?.(value)) refused.add(name);
  }
  if (refused.size > 0) return { refused: [...refused] };
  const path = template.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { path: apiPrefix + path.slice(1) };
};

interface QueryOptions {
  query?: ListQuery | undefined;
  search?: Readonly<Record<string, string>> | undefined;
  /** Exports leave the page out. */
  paged?: boolean;
}

/** A list query and plain parameters, as the part of the address after the path; empty when there are none. */
export const buildSearch = ({ query, search, paged = true }: QueryOptions): string => {
  const pairs = [...(query ? listQueryPairs(query, paged) : []), ...Object.entries(search ?? {})];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
