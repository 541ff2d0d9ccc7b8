import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { countriesOf, isCountryId } from '#shared/domain/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { setScope, usePageStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { crampedQuery } from '../../ui/useMediaQuery.ts';
import { PickerValue } from '../PickerValue.tsx';
import { pathInScope, scopeOfPath } from './scopePath.ts';
import type { WorkScope } from './useWorkScope.ts';

const useStyles = makeStyles({
  root: { minWidth: '112px', [`@media ${crampedQuery}`]: { minWidth: '56px' } },
  list: { minWidth: '112px' },
});

/** Moves this window to another country: its address, or what pages without a country work with. */
export const CountryPicker = ({ country }: Pick<WorkScope, 'country'>) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const limit = useUser()?.country ?? 'any';
  const choose = (chosen = ''): void => {
    if (!isCountryId(chosen) || chosen === country) return;
    const city = usePreferencesStore.getState().lastCity[chosen] ?? null;
    if (scopeOfPath(pathname).country === null) setScope(chosen, city);
    else
      void navigate(
        pathInScope(pathname, { country: chosen, city }) + usePageStore.getState().searchElsewhere,
      );
  };
  return (
    <Dropdown
      className={styles.root}
      size="small"
      aria-label={t`Country`}
      value={i18n._(countryNames[country])}
      button={{ children: <PickerValue text={i18n._(countryNames[country])} /> }}
      selectedOptions={[country]}
      listbox={{ className: styles.list }}
      onOptionSelect={(_event, { optionValue }) => choose(optionValue)}
    >
      {countriesOf(limit).map((id) => (
        <Option key={id} value={id}>
          {i18n._(countryNames[id])}
        </Option>
      ))}
    </Dropdown>
  );
};
