import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import type { CityListItem } from '#shared/api/geography.ts';
import { type CountryId, countriesOf, isCountryId } from '#shared/rules/countries.ts';
import { cityName, useCities } from '../../marketplace/scopeNames.ts';
import { useUser } from '../../stores/session.ts';
import { chosenOn, type Selectors } from './CardSelectors.tsx';
import type { DashboardQuery } from './dashboardQuery.ts';
import { metricList, shownQuery } from './metricList.ts';
import { metricQuery, topCustomersQuery } from './useMetric.ts';

const useAllCities = (): Record<CountryId, readonly CityListItem[]> => {
  const countries = countriesOf(useUser()?.country ?? 'any');
  const spanish = useCities('es', countries.includes('es')).data ?? [];
  const ukrainian = useCities('ua', countries.includes('ua')).data ?? [];
  return { es: spanish, ua: ukrainian };
};

/** Translates city names. The dashboard's responses contain ids or local names. */
export const useCityNames = (): ((key: string, fallback: string) => string) => {
  const { i18n } = useLingui();
  const { es, ua } = useAllCities();
  const names = new Map(
    [...es.map((city) => ['es', city] as const), ...ua.map((city) => ['ua', city] as const)].flatMap(
      ([country, city]) => {
        const name = cityName(i18n.locale, country, city);
        return [[city.id, name] as const, [city.localName, name] as const];
      },
    ),
  );
  return (key, fallback) => names.get(key) ?? fallback;
};

export const useCityIds = (): ((country: string, key: string) => string | undefined) => {
  const cities = useAllCities();
  return (country, key) =>
    isCountryId(country)
      ? cities[country].find(({ id, name, localName }) => [id, name, localName].includes(key))?.id
      : undefined;
};

type Choices = Selectors[number]['list'];

const metrics = Object.keys(metricList) as DashboardMetric[];

/** Takes the options from the first response that has them, so that a failed card has no effect. */
const offeredScopes = (answers: readonly { data: Metric | undefined }[]): Selectors =>
  answers
    .map(({ data }) => data?.selectors ?? [])
    .find((selectors) => selectors.some(({ name }) => name === 'country')) ?? [];

/**
 * Countries and cities to filter by, from the cards' selectors. If the server sends none: the user's
 * countries, and the cities of the top customers or of the list of cities.
 */
export const useScopeChoices = (
  query: DashboardQuery,
  today: string,
  params: URLSearchParams,
): Record<'country' | 'city', Choices> => {
  const selectors = useQueries({
    queries: metrics.map((metric) => ({
      ...metricQuery(metric, shownQuery(metric, query, today), chosenOn(params, metric)),
      placeholderData: keepPreviousData,
    })),
    combine: offeredScopes,
  });
  const countries = countriesOf(useUser()?.country ?? 'any');
  const { data: top } = useQuery({ ...topCustomersQuery(query), placeholderData: keepPreviousData });
  const cities = useAllCities();
  const offered = (name: string): Choices => selectors.find((each) => each.name === name)?.list ?? [];
  const chosen = countries.filter((country) => query.country === '' || country === query.country);
  const citiesOf = (country: (typeof countries)[number]): Choices => {
    const withTop = top?.cities[country] ?? [];
    return withTop.length > 0
      ? withTop
      : cities[country].map(({ id, localName }) => ({ id, name: localName }));
  };
  const country = offered('country');
  const city = offered('city');
  return {
    country: country.length > 0 ? country : countries.map((id) => ({ id, name: id })),
    city: city.length > 0 ? city : chosen.flatMap(citiesOf),
  };
};
