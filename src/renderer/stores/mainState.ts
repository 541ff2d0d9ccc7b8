import { create } from 'zustand';
import type { KeptState } from '#shared/ipc/keptRoutes.ts';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import type { UpdateState } from '#shared/ipc/shellRoutes.ts';
import { activateLocale } from '../i18n/activateLocale.ts';
import { listen, request } from '../ipc/bridge.ts';
import { applySettings, usePreferencesStore } from './preferences.ts';
import { applySession } from './session.ts';

/** Whether the server can be reached, as main knows it. */
export const useConnectivity = create<{ isReachable: boolean }>()(() => ({ isReachable: true }));

export const checkConnectivity = async (): Promise<void> => {
  const result = await request('connectivity.check', undefined);
  if (result.ok) useConnectivity.setState(result.data);
};

/** Once in a window. A computer that loses its network, or has it again, says so before a call fails. */
export const watchConnectivity = (): void => {
  listen('connectivity.changed', (state) => useConnectivity.setState(state));
  window.addEventListener('online', () => void checkConnectivity());
  window.addEventListener('offline', () => void checkConnectivity());
  void request('connectivity.read', undefined).then((result) => {
    if (result.ok) useConnectivity.setState(result.data);
  });
};

/** What was left undone for the person who is logged in, as main knows it. */
export const useKept = create<KeptState>()(() => ({ deletions: null, isUnreadable: false }));

/** Once in a window: this store mirrors what main keeps. */
export const watchKept = (): void => {
  listen('kept.changed', (state) => useKept.setState(state));
  void request('kept.read', undefined).then((result) => {
    if (result.ok) useKept.setState(result.data);
  });
};

/** Whether the system may show notifications; remembered for the one who is logged in. */
export const setNoticesMuted = async (muted: boolean): Promise<void> => {
  const result = await request('notices.setMuted', { muted });
  if (result.ok) applySettings(result.data);
};

const unknown: UpdateState = { phase: 'off', version: null, percent: null, problem: null, checkedAt: null };

/** Where the app stands with a newer version of itself, as main says it. */
export const useUpdateStore = create<UpdateState>()(() => unknown);

const listenToUpdates = async (): Promise<void> => {
  listen('updates.changed', (state) => useUpdateStore.setState(state));
  const result = await request('updates.read', undefined);
  if (result.ok) useUpdateStore.setState(result.data);
};

const takeSettings = (settings: PublicSettings): Promise<void> => {
  applySettings(settings);
  return activateLocale(settings.locale);
};

/** Fills the stores with what main knows and keeps them so. Resolves when the window can be drawn. */
export const listenToMain = async (): Promise<void> => {
  listen('session.changed', applySession);
  listen('settings.changed', (settings) => void takeSettings(settings));
  void listenToUpdates();
  const [settings, session] = await Promise.all([
    request('settings.read', undefined),
    request('auth.state', undefined),
  ]);
  if (session.ok) applySession(session.data);
  await (settings.ok ? takeSettings(settings.data) : activateLocale(usePreferencesStore.getState().locale));
};
