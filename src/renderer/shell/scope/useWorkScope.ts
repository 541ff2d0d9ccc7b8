import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CityListItem } from '#shared/api/geography.ts';
import { type CountryId, isCountryId } from '#shared/domain/countries.ts';
import { cityName, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { setScope, usePageStore, useScopeStore } from '../../stores/page.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import { isRecordWindow } from '../../ui/openWindow.ts';
import { resolveCity, resolveCountry, scopeChanges, scopeOfPath } from './resolveScope.ts';

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
    | { kind: 'forbiddenCountry'; asked: CountryId; to: string; country: CountryId }
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
    if (inCountry.kind === 'forbidden') return { ...inCountry, kind: 'forbiddenCountry' };
    if (inCity?.kind === 'redirect') return inCity;
    if (inCity?.kind === 'none') return { kind: 'noCity' };
    const isCityPage = scopeOfPath(pathname).city !== null;
    return { kind: isCityPage && inCity === null && isPending && isLoggedIn ? 'waiting' : 'ready' };
  };
  return { country, city, cities: cities ?? [], page: page() };
};

/** Next time begins where this window works now; a record opened beside does not change that. */
const rememberScope = (country: CountryId, city: string | null): void => {
  if (isRecordWindow()) return;
  const changes = scopeChanges(usePreferencesStore.getState(), country, city);
  if (Object.keys(changes).length > 0) updatePreferences(changes);
};

/**
 * Tells breadcrumb and title the country and city of a page in a window of its own. The main window says them in its
 * header. The title is kept outside the query cache, so the name goes through a store.
 */
export const useScopeTitle = (): void => {
  const { i18n } = useLingui();
  const { country, city } = scopeOfPath(useLocation().pathname);
  const isLoggedIn = useSessionStore(({ session }) => session.status === 'loggedIn');
  const known = isRecordWindow() && country !== null && isCountryId(country) ? country : null;
  const { data: cities } = useCities(known ?? 'es', known !== null && city !== null && isLoggedIn);
  const found = cities?.find(({ id }) => id === city);
  const countryWords = known && i18n._(countryNames[known]);
  const scopeTitle =
    known && found ? `${cityName(i18n.locale, known, found)}, ${countryWords}` : countryWords;
  useEffect(() => {
    usePageStore.setState({ scopeTitle });
    return () => usePageStore.setState({ scopeTitle: null });
  }, [scopeTitle]);
};
