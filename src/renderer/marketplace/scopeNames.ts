import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CityListItem } from '#shared/api/geography.ts';
import type { CountryId } from '#shared/domain/countries.ts';
import { unwrap } from '../data/queryClient.ts';
import { namesOf } from '../data/watchRecords.ts';
import { call } from '../ipc/bridge.ts';
import type { CityName } from '../stores/page.ts';

export const countryNames: Record<CountryId, MessageDescriptor> = {
  es: msg`Spain`,
  ua: msg`Ukraine`,
};

/** A city as the interface's language writes it: Ukrainian has its own names for Ukraine's, the others the common ones. */
export const cityName = (
  locale: string,
  country: CountryId,
  { name, localName }: Pick<CityListItem, 'name' | 'localName'>,
): string => (country === 'ua' && locale === 'uk_UA' ? localName || name : name);

const named = new WeakMap<readonly CityListItem[], Map<string, readonly CityName[]>>();
const noNames: readonly CityName[] = [];

/** A country's cities as the interface's language writes them; memoized, so that whoever shows them is not drawn again for equal ones. */
export const cityNames = (
  locale: string,
  country: CountryId,
  cities: readonly CityListItem[] | undefined,
): readonly CityName[] => {
  if (!cities) return noNames;
  const byLocale = named.get(cities) ?? new Map<string, readonly CityName[]>();
  named.set(cities, byLocale);
  const names =
    byLocale.get(locale) ?? cities.map((city) => ({ id: city.id, name: cityName(locale, country, city) }));
  byLocale.set(locale, names);
  return names;
};

/** All cities of a country in one page, in the server's order: the first one is where people start. */
const size = 1000;

const readCities = async (country: CountryId, signal: AbortSignal): Promise<CityListItem[]> =>
  unwrap(await call('cities.list', { country }, { query: { page: 1, size }, signal }));

/** The cities of a country as the cache keeps them. */
export const citiesOf = (country: CountryId) =>
  queryOptions({
    meta: namesOf('cities'),
    queryKey: ['header cities', country],
    queryFn: ({ signal }) => readCities(country, signal),
    staleTime: 5 * 60_000,
  });

/** The cities of a country, for choosing where to work. */
export const useCities = (country: CountryId, isWanted: boolean): UseQueryResult<CityListItem[]> =>
  useQuery({ ...citiesOf(country), enabled: isWanted });

/** The name of a city for a title; three dots until it is known. */
export const useCityName = (country: CountryId, cityId: string): string => {
  const { i18n } = useLingui();
  const { data: cities } = useCities(country, true);
  const city = cities?.find(({ id }) => id === cityId);
  return city ? cityName(i18n.locale, country, city) : '…';
};
