import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { locales } from '#shared/domain/locales.ts';
import { localeNames } from '../../i18n/localeNames.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { SettingsSection } from './SettingsSection.tsx';

const themes = ['system', 'light', 'dark'] as const;

/** Language and theme: at once, in all windows. */
export const AppearanceSettings = () => {
  const { t } = useLingui();
  const locale = usePreferencesStore((settings) => settings.locale);
  const theme = usePreferencesStore((settings) => settings.theme);
  const themeNames = { system: t`Same as the system`, light: t`Light`, dark: t`Dark` };
  return (
    <SettingsSection title={<Trans>Appearance</Trans>}>
      <Field label={t`Language`}>
        <RadioGroup
          layout="horizontal"
          value={locale}
          onChange={(_event, { value }) => {
            const chosen = locales.find((known) => known === value);
            if (chosen) updatePreferences({ locale: chosen });
          }}
        >
          {locales.map((known) => (
            <Radio key={known} value={known} label={localeNames[known]} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t`Theme`}>
        <RadioGroup
          layout="horizontal"
          value={theme}
          onChange={(_event, { value }) => {
            const chosen = themes.find((known) => known === value);
            if (chosen) updatePreferences({ theme: chosen });
          }}
        >
          {themes.map((known) => (
            <Radio key={known} value={known} label={themeNames[known]} />
          ))}
        </RadioGroup>
      </Field>
    </SettingsSection>
  );
};
