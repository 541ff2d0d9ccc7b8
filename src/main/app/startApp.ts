import { join } from 'node:path';
import { app, nativeTheme } from 'electron';
import { readBuildStamp } from '../diagnostics/builtFiles.ts';
import { sweepExportFolders } from '../exports/exportFolders.ts';
import { sweepJournals } from '../journal/sweepJournals.ts';
import type { LinkInbox } from '../links/deepLinks.ts';
import { openExternalLink } from '../links/externalLinks.ts';
import { followLinks } from '../links/followLinks.ts';
import { serveApp } from '../platform/appProtocol.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import { sweepCrashDumps } from '../platform/crashDumps.ts';
import type { LogFile } from '../platform/log.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { guardNavigation } from '../platform/navigationGuard.ts';
import { sweepParts } from '../platform/partFiles.ts';
import { secureSession } from '../platform/security.ts';
import { presetSource, readPresetOf } from '../preset/readPreset.ts';
import { openSettings, withPreset } from '../settings/settingsStore.ts';
import { offerContextMenu } from '../windows/contextMenu.ts';
import { warnIfFull } from '../windows/warnIfFull.ts';
import { autosaveLayout } from '../windows/windowLayout.ts';
import { composeApp } from './composeApp.ts';
import { composeIpc } from './composeIpc.ts';
import { keepMenu } from './keepMenu.ts';
import { manageLifecycle } from './lifecycle.ts';

/** The build's hash leads from a log alone to the source maps of its release. */
const logStart = async (log: LogFile): Promise<void> => {
  const stamp = await readBuildStamp(join(import.meta.dirname, '..'));
  log.info(`Started: version ${app.getVersion()}, build ${stamp?.hash ?? 'without a stamp'}`);
};

export const startApp = async (commandLine: CommandLine, links: LinkInbox, log: LogFile): Promise<void> => {
  const fromAdministrator = readPresetOf(presetSource(app.isPackaged, commandLine.preset));
  const { preset, problem, details } = fromAdministrator;
  if (problem) {
    const words = `The preset of this computer does not count: ${problem} ${details}`;
    log.error(words);
    if (!app.isPackaged) process.stderr.write(`${words}\n`);
  }
  const userData = app.getPath('userData');
  const saved = openSettings(
    userData,
    (cause) => log.error('Saving the settings failed', cause),
    preset.values,
  );
  const settings = withPreset(saved, preset);
  nativeTheme.themeSource = settings.get('theme');
  activateMainLocale(settings.get('locale'));
  secureSession();
  const parts = composeApp(commandLine, settings, fromAdministrator, log);
  composeIpc(parts);
  const { api, connection, keychain, session, windows, live, updates } = parts;
  guardNavigation({
    page: (path) => warnIfFull(windows.openApart(path), windows.focus.any),
    link: (url) => void openExternalLink(url, log),
  });
  offerContextMenu(windows);
  serveApp({ rendererDirectory: join(import.meta.dirname, '../renderer'), image: api.image });
  manageLifecycle(parts, links, log);

  keepMenu(parts, settings);
  autosaveLayout(windows);

  // Not awaited, so that the first window never waits for the keychain, the sample-data server or a slow
  // disk.
  void connection.ready();
  void session.start();
  void sweepParts(userData);
  void sweepJournals({ folder: userData, now: Date.now(), forgetKey: keychain.deletePassword });
  void sweepExportFolders(settings);
  void sweepCrashDumps(userData, Date.now());
  void logStart(log);
  windows.layout.restore();
  live.start();
  updates.start();
  followLinks({ links, session, focusMain: windows.focus.main, navigate: windows.navigation.navigate });
};
