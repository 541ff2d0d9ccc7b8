import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { isCountryId } from '#shared/domain/countries.ts';
import { countryNames } from '../../data/countryNames.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { useCityNames } from './useCityNames.ts';
import { useMetric } from './useMetric.ts';

const useStyles = makeStyles({
  root: { minWidth: '152px' },
  list: { minWidth: '152px', maxHeight: '420px' },
});

interface PlaceFilterProps {
  query: DashboardQuery;
  onChange: (changes: Partial<DashboardQuery>) => void;
}

export const PlaceFilter = ({ query, onChange }: PlaceFilterProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const cityNameOf = useCityNames();
  // Every card's answer says what there is to choose from; this one's is asked for anyway.
  const selectors = useMetric('orders', query).data?.selectors ?? [];
  const kinds = [
    { name: 'country', label: t`Filter by area`, all: t`All countries` },
    { name: 'city', label: t`Filter by place`, all: t`All cities` },
  ] as const;
  return kinds.map(({ name, label, all }) => {
    const list = selectors.find((selector) => selector.name === name)?.list ?? [];
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
