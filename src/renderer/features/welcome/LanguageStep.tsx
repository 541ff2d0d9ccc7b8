import { Radio, RadioGroup } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { locales } from '#shared/domain/locales.ts';
import { localeNames } from '../../i18n/localeNames.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';

export const LanguageStep = () => {
  const { t } = useLingui();
  const locale = usePreferencesStore((settings) => settings.locale);
  return (
    <RadioGroup
      aria-label={t`Language`}
      value={locale}
      onChange={(_event, { value }) => {
        const chosen = locales.find((known) => known === value);
        if (chosen) updatePreferences({ locale: chosen });
      }}
    >
      {locales.map((known) => (
        <Radio key={known} value={known} label={{ children: localeNames[known], lang: known.slice(0, 2) }} />
      ))}
    </RadioGroup>
  );
};
