import { app } from 'electron';
import { activateMainLocale, mainI18n } from '../platform/mainI18n.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { installMenu } from '../windows/appMenu.ts';
import type { ComposedApp } from './composeApp.ts';

/** The application menu as things stand: in the chosen language, with the windows that are open. */
export const keepMenu = (
  { windows, saveReport, onSettingsChanged }: ComposedApp,
  settings: SettingsStore,
): void => {
  let shown = '';
  let isDue = false;
  const build = (): void => {
    isDue = false;
    const open = windows.list();
    const wanted = JSON.stringify([mainI18n.locale, open]);
    if (wanted === shown) return;
    shown = wanted;
    installMenu({
      isMac: process.platform === 'darwin',
      isPackaged: app.isPackaged,
      open,
      newWindow: () => windows.open('/', 'main'),
      focus: windows.focus,
      go: windows.go,
      saveReport: () => void saveReport(open.windows.find(({ isCurrent }) => isCurrent)?.id ?? null),
      openSettings: () => windows.navigate('/app_settings'),
    });
  };
  // A window that opens is turned to, named and shown at nearly the same time.
  const buildSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(build);
  };
  build();
  windows.onChanged(buildSoon);
  onSettingsChanged(() => {
    if (mainI18n.locale !== settings.get('locale')) activateMainLocale(settings.get('locale'));
    buildSoon();
  });
};
