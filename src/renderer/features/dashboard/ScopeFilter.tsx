import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { isCountryId } from '#shared/domain/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { useChosenPlace } from '../../stores/page.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { useCityNames, useScopeChoices } from './useScopeChoices.ts';

const useStyles = makeStyles({
  root: { minWidth: '152px' },
  list: { minWidth: '152px', maxHeight: '420px' },
});

interface ScopeFilterProps {
  query: DashboardQuery;
  today: string;
  /** URL parameters with the cards' selectors, so that the same queries are reused. */
  params: URLSearchParams;
  onChange: (changes: Partial<DashboardQuery>) => void;
}

export const ScopeFilter = ({ query, today, params, onChange }: ScopeFilterProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const cityNameOf = useCityNames();
  const choices = useScopeChoices(query, today, params);
  const filters = [
    { name: 'country', label: t`Filter by area`, all: t`All countries` },
    { name: 'city', label: t`Filter by place`, all: t`All cities` },
  ] as const;
  const chosen = filters.map(({ name, label, all }) => {
    const list = choices[name];
    const option = list.find(({ id }) => id === query[name]);
    const nameOf = ({ id, name: given }: (typeof list)[number]): string =>
      name === 'country' && isCountryId(id) ? i18n._(countryNames[id]) : cityNameOf(id, given);
    return { name, label, all, list, nameOf, words: option && nameOf(option) };
  });
  const [country, city] = chosen;
  useChosenPlace(
    country?.words || city?.words
      ? [city?.words ?? city?.all, country?.words].filter(Boolean).join(', ')
      : (country?.all ?? ''),
  );
  return chosen.map(({ name, label, all, list, nameOf, words }) => {
    if (list.length < 2 && words === undefined) return null;
    return (
      <Dropdown
        key={name}
        className={styles.root}
        listbox={{ className: styles.list }}
        aria-label={label}
        value={words ?? all}
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
