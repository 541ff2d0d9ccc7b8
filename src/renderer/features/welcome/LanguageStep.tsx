import { useLingui } from '@lingui/react/macro';
import { locales } from '#shared/domain/settingValues.ts';
import { localeNames } from '../../i18n/activateLocale.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';

export const LanguageStep = () => {
  const { t } = useLingui();
  const locale = usePreferencesStore((settings) => settings.locale);
  return (
    <RadioChoices
      aria-label={t`Language`}
      choices={locales.map((known) => [known, { children: localeNames[known], lang: known.slice(0, 2) }])}
      value={locale}
      onChoose={(chosen) => updatePreferences({ locale: chosen })}
    />
  );
};
