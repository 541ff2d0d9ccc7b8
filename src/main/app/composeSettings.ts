import { app, nativeTheme } from 'electron';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import type { ApiConnection } from '../api/connection.ts';
import type { Session } from '../auth/session.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import { createLoginItem } from '../platform/systemIdentity.ts';
import type { ReadPreset } from '../preset/readPreset.ts';
import { publicSettings } from '../settings/publicSettings.ts';
import { createReset } from '../settings/resetSettings.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast } from '../windows/broadcast.ts';

interface SettingsOptions {
  settings: SettingsStore;
  commandLine: CommandLine;
  readPreset: ReadPreset;
  connection: ApiConnection;
  session: Session;
  notices: { isMuted: () => boolean; setMuted: (isMuted: boolean) => void };
}

export const composeSettings = (options: SettingsOptions) => {
  const { settings, commandLine, readPreset, connection, session, notices } = options;
  const loginItem = createLoginItem(process.platform, app.isPackaged);
  const reset = createReset({
    settings,
    atFirst: { ...defaultSettings, ...readPreset.preset.values },
    switches: {
      noticesMuted: { read: notices.isMuted, set: notices.setMuted },
      openAtLogin: { read: () => loginItem.read() === true, set: loginItem.set },
    },
  });
  let isRecoveryUnseen = settings.recovered;
  const version = app.getVersion();
  const before = settings.get('seenVersion');
  let isUpdateUnseen = before !== null && before !== version;
  if (before !== version) settings.set({ seenVersion: version });
  const read = (): PublicSettings =>
    publicSettings(settings, connection, {
      version,
      isPackaged: app.isPackaged,
      isRecoveryUnseen,
      isUpdateUnseen,
      areNoticesMuted: session.state().user !== null && notices.isMuted(),
      openAtLogin: loginItem.read(),
      hasExportFolder: commandLine.exportDir !== null,
      preset: readPreset,
      isInstalled: app.isPackaged || commandLine.askConnection,
    });
  const listeners = new Set<() => void>();
  const notify = (): void => broadcast('settings.changed', read());
  const changed = (): void => {
    nativeTheme.themeSource = settings.get('theme');
    for (const listener of listeners) listener();
    notify();
  };
  return {
    loginItem,
    reset,
    read,
    /** Notifies windows only: public settings changed, but no stored setting. */
    notify,
    /** Call after a setting changed: updates the theme, the menu and all windows. */
    changed,
    onChanged: (listener: () => void): void => {
      listeners.add(listener);
    },
    acknowledgeUpdate: (): void => {
      isUpdateUnseen = false;
    },
    acknowledgeRecovery: (): void => {
      isRecoveryUnseen = false;
    },
    setNoticesMuted: (isMuted: boolean): PublicSettings => {
      notices.setMuted(isMuted);
      changed();
      return read();
    },
  };
};
