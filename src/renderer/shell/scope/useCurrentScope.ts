import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { allCities } from '#shared/rules/allCities.ts';
import { type CountryId, isCountryId } from '#shared/rules/countries.ts';
import { cityName, cityNames, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import {
  type CityName,
  noteChoice,
  setScope,
  takeArrival,
  takeChoice,
  usePageStore,
  useScopeStore,
} from '../../stores/page.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { isRecordWindow } from '../../ui/openWindow.ts';
import {
  isOfAllCities,
  isRecordOfCity,
  isScreenOfCity,
  resolveCity,
  resolveCountry,
  scopeChanges,
  scopeOfPath,
} from './resolveScope.ts';

export interface CurrentScope {
  /** Path without the query string, so that sorting a list does not render header and menu again. */
  pathname: string;
  country: CountryId;
  /**
   * City of lists; the previous one while all cities are shown.
   * Opening a record of another city does not change it.
   */
  city: string | null;
  pageCity: string | null;
  isAll: boolean;
  cities: readonly CityName[];
}

export type ScopePage =
  | { type: 'ready' }
  | { type: 'waiting' }
  | { type: 'redirect'; to: string }
  | { type: 'unknownCountry' }
  | { type: 'forbiddenCountry'; asked: CountryId; to: string; country: CountryId }
  | { type: 'noCity' };

/** Notes a move to another city. Runs before `setScope`, to compare with the scope of the last page. */
const useMoveNote = ({ pathname, country, city, isAll, cities }: CurrentScope, isSettled: boolean): void => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isLed = useNavigationType() === 'PUSH';
  const wasOneCitys = useRef(isScreenOfCity(pathname));
  const lastNote = useRef(0);
  const noteMove = (place: string, goBack: () => void): void => {
    const action = { label: t`Back`, run: goBack };
    lastNote.current = showToast({ intent: 'info', text: t`You are now in ${place}`, action });
  };
  const announce = useEffectEvent((path: string, now: string | null, areAll: boolean): void => {
    const isOneCitys = isScreenOfCity(path);
    const cameFromOthers = isOneCitys && !wasOneCitys.current;
    wasOneCitys.current = isOneCitys;
    const before = useScopeStore.getState();
    // The note of an earlier move names a city that the user has left.
    if (before.city !== now || before.country !== country || before.isAll !== areAll)
      dismissToast(lastNote.current);
    const arrival = takeArrival(path);
    if (arrival) {
      noteMove(arrival.place, () => {
        noteChoice(arrival.from.replace(/\?.*/, ''));
        void navigate(arrival.from);
      });
      return;
    }
    const place = cities.find(({ id }) => id === now)?.name ?? '';
    if (cameFromOthers && before.isAll)
      showToast({ intent: 'info', text: t`This screen shows one city: ${place}` });
    const isOtherCity = before.city !== null && before.city !== now && scopeOfPath(path).city === now;
    if (isOtherCity && !areAll && isLed && !takeChoice(path)) noteMove(place, () => void navigate(-1));
  });
  useEffect(() => {
    if (isSettled) announce(pathname, city, isAll);
  }, [isSettled, pathname, city, isAll]);
};

/** Country and city of the current page, checked against the user's access and the existing cities. */
export const useCurrentScope = (): { scope: CurrentScope; page: ScopePage } => {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const countryLimit = useSessionStore(
    ({ session, lastUser }) => (session.user ?? lastUser)?.country ?? 'any',
  );
  const isLoggedIn = useSessionStore(({ session }) => session.status === 'loggedIn');
  // Select single fields: this hook also writes the list of cities, which would render the frame again.
  const lastCountry = useScopeStore((current) => current.country);
  const cityNow = useScopeStore((current) => current.city);
  const wasAll = useScopeStore((current) => current.isAll);
  const saved = usePreferencesStore((settings) => settings.lastCity);
  const lastCity = cityNow === null ? saved : { ...saved, [lastCountry]: cityNow };
  const inCountry = resolveCountry({ pathname, countryLimit, lastCountry, lastCity });
  const { country } = inCountry;
  const { data: cities, isPending } = useCities(country, isLoggedIn);

  const inCity = cities
    ? resolveCity(
        { pathname, lastCity },
        country,
        cities.map(({ id }) => id),
      )
    : null;
  // Trust the address and the last choice while the list of cities is missing.
  const address = scopeOfPath(pathname);
  const believed = (address.city === allCities ? null : address.city) ?? lastCity[country] ?? null;
  const pageCity = inCity === null ? believed : inCity.type === 'none' ? null : inCity.city;
  const lastOfLists = lastCity[country];
  const isLastKnown = cities === undefined || cities.some(({ id }) => id === lastOfLists);
  const city = isRecordOfCity(pathname) && lastOfLists && isLastKnown ? lastOfLists : pageCity;
  const nameOfCity = cities?.find(({ id }) => id === city)?.name ?? null;
  const isAll = isOfAllCities(pathname, wasAll && lastCountry === country);
  const names = cityNames(i18n.locale, country, cities);
  useEffect(() => {
    if (useScopeStore.getState().cities !== names) useScopeStore.setState({ cities: names });
  }, [names]);
  const isSettled = inCountry.type === 'ok' && (inCity === null ? !isPending : inCity.type === 'ok');

  // Stable identity: header and menu are memoized by this object.
  const scope = useMemo(
    () => ({ pathname, country, city, pageCity, isAll, cities: names }),
    [pathname, country, city, pageCity, isAll, names],
  );
  useMoveNote(scope, isSettled);
  useEffect(() => {
    if (!isSettled) return;
    setScope({ country, city, cityName: nameOfCity, isAll });
    rememberScope(country, city);
  }, [isSettled, country, city, nameOfCity, isAll]);

  const page = (): ScopePage => {
    if (inCountry.type === 'unknown') return { type: 'unknownCountry' };
    if (inCountry.type === 'forbidden') return { ...inCountry, type: 'forbiddenCountry' };
    if (inCity?.type === 'redirect') return inCity;
    if (inCity?.type === 'none') return { type: 'noCity' };
    const isCityPage = scopeOfPath(pathname).city !== null;
    return { type: isCityPage && inCity === null && isPending && isLoggedIn ? 'waiting' : 'ready' };
  };
  return { scope, page: page() };
};

/** Persists the scope for the next start. Record windows do not change it. */
const rememberScope = (country: CountryId, city: string | null): void => {
  if (isRecordWindow()) return;
  const changes = scopeChanges(usePreferencesStore.getState(), country, city);
  if (Object.keys(changes).length > 0) updatePreferences(changes);
};

/**
 * Display name of the page's country and city, for breadcrumb and title of record windows; the main window
 * shows them in its header. Shared through a store, because the title is built outside the query provider.
 */
export const useScopeTitle = (): string | null => {
  const { i18n, t } = useLingui();
  const { country, city } = scopeOfPath(useLocation().pathname);
  const isLoggedIn = useSessionStore(({ session }) => session.status === 'loggedIn');
  const known = country !== null && isCountryId(country) ? country : null;
  const { data: cities } = useCities(known ?? 'es', known !== null && city !== null && isLoggedIn);
  const found = cities?.find(({ id }) => id === city);
  const countryWords = known && i18n._(countryNames[known]);
  const cityWords =
    city === allCities ? t`All cities` : known && found ? cityName(i18n.locale, known, found) : null;
  const scopeTitle = countryWords && cityWords ? `${cityWords}, ${countryWords}` : countryWords;
  useEffect(() => {
    if (isRecordWindow()) usePageStore.setState({ scopeTitle });
    return () => usePageStore.setState({ scopeTitle: null });
  }, [scopeTitle]);
  return scopeTitle;
};
