import { Switch, Textarea } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { locales } from '#shared/screens/settingValues.ts';
import { useIsJournalOn } from '../../data/useJournal.ts';
import { localeNames } from '../../i18n/activateLocale.ts';
import { request } from '../../ipc/bridge.ts';
import { FolderChoice, useProfileChoices } from '../../resource/list/FolderChoice.tsx';
import { setNoticesMuted } from '../../stores/mainState.ts';
import {
  applySettings,
  togglePrivacy,
  updatePreferences,
  useIsPrivate,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useThemeChoices } from '../../ui/theme.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { SettingId } from './settingsTable.ts';

interface SwitchSettingProps {
  id: SettingId;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

const SwitchSetting = ({ id, isOn, onSwitch }: SwitchSettingProps) => (
  <SettingItem id={id} hasOwnLabel>
    {({ title, isLocked }) => (
      <Switch
        label={title}
        disabled={isLocked}
        checked={isOn}
        onChange={(_event, { checked }) => onSwitch(checked)}
      />
    )}
  </SettingItem>
);

interface RadioSettingProps<Value extends string> {
  id: SettingId;
  layout?: 'horizontal';
  choices: readonly (readonly [Value, string])[];
  value: Value;
  onChoose: (value: Value) => void;
}

const RadioSetting = <Value extends string>({ id, ...radios }: RadioSettingProps<Value>) => (
  <SettingItem id={id}>{({ isLocked }) => <RadioChoices disabled={isLocked} {...radios} />}</SettingItem>
);

/** Changes apply immediately in all windows. */
export const AppearanceSettings = () => {
  const { t } = useLingui();
  const themes = useThemeChoices();
  const locale = usePreferencesStore((settings) => settings.locale);
  const theme = usePreferencesStore((settings) => settings.theme);
  const density = usePreferencesStore((settings) => settings.density);
  return (
    <SettingsSection id="appearance">
      <RadioSetting
        id="locale"
        layout="horizontal"
        choices={locales.map((known) => [known, localeNames[known]])}
        value={locale}
        onChoose={(chosen) => updatePreferences({ locale: chosen })}
      />
      <RadioSetting
        id="theme"
        layout="horizontal"
        choices={themes}
        value={theme}
        onChoose={(chosen) => updatePreferences({ theme: chosen })}
      />
      <RadioSetting
        id="density"
        layout="horizontal"
        choices={[
          ['comfortable', t`Comfortable`],
          ['compact', t`Compact`],
        ]}
        value={density}
        onChoose={(chosen) => updatePreferences({ density: chosen })}
      />
    </SettingsSection>
  );
};

const maxIssuer = 400;

/** Saved when the user leaves the field: half a name would be on statements. */
const IssuerSetting = () => {
  const issuer = usePreferencesStore((settings) => settings.statementIssuer);
  return (
    <SettingItem id="statementIssuer">
      {({ isLocked }) => (
        <Textarea
          key={issuer}
          disabled={isLocked}
          defaultValue={issuer}
          maxLength={maxIssuer}
          rows={3}
          onBlur={({ target: { value } }) => {
            if (value.trim() !== issuer) updatePreferences({ statementIssuer: value.trim() });
          }}
        />
      )}
    </SettingItem>
  );
};

export const ExportSettings = () => {
  const exportProfile = usePreferencesStore((settings) => settings.exportProfile);
  const fileProfile = usePreferencesStore((settings) => settings.fileProfile);
  const profiles = useProfileChoices();
  return (
    <SettingsSection id="exports">
      <SettingItem id="exportsInto">{({ title }) => <FolderChoice label={title} />}</SettingItem>
      <RadioSetting
        id="exportProfile"
        choices={profiles.ours}
        value={exportProfile}
        onChoose={(chosen) => updatePreferences({ exportProfile: chosen })}
      />
      <RadioSetting
        id="fileProfile"
        choices={profiles.ofServer}
        value={fileProfile}
        onChoose={(chosen) => updatePreferences({ fileProfile: chosen })}
      />
      <IssuerSetting />
    </SettingsSection>
  );
};

/** Hidden before the login, because these settings are stored per user. */
export const NoticeSettings = () => {
  const isMuted = usePreferencesStore((settings) => settings.noticesMuted);
  const hasOrderNotices = usePreferencesStore((settings) => settings.orderNotices);
  if (!useUser()) return null;
  return (
    <SettingsSection id="notifications">
      <SwitchSetting
        id="noticesMuted"
        isOn={!isMuted}
        onSwitch={(isShown) => void setNoticesMuted(!isShown)}
      />
      <SwitchSetting
        id="orderNotices"
        isOn={hasOrderNotices}
        onSwitch={(orderNotices) => updatePreferences({ orderNotices })}
      />
    </SettingsSection>
  );
};

export const PrivacySettings = () => (
  <SettingsSection id="privacy">
    <SwitchSetting id="privacy" isOn={useIsPrivate()} onSwitch={togglePrivacy} />
    <SwitchSetting
      id="journal"
      isOn={useIsJournalOn()}
      onSwitch={(journal) => updatePreferences({ journal })}
    />
  </SettingsSection>
);

const setOpenAtLogin = async (openAtLogin: boolean): Promise<void> => {
  const result = await request('settings.setOpenAtLogin', { openAtLogin });
  if (result.ok) applySettings(result.data);
};

/** `openAtLogin` is null on systems without login items; then there is no switch. */
export const StartSettings = () => {
  const { t } = useLingui();
  const openAtLogin = usePreferencesStore((settings) => settings.openAtLogin);
  const startWith = usePreferencesStore((settings) => settings.startWith);
  return (
    <SettingsSection id="startup">
      {openAtLogin !== null && (
        <SwitchSetting
          id="openAtLogin"
          isOn={openAtLogin}
          onSwitch={(isWanted) => void setOpenAtLogin(isWanted)}
        />
      )}
      <RadioSetting
        id="startWith"
        choices={[
          ['windows', t`Open the windows of your last session`],
          ['dashboard', t`Open one window with the dashboard`],
        ]}
        value={startWith}
        onChoose={(chosen) => updatePreferences({ startWith: chosen })}
      />
    </SettingsSection>
  );
};

/** Polling of lists and records while they are visible. */
export const LiveSettings = () => {
  const { t } = useLingui();
  const liveUpdates = usePreferencesStore((settings) => settings.liveUpdates);
  return (
    <SettingsSection id="live">
      <RadioSetting
        id="liveUpdates"
        choices={[
          ['normal', t`Orders every 15 seconds, everything else within a minute`],
          ['slow', t`Four times slower, for slow connections`],
          ['off', t`Never; counts and notifications still come once a minute`],
        ]}
        value={liveUpdates}
        onChoose={(chosen) => updatePreferences({ liveUpdates: chosen })}
      />
    </SettingsSection>
  );
};
