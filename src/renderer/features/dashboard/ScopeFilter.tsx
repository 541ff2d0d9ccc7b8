import { Dropdown, Field, MenuButton, makeStyles, Option, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { isCountryId } from '#shared/rules/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { useChosenPlace } from '../../stores/page.ts';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import type { DashboardQuery } from './dashboardQuery.ts';
import { useCityNames, useScopeChoices } from './useScopeChoices.ts';

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: '12px', width: '282px', padding: '16px' },
  button: {
    minWidth: 0,
    maxWidth: '100%',
    paddingInline: '8px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  list: { minWidth: '152px', maxHeight: '420px' },
});

interface ScopeFilterProps {
  query: DashboardQuery;
  today: string;
  /** URL parameters with the cards' selectors, so that the same queries are reused. */
  params: URLSearchParams;
  onChange: (changes: Partial<DashboardQuery>) => void;
}

/** Country and city of all figures, as one control that says so: the header's boxes do not change them. */
export const ScopeFilter = ({ query, today, params, onChange }: ScopeFilterProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const cityNameOf = useCityNames();
  const choices = useScopeChoices(query, today, params);
  const filters = [
    { name: 'country', title: t`Country`, label: t`Filter by area`, all: t`All countries` },
    { name: 'city', title: t`City`, label: t`Filter by place`, all: t`All cities` },
  ] as const;
  const chosen = filters.map(({ name, ...filter }) => {
    const list = choices[name];
    const option = list.find(({ id }) => id === query[name]);
    const nameOf = ({ id, name: given }: (typeof list)[number]): string =>
      name === 'country' && isCountryId(id) ? i18n._(countryNames[id]) : cityNameOf(id, given);
    return { ...filter, name, list, nameOf, words: option && nameOf(option) };
  });
  const [country, city] = chosen;
  const ofCity = city?.words ?? city?.all;
  const isAnywhere = !country?.words && !city?.words;
  useChosenPlace(isAnywhere ? (country?.all ?? '') : [ofCity, country?.words].filter(Boolean).join(', '));
  const place = isAnywhere ? (country?.all ?? '') : [country?.words, ofCity].filter(Boolean).join(' · ');
  const offered = chosen.filter(({ list, words }) => list.length > 1 || words !== undefined);
  if (offered.length === 0)
    return (
      <Text>
        <Trans>Figures for {place}</Trans>
      </Text>
    );
  return (
    <ButtonPopover
      button={
        <MenuButton className={styles.button} appearance="subtle">
          <Trans>Figures for {place}</Trans>
        </MenuButton>
      }
      label={t`Country and city of the figures`}
      className={styles.surface}
    >
      {offered.map(({ name, title, label, all, list, nameOf, words }) => (
        <Field key={name} label={title}>
          <Dropdown
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
        </Field>
      ))}
    </ButtonPopover>
  );
};
