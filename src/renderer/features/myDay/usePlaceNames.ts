import { useLingui } from '@lingui/react';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { type CountryId, countriesOf, isCountryId } from '#shared/rules/countries.ts';
import { cityNames, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { useUser } from '../../stores/session.ts';

/** Name of the city or country of an entry; the country only where the user works in several. */
export const usePlaceNames = (): ((scope: JournalEntry['scope']) => string) => {
  const { i18n } = useLingui();
  const countries = countriesOf(useUser()?.country ?? 'any');
  const cities: Record<CountryId, ReturnType<typeof useCities>['data']> = {
    es: useCities('es', countries.includes('es')).data,
    ua: useCities('ua', countries.includes('ua')).data,
  };
  return ({ country = '', city }) => {
    if (!isCountryId(country)) return '';
    if (city === undefined) return countries.length > 1 ? i18n._(countryNames[country]) : '';
    const known = cityNames(i18n.locale, country, cities[country]).find(({ id }) => id === city);
    return known?.name ?? i18n._(countryNames[country]);
  };
};
