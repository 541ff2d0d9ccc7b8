import { create } from 'zustand';
import type { PendingWork } from '#shared/ipc/pendingWorkRoutes.ts';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import type { Connectivity, UpdateState } from '#shared/ipc/shellRoutes.ts';
import { activateLocale } from '../i18n/activateLocale.ts';
import { listen, request } from '../ipc/bridge.ts';
import { applySettings, usePreferencesStore } from './preferences.ts';
import { setClockAhead } from './serverClock.ts';
import { applySession } from './session.ts';
import { dismissPlainToasts } from './toasts.ts';

export const useConnectivity = create<Connectivity>()(() => ({ isReachable: true }));

const applyConnectivity = (state: Connectivity): void => {
  setClockAhead(state.clockOffMs ?? 0);
  useConnectivity.setState(state, true);
};

export const checkConnectivity = async (): Promise<void> => {
  const result = await request('connectivity.check', undefined);
  if (result.ok) applyConnectivity(result.data);
};

/** Call once per window. The browser's online and offline events trigger a check before a call fails. */
export const watchConnectivity = (): void => {
  listen('connectivity.changed', applyConnectivity);
  window.addEventListener('online', () => void checkConnectivity());
  window.addEventListener('offline', () => void checkConnectivity());
  void request('connectivity.read', undefined).then((result) => {
    if (result.ok) applyConnectivity(result.data);
  });
};

/** Pending deletions of the user's previous session, as main reports them. */
export const usePendingWork = create<PendingWork>()(() => ({ deletions: null, isUnreadable: false }));

/** Call once per window. Mirrors main's state. */
export const watchPendingWork = (): void => {
  listen('pendingWork.changed', (state) => usePendingWork.setState(state));
  void request('pendingWork.read', undefined).then((result) => {
    if (result.ok) usePendingWork.setState(result.data);
  });
};

/** Mutes desktop notifications; persisted per user. */
export const setNoticesMuted = async (muted: boolean): Promise<void> => {
  const result = await request('notices.setMuted', { muted });
  if (result.ok) applySettings(result.data);
};

const unknown: UpdateState = { phase: 'off', version: null, percent: null, problem: null, checkedAt: null };

export const useUpdateStore = create<UpdateState>()(() => unknown);

const listenToUpdates = async (): Promise<void> => {
  listen('updates.changed', (state) => useUpdateStore.setState(state));
  const result = await request('updates.read', undefined);
  if (result.ok) useUpdateStore.setState(result.data);
};

const takeSettings = async (settings: PublicSettings): Promise<void> => {
  const { locale } = usePreferencesStore.getState();
  applySettings(settings);
  await activateLocale(settings.locale);
  if (locale !== settings.locale) dismissPlainToasts();
};

/** Fills the stores from main and keeps them current. Resolves when the window can render. */
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
