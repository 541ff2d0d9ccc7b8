import { Switch } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import { applySettings, updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const setOpenAtLogin = async (openAtLogin: boolean): Promise<void> => {
  const result = await request('settings.setOpenAtLogin', { openAtLogin });
  if (result.ok) applySettings(result.data);
};

/** How the app begins. Where the system keeps no such list there is no switch for it. */
export const StartSettings = () => {
  const { t } = useLingui();
  const openAtLogin = usePreferencesStore((settings) => settings.openAtLogin);
  const startWith = usePreferencesStore((settings) => settings.startWith);
  return (
    <SettingsSection id="startup">
      {openAtLogin !== null && (
        <SettingItem id="openAtLogin" hasOwnLabel>
          {({ title, isLocked }) => (
            <Switch
              label={title}
              disabled={isLocked}
              checked={openAtLogin}
              onChange={(_event, { checked }) => void setOpenAtLogin(checked)}
            />
          )}
        </SettingItem>
      )}
      <SettingItem id="startWith">
        {({ isLocked }) => (
          <RadioChoices
            disabled={isLocked}
            choices={[
              ['windows', t`Open the windows of the last time`],
              ['dashboard', t`Open one window with the dashboard`],
            ]}
            value={startWith}
            onChoose={(chosen) => updatePreferences({ startWith: chosen })}
          />
        )}
      </SettingItem>
    </SettingsSection>
  );
};

/** How often lists and records are read again while somebody looks at them. */
export const LiveSettings = () => {
  const { t } = useLingui();
  const liveUpdates = usePreferencesStore((settings) => settings.liveUpdates);
  return (
    <SettingsSection id="live">
      <SettingItem id="liveUpdates">
        {({ isLocked }) => (
          <RadioChoices
            disabled={isLocked}
            choices={[
              ['normal', t`Orders every 15 seconds, everything else within a minute`],
              ['slow', t`Four times slower, for slow lines`],
              ['off', t`Never; counts and notifications still come once a minute`],
            ]}
            value={liveUpdates}
            onChoose={(chosen) => updatePreferences({ liveUpdates: chosen })}
          />
        )}
      </SettingItem>
    </SettingsSection>
  );
};
