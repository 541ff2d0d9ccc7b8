import { countryIdSchema, idSchema } from '#shared/api/common.ts';
import { dashboardMetrics } from '#shared/api/dashboard.ts';
import { type OperationId, operations } from '#shared/api/operations.ts';
import { apiOriginSchema } from '#shared/ipc/settingsRoutes.ts';
import { type ListQuery, listQueryPairs } from '#shared/query/listQuery.ts';
import { allCities } from '#shared/rules/allCities.ts';

/** Server origin, plus headers that only main knows, such as the secret of the sample-data server. */
export interface ApiTarget {
  origin: string;
  headers: Record<string, string>;
}

export const apiPrefix = '/api/v1/';
export const bucketPrefix = '/bucket/';

const prefixes = [apiPrefix, bucketPrefix];

/** Requires https, except for this machine, so that tokens are never sent unencrypted. */
export const isAllowedOrigin = (origin: string): boolean => {
  const parsed = apiOriginSchema.safeParse(origin);
  return parsed.success && parsed.data === origin;
};

/** Resolves a path against the origin. `null`: it would leave the API or bucket prefix. */
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

/** Resolves a redirect. `null`: it would leave the origin or the prefix of the request. */
export const resolveRedirect = (from: URL, location: string | null): URL | null => {
  const prefix = prefixes.find((start) => from.pathname.startsWith(start));
  const url = location === null ? null : URL.parse(location, from.href);
  return prefix && url && isWithin(url, from.origin, prefix) ? url : null;
};

const isId = (text: string): boolean => idSchema.safeParse(text).success;

const parameterRules: Record<string, (text: string) => boolean> = {
  country: (text) => countryIdSchema.safeParse(text).success,
  // Servers do not know `all`; such lists are read city by city.
  city: (text) => isId(text) && text !== allCities,
  id: isId,
  metric: (text) => Object.hasOwn(dashboardMetrics, text),
};

type BuiltPath = { path: string } | { refused: string[] };

/**
 * Builds the path of a call. Each parameter must match its pattern, and none may be missing or superfluous.
 * Otherwise returns the names of the offending parameters, and the request is not sent.
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
  /** False for exports, which ignore the page. */
  paged?: boolean;
}

export const buildSearch = ({ query, search, paged = true }: QueryOptions): string => {
  const pairs = [...(query ? listQueryPairs(query, paged) : []), ...Object.entries(search ?? {})];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
