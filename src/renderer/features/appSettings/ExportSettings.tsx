import { FolderChoice, useProfileChoices } from '../../resource/exports/FolderChoice.tsx';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Where exported files go, and how they are written. */
export const ExportSettings = () => {
  const exportProfile = usePreferencesStore((settings) => settings.exportProfile);
  const fileProfile = usePreferencesStore((settings) => settings.fileProfile);
  const profiles = useProfileChoices();
  return (
    <SettingsSection id="exports">
      <SettingItem id="exportsInto">{({ title }) => <FolderChoice label={title} />}</SettingItem>
      <SettingItem id="exportProfile">
        {({ isLocked }) => (
          <RadioChoices
            disabled={isLocked}
            choices={profiles.ours}
            value={exportProfile}
            onChoose={(chosen) => updatePreferences({ exportProfile: chosen })}
          />
        )}
      </SettingItem>
      <SettingItem id="fileProfile">
        {({ isLocked }) => (
          <RadioChoices
            disabled={isLocked}
            choices={profiles.ofServer}
            value={fileProfile}
            onChoose={(chosen) => updatePreferences({ fileProfile: chosen })}
          />
        )}
      </SettingItem>
    </SettingsSection>
  );
};
