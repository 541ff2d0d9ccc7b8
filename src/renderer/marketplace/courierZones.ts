import { i18n } from '@lingui/core';
import { success } from '#shared/ipc/result.ts';
import { type CountryId, isCountryId } from '#shared/rules/countries.ts';
import { foldText } from '#shared/text/foldText.ts';
import { isAllCities, type RecordScope } from '../data/entityCalls.ts';
import { queryClient } from '../data/queryClient.ts';
import { windowBudget } from '../data/windowBudget.ts';
import { call } from '../ipc/bridge.ts';
import { optionSource, sharedAnswer } from '../resource/fields/option/option.ts';
import type { ReferenceOption } from '../resource/fields/reference/referenceSource.ts';
import { citiesOf, cityName } from './scopeNames.ts';

const zones = sharedAnswer('geoZones', ({ country = '', city = '' }) =>
  call('couriers.geoZones', { country, city }),
);

/** Delivery zone with its city, for choices across cities. */
export interface CityZone extends ReferenceOption {
  city: string;
}

const zonesOfCities = async (country: CountryId, signal: AbortSignal): Promise<CityZone[]> => {
  const cities = await queryClient.fetchQuery(citiesOf(country));
  const ofCities = await Promise.all(
    cities.map(async (city) => {
      const group = cityName(i18n.locale, country, city);
      const known = await windowBudget.run('zones', () => zones({ country, city: city.id }), signal);
      if (!known) throw signal.reason;
      return known.map(({ id, name }) => ({ id, name, group, city: city.id }));
    }),
  );
  return ofCities.flat();
};

/** Zones of a city, or of all cities with the city's name as group. */
export const readZones = async (
  { country = '', city = '' }: RecordScope,
  signal: AbortSignal,
): Promise<readonly CityZone[]> => {
  if (isAllCities({ city })) return isCountryId(country) ? zonesOfCities(country, signal) : [];
  return (await zones({ country, city })).map(({ id, name }) => ({ id, name, city }));
};

/** Zones that can be assigned to couriers. With all cities in scope, the city's name is searchable too. */
export const zoneSource = optionSource({
  key: 'geoZones',
  isOfCity: true,
  answer: zones,
  options: (known) => known.map(({ id, name }) => ({ id, name })),
  search: async ({ country = '' }, text, signal) => {
    const all = isCountryId(country) ? await zonesOfCities(country, signal) : [];
    const wanted = foldText(text);
    return success(all.filter(({ name, group = '' }) => foldText(`${name} ${group}`).includes(wanted)));
  },
});
