import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { locales } from '#shared/domain/settingValues.ts';
import { localeNames } from '../i18n/activateLocale.ts';
import { updatePreferences, useIsLocked, usePreferencesStore } from '../stores/preferences.ts';
import { crampedQuery } from '../ui/useMediaQuery.ts';
import { PickerValue } from './PickerValue.tsx';

const useStyles = makeStyles({
  root: { minWidth: '128px', [`@media ${crampedQuery}`]: { minWidth: '56px' } },
  list: { minWidth: '128px' },
});

/** Switches the language of all windows. */
export const LanguagePicker = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const current = usePreferencesStore(({ locale }) => locale);
  const isLocked = useIsLocked('locale');
  const choose = (chosen: string | undefined): void => {
    const locale = locales.find((known) => known === chosen);
    if (locale && locale !== current) updatePreferences({ locale });
  };
  return (
    <Dropdown
      className={styles.root}
      size="small"
      disabled={isLocked}
      aria-label={t`Language`}
      value={localeNames[current]}
      button={{ children: <PickerValue text={localeNames[current]} /> }}
      selectedOptions={[current]}
      listbox={{ className: styles.list }}
      onOptionSelect={(_event, { optionValue }) => choose(optionValue)}
    >
      {locales.map((locale) => (
        <Option key={locale} value={locale} lang={locale.slice(0, 2)}>
          {localeNames[locale]}
        </Option>
      ))}
    </Dropdown>
  );
};
