import type { DatabaseSync } from 'node:sqlite';
import { type CountryId, countries, countriesOf, isCountryId } from '#shared/domain/countries.ts';
import { statement } from '../db/statement.ts';
import { invalidQuery } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import { requireCountryAccess } from '../http/resolveScope.ts';
import { endOfDay, isPlainDate, startOfDay } from '../time/zonedTime.ts';

export interface City {
  id: string;
  name: string;
}

/** One country's share of what a metric looks at; the bounds are instants of that country's days. */
export interface Share {
  country: CountryId;
  /** All cities of the country, or the one chosen; as JSON for `json_each`. */
  cityIds: string;
  /** Whether a city was chosen; records without a city count only when none was. */
  wholeCountry: boolean;
  from: string;
  to: string;
  /** The last day as a plain date. */
  toDate: string;
}

/** Selectors come as plain parameters or in the form of list filters. */
const parameter = (call: Call, name: string): string | null => {
  const value = call.query.get(name) ?? call.query.get(`filter[${name}]`);
  return value === '' || value === 'all' ? null : value;
};

const dateParameter = (call: Call, name: string): string | null => {
  const value = parameter(call, name);
  if (value !== null && !isPlainDate(value)) throw invalidQuery(name, 'must be a date (YYYY-MM-DD)');
  return value;
};

export const citiesOf = (db: DatabaseSync, country: CountryId): City[] =>
  statement(db, 'SELECT id, localName AS name FROM cities WHERE country = ? ORDER BY createdAt, id').all(
    country,
  ) as unknown as City[];

const chosenCountries = (call: Call): readonly CountryId[] => {
  const country = parameter(call, 'country');
  if (country === null || country === 'any') return countriesOf(call.identity.country);
  if (!isCountryId(country)) throw invalidQuery('country', 'is not known');
  requireCountryAccess(call.identity, country);
  return [country];
};

const firstInstant = '0000-01-01T00:00:00.000Z';
const lastDate = '9999-12-30';

/** What the caller chose, country by country. */
export const sharesOf = (call: Call): Share[] => {
  const city = parameter(call, 'city');
  const fromDate = dateParameter(call, 'dateFrom');
  const toDate = dateParameter(call, 'date') ?? dateParameter(call, 'dateTo');
  return chosenCountries(call).map((country) => {
    const { timeZone } = countries[country];
    const ids = citiesOf(call.db, country).map(({ id }) => id);
    return {
      country,
      cityIds: JSON.stringify(city === null ? ids : ids.filter((id) => id === city)),
      wholeCountry: city === null,
      from: fromDate === null ? firstInstant : startOfDay(fromDate, timeZone),
      to: endOfDay(toDate ?? lastDate, timeZone),
      toDate: toDate ?? lastDate,
    };
  });
};

const countryNames: Readonly<Record<CountryId, string>> = { es: 'España', ua: 'Україна' };

export interface Selector {
  name: string;
  list: City[];
}

export const selectorsOf = (call: Call): Selector[] => {
  const allowed = countriesOf(call.identity.country);
  return [
    { name: 'country', list: allowed.map((id) => ({ id, name: countryNames[id] })) },
    { name: 'city', list: chosenCountries(call).flatMap((country) => citiesOf(call.db, country)) },
  ];
};
