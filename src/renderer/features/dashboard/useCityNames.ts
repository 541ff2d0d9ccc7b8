import { useLingui } from '@lingui/react/macro';
import type { CityListItem } from '#shared/api/geography.ts';
import { type CountryId, countriesOf } from '#shared/domain/countries.ts';
import { cityName, useCities } from '../../marketplace/scopeNames.ts';
import { useUser } from '../../stores/session.ts';

/** The cities of each country that the person works in. */
export const useAllCities = (): Record<CountryId, readonly CityListItem[]> => {
  const countries = countriesOf(useUser()?.country ?? 'any');
  const spanish = useCities('es', countries.includes('es')).data ?? [];
  const ukrainian = useCities('ua', countries.includes('ua')).data ?? [];
  return { es: spanish, ua: ukrainian };
};

/** The dashboard's answers name cities in their own language; asked by id or such a name, this one says it in the interface's. */
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
