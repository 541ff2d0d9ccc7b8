import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { create } from 'zustand';
import type { Preferences, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { defaultPreferences } from '#shared/screens/settingValues.ts';
import { request } from '../ipc/bridge.ts';
import { showToast } from './toasts.ts';

/** Initial settings until main has answered. */
const initial: PublicSettings = {
  ...defaultPreferences,
  panelOrigin: null,
  lastExportFolder: null,
  exportFolderIsFixed: false,
  openAtLogin: null,
  locked: [],
  presetServer: null,
  presetProblem: null,
  connection: null,
  isFirstRun: false,
  connectionIsFixed: false,
  demoAccounts: [],
  ribbon: null,
  noticesMuted: false,
  isUpdated: false,
  recovered: false,
  version: '',
};

export const usePreferencesStore = create<PublicSettings>()(() => initial);

/** True if an administrator has locked the setting. */
export const useIsLocked = (name: PublicSettings['locked'][number] | undefined): boolean =>
  usePreferencesStore(({ locked }) => name !== undefined && locked.includes(name));

export const applySettings = (settings: PublicSettings): void => usePreferencesStore.setState(settings, true);

/**
 * Optimistic update; main persists the change and broadcasts it. On
 * failure the settings are read again, for example if locked.
 */
export const updatePreferences = (changes: Partial<Preferences>): void => {
  usePreferencesStore.setState(changes);
  void request('settings.update', changes).then(async (result) => {
    if (result.ok) return applySettings(result.data);
    const persisted = await request('settings.read', undefined);
    return persisted.ok ? applySettings(persisted.data) : undefined;
  });
};

/** Key of the data source for local storage: each server and the sample data are separate. */
export const serverKey = (): string => {
  const { connection } = usePreferencesStore.getState();
  return connection?.type === 'server' ? connection.origin : 'sample-data';
};

/** Minutes after which an order counts as delayed. */
export const useDelayRule = (): Preferences['delayRule'] =>
  usePreferencesStore((settings) => settings.delayRule);

/** True in privacy mode, which masks personal data in all windows. */
export const useIsPrivate = (): boolean => usePreferencesStore((settings) => settings.privacy);

export const togglePrivacy = (): void => {
  const { privacy, locked } = usePreferencesStore.getState();
  if (locked.includes('privacy')) showToast({ intent: 'info', text: i18n._(msg`Set by your administrator`) });
  else updatePreferences({ privacy: !privacy });
};
