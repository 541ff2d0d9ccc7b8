import { Switch } from '@fluentui/react-components';
import { togglePrivacy, useIsPrivate } from '../../stores/preferences.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const PrivacySettings = () => {
  const isPrivate = useIsPrivate();
  return (
    <SettingsSection id="privacy">
      <SettingItem id="privacy" hasOwnLabel>
        {({ title, isLocked }) => (
          <Switch label={title} disabled={isLocked} checked={isPrivate} onChange={togglePrivacy} />
        )}
      </SettingItem>
    </SettingsSection>
  );
};
