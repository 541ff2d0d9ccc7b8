import { canListAllCities } from '#shared/api/operations.ts';
import type { Preferences } from '#shared/ipc/settingsRoutes.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { type CountryId, countriesOf, isCountryId } from '#shared/rules/countries.ts';
import { listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';

interface PathScope {
  country: string | null;
  city: string | null;
  /** Path after the scope: entity and record. */
  segments: readonly string[];
}

const pattern = /^\/country\/([^/]+)(?:\/city\/([^/]+))?(?:\/(.*))?$/;

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export const scopeOfPath = (pathname: string): PathScope => {
  const [, country, city, rest] = pattern.exec(pathname) ?? [];
  return {
    country: country === undefined ? null : decode(country),
    city: city === undefined ? null : decode(city),
    segments: (country === undefined ? pathname : (rest ?? '')).split('/').filter(Boolean),
  };
};

/**
 * Address of a screen in another country or city. A record does not exist there, so its list is opened.
 * Addresses without a scope are returned unchanged.
 */
export const pathInScope = (pathname: string, target: { country: string; city: string | null }): string => {
  const { country, city, segments } = scopeOfPath(pathname);
  if (country === null) return pathname;
  const cityPart = city === null ? [] : ['city', encodeURIComponent(target.city ?? city)];
  return ['', 'country', encodeURIComponent(target.country), ...cityPart, ...segments.slice(0, 1)].join('/');
};

/** Includes the order board and the review of candidates, which are other views of a list. */
const listsOfAllCities: ReadonlySet<string> = new Set(
  [
    pagePatterns.ordersNow,
    pagePatterns.courierReview,
    ...Object.entries(listPatterns).flatMap(([entity, list]) => (canListAllCities(entity) ? list : [])),
  ].map((pattern) => pattern.slice(pattern.lastIndexOf('/') + 1)),
);

/** True if this screen's list supports all cities. Records always belong to one city. */
export const offersAllCities = (pathname: string): boolean => {
  const { city, segments } = scopeOfPath(pathname);
  return city !== null && listsOfAllCities.has(segments[0] ?? '');
};

export const isRecordOfCity = (pathname: string): boolean => {
  const { city, segments } = scopeOfPath(pathname);
  return city !== null && segments.length > 1;
};

export const isScreenOfCity = (pathname: string): boolean =>
  scopeOfPath(pathname).city !== null && !isRecordOfCity(pathname) && !offersAllCities(pathname);

/**
 * Whether lists show all cities, according to the address. Screens without
 * a city, records and single-city screens keep the previous state.
 */
export const isOfAllCities = (pathname: string, wasAll: boolean): boolean => {
  const { city } = scopeOfPath(pathname);
  if (city === allCities) return true;
  return wasAll && (city === null || isRecordOfCity(pathname) || isScreenOfCity(pathname));
};

interface Known {
  pathname: string;
  /** Country the administrator is limited to, or `any`. */
  countryLimit: string;
  lastCountry: string | null;
  lastCity: Readonly<Record<string, string>>;
}

export type CountryScope =
  | { type: 'ok'; country: CountryId }
  /** The user has no access to the country in the address. */
  | { type: 'forbidden'; asked: CountryId; to: string; country: CountryId }
  | { type: 'unknown'; country: CountryId };

/** Current country: from the address, else the last one; always one the user has access to. */
export const resolveCountry = ({ pathname, countryLimit, lastCountry, lastCity }: Known): CountryScope => {
  const allowed = countriesOf(countryLimit);
  const fallback = allowed.find((country) => country === lastCountry) ?? allowed[0] ?? 'es';
  const { country } = scopeOfPath(pathname);
  if (country === null) return { type: 'ok', country: fallback };
  if (!isCountryId(country)) return { type: 'unknown', country: fallback };
  if (allowed.includes(country)) return { type: 'ok', country };
  const to = pathInScope(pathname, { country: fallback, city: lastCity[fallback] ?? null });
  return { type: 'forbidden', asked: country, to, country: fallback };
};

export type CityScope =
  | { type: 'ok'; city: string | null }
  | { type: 'redirect'; to: string; city: string }
  /** The screen needs a city but the country has none. */
  | { type: 'none' };

/** Current city, resolved against the list of the country's cities. */
export const resolveCity = (
  { pathname, lastCity }: Pick<Known, 'pathname' | 'lastCity'>,
  country: CountryId,
  cityIds: readonly string[],
): CityScope => {
  const { city, segments } = scopeOfPath(pathname);
  const [first = null] = cityIds;
  const known = lastCity[country];
  const last = known !== undefined && cityIds.includes(known) ? known : first;
  if (city === null) return { type: 'ok', city: last };
  if (cityIds.includes(city)) return { type: 'ok', city };
  if (first === null || last === null) return { type: 'none' };
  if (city === allCities) {
    const isList = offersAllCities(pathname) && segments.length === 1;
    if (isList) return { type: 'ok', city: last };
    return { type: 'redirect', to: pathInScope(pathname, { country, city: last }), city: last };
  }
  return { type: 'redirect', to: pathInScope(pathname, { country, city: first }), city: first };
};

/** Preferences to change when the user works in this country and city. */
export const scopeChanges = (
  { lastCountry, lastCity }: Pick<Preferences, 'lastCountry' | 'lastCity'>,
  country: CountryId,
  city: string | null,
): Partial<Preferences> => ({
  ...(lastCountry === country ? {} : { lastCountry: country }),
  ...(city === null || lastCity[country] === city ? {} : { lastCity: { ...lastCity, [country]: city } }),
});
