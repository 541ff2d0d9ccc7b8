import { msg } from '@lingui/core/macro';
import { app } from 'electron';
import type { HelpTopic } from '#shared/ipc/events.ts';
import { pagePatterns } from '#shared/screens/screenPatterns.ts';
import { activateMainLocale, mainI18n } from '../platform/mainI18n.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { installMenu } from '../windows/appMenu.ts';
import { sendToWindow } from '../windows/broadcast.ts';
import { showAbout } from '../windows/helpMenu.ts';
import { warnIfFull } from '../windows/warnIfFull.ts';
import type { ComposedApp } from './composeApp.ts';

/** Path of the order board of the last city; the dashboard if no city is known yet. */
const lastBoard = (settings: SettingsStore): string => {
  const country = settings.get('lastCountry') ?? '';
  const city = settings.get('lastCity')[country];
  if (city === undefined) return pagePatterns.dashboard;
  return pagePatterns.ordersNow.replace(':country', country).replace(':city', encodeURIComponent(city));
};

export const keepMenu = (
  { windows, workspaces, session, reports, preferences }: ComposedApp,
  settings: SettingsStore,
): void => {
  const focusAny = windows.focus.any;
  const showHelp = (topic: HelpTopic): void => {
    const { id } = focusAny();
    windows.pages.whenListening(id, () => sendToWindow(id, 'help.show', { topic }));
  };
  const print = (as: 'paper' | 'pdf'): void => {
    const { id } = focusAny();
    windows.pages.whenListening(id, () => sendToWindow(id, 'page.print', { as }));
  };
  /** A menu cannot show a notice with a button, so the folder opens automatically. */
  const saveReport = async (windowId: number | null): Promise<void> => {
    const saved = await reports.save(windowId);
    if (saved.ok && saved.data) reports.reveal();
  };
  const openWorkspace = (name: string): void => {
    warnIfFull(workspaces.open(name).ok, focusAny, msg`Some windows of this workspace could not be opened`);
  };
  let shown = '';
  let isDue = false;
  const build = (): void => {
    isDue = false;
    const open = windows.list.read();
    const names = session.state().user ? workspaces.read().map(({ name }) => name) : null;
    const wanted = JSON.stringify([mainI18n.locale, open, names]);
    if (wanted === shown) return;
    shown = wanted;
    installMenu({
      isMac: process.platform === 'darwin',
      isPackaged: app.isPackaged,
      open,
      workspaces: names,
      newWindow: () => warnIfFull(windows.openMain(), focusAny),
      focus: windows.focus.window,
      go: windows.navigation.go,
      openWorkspace,
      manageWorkspaces: () => showHelp('workspaces'),
      showHelp,
      showAbout: () => void showAbout(focusAny()),
      saveReport: () => void saveReport(open.windows.find(({ isCurrent }) => isCurrent)?.id ?? null),
      print: names && open.windows.length > 0 ? print : null,
      openSettings: () => windows.navigation.navigate('/app_settings'),
      openOrdersNow: () => windows.navigation.navigate(lastBoard(settings)),
    });
  };
  // Batches updates: opening a window also focuses it, sets its title and shows it at nearly the same time.
  const buildSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(build);
  };
  build();
  windows.list.onChanged(buildSoon);
  preferences.onChanged(() => {
    if (mainI18n.locale !== settings.get('locale')) activateMainLocale(settings.get('locale'));
    buildSoon();
  });
};
