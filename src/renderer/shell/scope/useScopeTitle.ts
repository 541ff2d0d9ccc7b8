import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isCountryId } from '#shared/domain/countries.ts';
import { cityName, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { usePageStore } from '../../stores/page.ts';
import { useSessionStore } from '../../stores/session.ts';
import { isRecordWindow } from '../../ui/openWindow.ts';
import { scopeOfPath } from './scopePath.ts';

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
