import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { allCities } from '#shared/rules/allCities.ts';
import { countriesOf, isCountryId } from '#shared/rules/countries.ts';
import { countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { noteChoice, setScope, usePageStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { HeaderPicker } from '../LanguagePicker.tsx';
import { offersAllCities, pathInScope, scopeOfPath } from './resolveScope.ts';
import type { CurrentScope } from './useCurrentScope.ts';

/** Switches this window's country or city: in its address, or as the scope for pages without one. */
export const ScopePickers = ({ pathname, country, city, pageCity, isAll, cities }: CurrentScope) => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const user = useUser();
  const { isPending, isLoadingError, refetch } = useCities(country, user !== null);
  const here = scopeOfPath(pathname);
  const limit = user?.country ?? 'any';
  const goTo = (target: Parameters<typeof pathInScope>[1]): void => {
    const to = pathInScope(pathname, target);
    noteChoice(to);
    void navigate(to + usePageStore.getState().searchElsewhere);
  };
  const chooseCountry = (chosen: string): void => {
    if (!isCountryId(chosen)) return;
    const last = usePreferencesStore.getState().lastCity[chosen] ?? null;
    if (here.country === null) setScope({ country: chosen, city: last, isAll });
    else goTo({ country: chosen, city: here.city === allCities ? allCities : last });
  };
  const chooseCity = (chosen: string): void => {
    if (here.city === null)
      setScope({ country, city: chosen === allCities ? city : chosen, isAll: chosen === allCities });
    else goTo({ country, city: chosen });
  };
  const hasAll = cities.length > 1 && (here.city === null || offersAllCities(pathname));
  return (
    <>
      <HeaderPicker
        label={t`Country`}
        width="narrow"
        options={countriesOf(limit).map((id) => ({ id, name: i18n._(countryNames[id]) }))}
        chosen={country}
        onChoose={chooseCountry}
      />
      <HeaderPicker
        label={t`City`}
        width="wide"
        options={[...(hasAll ? [{ id: allCities, name: t`All cities` }] : []), ...cities]}
        chosen={isAll && (here.city === null || here.city === allCities) ? allCities : pageCity}
        placeholder={isPending ? '…' : isLoadingError ? t`Could not load` : t`No city`}
        isDisabled={cities.length === 0}
        onChoose={chooseCity}
      />
      {isLoadingError && (
        <ToolButton
          label={t`Reload the cities`}
          icon={<ArrowClockwise20Regular />}
          onClick={() => void refetch()}
        />
      )}
    </>
  );
};
