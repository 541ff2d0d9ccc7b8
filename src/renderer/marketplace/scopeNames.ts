import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CityListItem } from '#shared/api/geography.ts';
import type { CountryId } from '#shared/rules/countries.ts';
import { unwrap } from '../data/queryClient.ts';
import { namesOf } from '../data/watchRecords.ts';
import { call } from '../ipc/bridge.ts';
import type { CityName } from '../stores/page.ts';

export const countryNames: Record<CountryId, MessageDescriptor> = {
  es: msg`Spain`,
  ua: msg`Ukraine`,
};

/**
 * City name in the interface's language: Ukrainian uses local names
 * for Ukrainian cities, other languages the common ones.
 */
export const cityName = (
  locale: string,
  country: CountryId,
  { name, localName }: Pick<CityListItem, 'name' | 'localName'>,
): string => (country === 'ua' && locale === 'uk_UA' ? localName || name : name);

const named = new WeakMap<readonly CityListItem[], Map<string, readonly CityName[]>>();
const noNames: readonly CityName[] = [];

/** Display names of a country's cities. Memoized per answer and locale, to keep the array's identity. */
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

/** All cities in one page, in the server's order: the first one is the default. */
const size = 1000;

const readCities = async (country: CountryId, signal: AbortSignal): Promise<CityListItem[]> =>
  unwrap(await call('cities.list', { country }, { query: { page: 1, size }, signal }));

export const citiesOf = (country: CountryId) =>
  queryOptions({
    meta: namesOf('cities'),
    queryKey: ['header cities', country],
    queryFn: ({ signal }) => readCities(country, signal),
    staleTime: 5 * 60_000,
  });

export const useCities = (country: CountryId, isWanted: boolean): UseQueryResult<CityListItem[]> =>
  useQuery({ ...citiesOf(country), enabled: isWanted });

/** City name for a title; `…` while loading. */
export const useCityName = (country: CountryId, cityId: string): string => {
  const { i18n } = useLingui();
  const { data: cities } = useCities(country, true);
  const city = cities?.find(({ id }) => id === cityId);
  return city ? cityName(i18n.locale, country, city) : '…';
};
