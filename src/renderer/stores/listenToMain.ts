import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { activateLocale } from '../i18n/activateLocale.ts';
import { listen, request } from '../ipc/bridge.ts';
import { applySettings, usePreferencesStore } from './preferences.ts';
import { applySession } from './session.ts';
import { listenToUpdates } from './updates.ts';

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
