import { Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import { applySettings, updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
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
          <RadioGroup
            disabled={isLocked}
            value={startWith}
            onChange={(_event, { value }) =>
              updatePreferences({ startWith: value === 'dashboard' ? 'dashboard' : 'windows' })
            }
          >
            <Radio value="windows" label={t`Open the windows of the last time`} />
            <Radio value="dashboard" label={t`Open one window with the dashboard`} />
          </RadioGroup>
        )}
      </SettingItem>
    </SettingsSection>
  );
};
