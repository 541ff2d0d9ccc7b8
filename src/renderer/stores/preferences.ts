import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { create } from 'zustand';
import { defaultPreferences } from '#shared/domain/settingValues.ts';
import type { Preferences, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { showToast } from './toasts.ts';

/** The settings as main has them; used before the first answer only when there is none at all. */
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
  recovered: false,
  version: '',
};

export const usePreferencesStore = create<PublicSettings>()(() => initial);

/** An administrator has set it for this computer: it can be seen, and not changed. */
export const useIsLocked = (name: PublicSettings['locked'][number] | undefined): boolean =>
  usePreferencesStore(({ locked }) => name !== undefined && locked.includes(name));

export const applySettings = (settings: PublicSettings): void => usePreferencesStore.setState(settings, true);

/** Shown at once here; main saves it and tells all windows. What an administrator has set goes back to what it was. */
export const updatePreferences = (changes: Partial<Preferences>): void => {
  usePreferencesStore.setState(changes);
  void request('settings.update', changes).then(async (result) => {
    if (result.ok) return applySettings(result.data);
    const kept = await request('settings.read', undefined);
    return kept.ok ? applySettings(kept.data) : undefined;
  });
};

/** Where the data comes from, for what is kept on this computer: sample data and each server apart. */
export const serverKey = (): string => {
  const { connection } = usePreferencesStore.getState();
  return connection?.type === 'server' ? connection.origin : 'sample-data';
};

/** Whether what is personal is hidden, in all windows. */
export const useIsPrivate = (): boolean => usePreferencesStore((settings) => settings.privacy);

export const togglePrivacy = (): void => {
  const { privacy, locked } = usePreferencesStore.getState();
  if (locked.includes('privacy')) showToast({ intent: 'info', text: i18n._(msg`Set by your administrator`) });
  else updatePreferences({ privacy: !privacy });
};
