import { Radio, RadioGroup } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { locales } from '#shared/domain/locales.ts';
import { localeNames } from '../../i18n/localeNames.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const themes = ['system', 'light', 'dark'] as const;
const densities = ['comfortable', 'compact'] as const;

/** Language, theme and row height: at once, in all windows. */
export const AppearanceSettings = () => {
  const { t } = useLingui();
  const locale = usePreferencesStore((settings) => settings.locale);
  const theme = usePreferencesStore((settings) => settings.theme);
  const density = usePreferencesStore((settings) => settings.density);
  const themeNames = { system: t`Same as the system`, light: t`Light`, dark: t`Dark` };
  const densityNames = { comfortable: t`Comfortable`, compact: t`Compact` };
  return (
    <SettingsSection id="appearance">
      <SettingItem id="locale">
        {({ isLocked }) => (
          <RadioGroup
            layout="horizontal"
            disabled={isLocked}
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
        )}
      </SettingItem>
      <SettingItem id="theme">
        {({ isLocked }) => (
          <RadioGroup
            layout="horizontal"
            disabled={isLocked}
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
        )}
      </SettingItem>
      <SettingItem id="density">
        {({ isLocked }) => (
          <RadioGroup
            layout="horizontal"
            disabled={isLocked}
            value={density}
            onChange={(_event, { value }) => {
              const chosen = densities.find((known) => known === value);
              if (chosen) updatePreferences({ density: chosen });
            }}
          >
            {densities.map((known) => (
              <Radio key={known} value={known} label={densityNames[known]} />
            ))}
          </RadioGroup>
        )}
      </SettingItem>
    </SettingsSection>
  );
};
