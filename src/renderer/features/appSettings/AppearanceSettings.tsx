import { useLingui } from '@lingui/react/macro';
import { locales } from '#shared/domain/settingValues.ts';
import { localeNames } from '../../i18n/activateLocale.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useThemeChoices } from '../../ui/theme.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Language, theme and row height: at once, in all windows. */
export const AppearanceSettings = () => {
  const { t } = useLingui();
  const locale = usePreferencesStore((settings) => settings.locale);
  const theme = usePreferencesStore((settings) => settings.theme);
  const density = usePreferencesStore((settings) => settings.density);
  const themes = useThemeChoices();
  return (
    <SettingsSection id="appearance">
      <SettingItem id="locale">
        {({ isLocked }) => (
          <RadioChoices
            layout="horizontal"
            disabled={isLocked}
            choices={locales.map((known) => [known, localeNames[known]])}
            value={locale}
            onChoose={(chosen) => updatePreferences({ locale: chosen })}
          />
        )}
      </SettingItem>
      <SettingItem id="theme">
        {({ isLocked }) => (
          <RadioChoices
            layout="horizontal"
            disabled={isLocked}
            choices={themes}
            value={theme}
            onChoose={(chosen) => updatePreferences({ theme: chosen })}
          />
        )}
      </SettingItem>
      <SettingItem id="density">
        {({ isLocked }) => (
          <RadioChoices
            layout="horizontal"
            disabled={isLocked}
            choices={[
              ['comfortable', t`Comfortable`],
              ['compact', t`Compact`],
            ]}
            value={density}
            onChoose={(chosen) => updatePreferences({ density: chosen })}
          />
        )}
      </SettingItem>
    </SettingsSection>
  );
};
