import { Switch } from '@fluentui/react-components';
import { setNoticesMuted } from '../../stores/mainState.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Nothing to set for somebody who is not logged in: it is remembered for a person. */
export const NoticeSettings = () => {
  const isMuted = usePreferencesStore((settings) => settings.noticesMuted);
  if (!useUser()) return null;
  return (
    <SettingsSection id="notifications">
      <SettingItem id="noticesMuted" hasOwnLabel>
        {({ title, isLocked }) => (
          <Switch
            label={title}
            disabled={isLocked}
            checked={!isMuted}
            onChange={(_event, { checked }) => void setNoticesMuted(!checked)}
          />
        )}
      </SettingItem>
    </SettingsSection>
  );
};
