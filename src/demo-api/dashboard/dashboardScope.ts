import type { DatabaseSync } from 'node:sqlite';
import { type CountryId, countries, countriesOf, isCountryId } from '#shared/rules/countries.ts';
import { isPlainDate } from '#shared/rules/plainDates.ts';
import { requireCountryAccess } from '../auth/access.ts';
import { statement } from '../db/statement.ts';
import { invalidQuery } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import { dateIn, endOfDay, parseInstant, startOfDay } from '../time/zonedTime.ts';

export interface City {
  id: string;
  name: string;
}

/** Part of a metric that concerns a single country, with bounds at that country's midnights. */
export interface Share {
  country: CountryId;
  /** Ids of the selected city or of all cities of the country, as JSON for `json_each`. */
  cityIds: string;
  /** No city selected: also count records without a city. */
  wholeCountry: boolean;
  from: string;
  to: string;
  /** Last day as a plain date. */
  toDate: string;
  /** Counts only customers with more completed orders. */
  moreThanOrders: number;
}

/** Selectors are plain parameters or list filters. */
const parameter = (call: Call, name: string): string | null => {
  const value = call.query.get(name) ?? call.query.get(`filter[${name}]`);
  return value === '' || value === 'all' ? null : value;
};

const dateParameter = (call: Call, name: string): string | null => {
  const value = parameter(call, name);
  if (value === null || isPlainDate(value) || parseInstant(value) !== null) return value;
  throw invalidQuery(name, 'must be a date (YYYY-MM-DD), or a date and time with zone');
};

/** Plain dates expand to the local day; instants stay. */
const startOf = (date: string, timeZone: string): string => parseInstant(date) ?? startOfDay(date, timeZone);
const endOf = (date: string, timeZone: string): string => parseInstant(date) ?? endOfDay(date, timeZone);
const dayOf = (date: string, timeZone: string): string => (isPlainDate(date) ? date : dateIn(date, timeZone));

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

const chosenCity = (call: Call): string | null => {
  const city = parameter(call, 'city');
  if (city === null) return null;
  const row = statement(call.db, 'SELECT country FROM cities WHERE id = ?').get(city);
  if (!row) throw invalidQuery('city', 'is not known');
  requireCountryAccess(call.identity, String(row.country));
  return city;
};

const firstInstant = '0000-01-01T00:00:00.000Z';
const lastDate = '9999-12-30';

const orderCounts = ['1', '5', '10'] as const;

const chosenOrderCount = (call: Call): number => {
  const count = parameter(call, 'orderCount');
  if (count !== null && !orderCounts.some((known) => known === count)) {
    throw invalidQuery('orderCount', `must be one of ${orderCounts.join(', ')}`);
  }
  return Number(count ?? 0);
};

/** The selected scope, one part per country. */
export const sharesOf = (call: Call): Share[] => {
  const city = chosenCity(call);
  const moreThanOrders = chosenOrderCount(call);
  const fromDate = dateParameter(call, 'dateFrom');
  const toDate = dateParameter(call, 'date') ?? dateParameter(call, 'dateTo');
  return chosenCountries(call).map((country) => {
    const { timeZone } = countries[country];
    const ids = citiesOf(call.db, country).map(({ id }) => id);
    return {
      country,
      cityIds: JSON.stringify(city === null ? ids : ids.filter((id) => id === city)),
      wholeCountry: city === null,
      from: fromDate === null ? firstInstant : startOf(fromDate, timeZone),
      to: endOf(toDate ?? lastDate, timeZone),
      toDate: dayOf(toDate ?? lastDate, timeZone),
      moreThanOrders,
    };
  });
};

const countryNames: Readonly<Record<CountryId, string>> = { es: 'España', ua: 'Україна' };

export interface Selector {
  name: string;
  list: { id: string; name: string }[];
}

/** Minimum number of orders, to tell repeat customers from one-time ones. */
export const orderCountSelector: Selector = {
  name: 'orderCount',
  list: orderCounts.map((id) => ({ id, name: `> ${id}` })),
};

export const selectorsOf = (call: Call): Selector[] => {
  const allowed = countriesOf(call.identity.country);
  return [
    { name: 'country', list: allowed.map((id) => ({ id, name: countryNames[id] })) },
    { name: 'city', list: chosenCountries(call).flatMap((country) => citiesOf(call.db, country)) },
  ];
};
