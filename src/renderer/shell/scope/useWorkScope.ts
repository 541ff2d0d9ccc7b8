import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CityListItem } from '#shared/api/geography.ts';
import type { CountryId } from '#shared/domain/countries.ts';
import { useCities } from '../../marketplace/scopeNames.ts';
import { setScope, useScopeStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import { rememberScope } from './rememberScope.ts';
import { resolveCity, resolveCountry } from './resolveScope.ts';
import { scopeOfPath } from './scopePath.ts';

export interface WorkScope {
  country: CountryId;
  city: string | null;
  cities: readonly CityListItem[];
  /** What the page's place shows: itself, or something else for the time being. */
  page:
    | { kind: 'ready' }
    | { kind: 'waiting' }
    | { kind: 'redirect'; to: string }
    | { kind: 'unknownCountry' }
    | { kind: 'noCity' };
}

/** Country and city of the page that is open, checked against what the administrator may use and what exists. */
export const useWorkScope = (): WorkScope => {
  const { pathname } = useLocation();
  const countryLimit = useSessionStore(
    ({ session, lastUser }) => (session.user ?? lastUser)?.country ?? 'any',
  );
  const isLoggedIn = useSessionStore(({ session }) => session.status === 'loggedIn');
  const current = useScopeStore();
  const saved = usePreferencesStore((settings) => settings.lastCity);
  const lastCity = current.city === null ? saved : { ...saved, [current.country]: current.city };
  const inCountry = resolveCountry({ pathname, countryLimit, lastCountry: current.country, lastCity });
  const { country } = inCountry;
  const { data: cities, isPending } = useCities(country, isLoggedIn);

  const inCity = cities
    ? resolveCity(
        { pathname, lastCity },
        country,
        cities.map(({ id }) => id),
      )
    : null;
  // Without the list (still loading, or it failed) the address and the last choice are believed.
  const believed = scopeOfPath(pathname).city ?? lastCity[country] ?? null;
  const city = inCity === null ? believed : inCity.kind === 'none' ? null : inCity.city;
  const cityName = cities?.find(({ id }) => id === city)?.name ?? null;
  const isSettled = inCountry.kind === 'ok' && (inCity === null ? !isPending : inCity.kind === 'ok');

  useEffect(() => {
    if (!isSettled) return;
    setScope(country, city, cityName);
    rememberScope(country, city);
  }, [isSettled, country, city, cityName]);

  const page = (): WorkScope['page'] => {
    if (inCountry.kind === 'unknown') return { kind: 'unknownCountry' };
    if (inCountry.kind === 'redirect') return inCountry;
    if (inCity?.kind === 'redirect') return inCity;
    if (inCity?.kind === 'none') return { kind: 'noCity' };
    const isCityPage = scopeOfPath(pathname).city !== null;
    return { kind: isCityPage && inCity === null && isPending && isLoggedIn ? 'waiting' : 'ready' };
  };
  return { country, city, cities: cities ?? [], page: page() };
};
