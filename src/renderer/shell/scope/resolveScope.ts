import { type CountryId, countriesOf, isCountryId } from '#shared/domain/countries.ts';
import { pathInScope, scopeOfPath } from './scopePath.ts';

interface Known {
  pathname: string;
  /** The administrator's own country, or `any`. */
  countryLimit: string;
  lastCountry: string | null;
  lastCity: Readonly<Record<string, string>>;
}

export type CountryScope =
  | { kind: 'ok'; country: CountryId }
  /** The address is of a country that this administrator does not work in. */
  | { kind: 'redirect'; to: string; country: CountryId }
  | { kind: 'unknown'; country: CountryId };

/** The country to work in: the address's own, else the last one; always one the administrator may use. */
export const resolveCountry = ({ pathname, countryLimit, lastCountry, lastCity }: Known): CountryScope => {
  const allowed = countriesOf(countryLimit);
  const fallback = allowed.find((country) => country === lastCountry) ?? allowed[0] ?? 'es';
  const { country } = scopeOfPath(pathname);
  if (country === null) return { kind: 'ok', country: fallback };
  if (!isCountryId(country)) return { kind: 'unknown', country: fallback };
  if (allowed.includes(country)) return { kind: 'ok', country };
  const to = pathInScope(pathname, { country: fallback, city: lastCity[fallback] ?? null });
  return { kind: 'redirect', to, country: fallback };
};

export type CityScope =
  | { kind: 'ok'; city: string | null }
  | { kind: 'redirect'; to: string; city: string }
  /** A city's screen, and the country has no city. */
  | { kind: 'none' };

/** The city to work in, once the country's cities are known. */
export const resolveCity = (
  { pathname, lastCity }: Pick<Known, 'pathname' | 'lastCity'>,
  country: CountryId,
  cityIds: readonly string[],
): CityScope => {
  const { city } = scopeOfPath(pathname);
  const [first = null] = cityIds;
  if (city === null) {
    const last = lastCity[country];
    return { kind: 'ok', city: last !== undefined && cityIds.includes(last) ? last : first };
  }
  if (cityIds.includes(city)) return { kind: 'ok', city };
  if (first === null) return { kind: 'none' };
  return { kind: 'redirect', to: pathInScope(pathname, { country, city: first }), city: first };
};
