import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { isCountryId } from '#shared/domain/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { useCityNames, useScopeChoices } from './useScopeChoices.ts';

const useStyles = makeStyles({
  root: { minWidth: '152px' },
  list: { minWidth: '152px', maxHeight: '420px' },
});

interface ScopeFilterProps {
  query: DashboardQuery;
  /** The page's address: what is chosen on the cards, so that nothing is asked twice. */
  params: URLSearchParams;
  onChange: (changes: Partial<DashboardQuery>) => void;
}

export const ScopeFilter = ({ query, params, onChange }: ScopeFilterProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const cityNameOf = useCityNames();
  const choices = useScopeChoices(query, params);
  const filters = [
    { name: 'country', label: t`Filter by area`, all: t`All countries` },
    { name: 'city', label: t`Filter by place`, all: t`All cities` },
  ] as const;
  return filters.map(({ name, label, all }) => {
    const list = choices[name];
    const chosen = list.find(({ id }) => id === query[name]);
    const nameOf = (option: (typeof list)[number]): string =>
      name === 'country' && isCountryId(option.id)
        ? i18n._(countryNames[option.id])
        : cityNameOf(option.id, option.name);
    if (list.length < 2 && !chosen) return null;
    return (
      <Dropdown
        key={name}
        className={styles.root}
        listbox={{ className: styles.list }}
        aria-label={label}
        value={chosen ? nameOf(chosen) : all}
        selectedOptions={[query[name]]}
        onOptionSelect={(_event, { optionValue }) => onChange({ [name]: optionValue ?? '' })}
      >
        <Option value="">{all}</Option>
        {list.map((option) => (
          <Option key={option.id} value={option.id}>
            {nameOf(option)}
          </Option>
        ))}
      </Dropdown>
    );
  });
};
