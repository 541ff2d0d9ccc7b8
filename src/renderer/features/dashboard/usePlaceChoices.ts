import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { countriesOf } from '#shared/domain/countries.ts';
import { useUser } from '../../stores/session.ts';
import { chosenOn, type Selectors } from './cardSelectors.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { metricList } from './metricList.ts';
import { useAllCities } from './useCityNames.ts';
import { metricQuestion, topCustomersQuestion } from './useMetric.ts';

type Choices = Selectors[number]['list'];

const metrics = Object.keys(metricList) as DashboardMetric[];

/** Every card's answer says what places there are to choose from: one that fails takes no choice away. */
const offeredPlaces = (answers: readonly { data: Metric | undefined }[]): Selectors =>
  answers
    .map(({ data }) => data?.selectors ?? [])
    .find((selectors) => selectors.some(({ name }) => name === 'country')) ?? [];

/**
 * The countries and cities that the dashboard can be narrowed to: those of the cards' selectors. Where a server sends
 * none, the person's countries, and the cities that come with the top customers or with the list of cities.
 */
export const usePlaceChoices = (
  query: DashboardQuery,
  params: URLSearchParams,
): Record<'country' | 'city', Choices> => {
  const selectors = useQueries({
    queries: metrics.map((metric) => ({
      ...metricQuestion(metric, query, chosenOn(params, metric)),
      placeholderData: keepPreviousData,
    })),
    combine: offeredPlaces,
  });
  const countries = countriesOf(useUser()?.country ?? 'any');
  const { data: top } = useQuery({ ...topCustomersQuestion(query), placeholderData: keepPreviousData });
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
