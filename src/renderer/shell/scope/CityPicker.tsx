import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { cityName } from '../../marketplace/scopeNames.ts';
import { setScope, usePageStore } from '../../stores/page.ts';
import { crampedQuery } from '../../ui/useMediaQuery.ts';
import { PickerValue } from '../PickerValue.tsx';
import { pathInScope, scopeOfPath } from './scopePath.ts';
import type { WorkScope } from './useWorkScope.ts';

const useStyles = makeStyles({
  root: { minWidth: '152px', [`@media ${crampedQuery}`]: { minWidth: '56px' } },
  list: { minWidth: '152px', maxHeight: 'min(420px, 70vh)' },
});

/** Moves this window to another city of the country. */
export const CityPicker = ({ country, city, cities }: Omit<WorkScope, 'page'>) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const names = cities.map((one) => ({ id: one.id, name: cityName(i18n.locale, country, one) }));
  const name = names.find(({ id }) => id === city)?.name ?? '';
  const choose = (chosen: string | undefined): void => {
    if (chosen === undefined || chosen === city) return;
    if (scopeOfPath(pathname).city === null) setScope(country, chosen);
    else
      void navigate(
        pathInScope(pathname, { country, city: chosen }) + usePageStore.getState().searchElsewhere,
      );
  };
  return (
    <Dropdown
      className={styles.root}
      size="small"
      aria-label={t`City`}
      placeholder={t`No city`}
      disabled={cities.length === 0}
      value={name}
      button={{ children: <PickerValue text={name || t`No city`} /> }}
      selectedOptions={city === null ? [] : [city]}
      listbox={{ className: styles.list }}
      onOptionSelect={(_event, { optionValue }) => choose(optionValue)}
    >
      {names.map(({ id, name }) => (
        <Option key={id} value={id}>
          {name}
        </Option>
      ))}
    </Dropdown>
  );
};
