import { basename } from 'node:path';
import type { Connection, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import type { ReadPreset } from '../preset/readPreset.ts';
import type { SettingsStore } from './settingsStore.ts';

const demoAccounts: PublicSettings['demoAccounts'] = [
  { email: 'super@backoffice.example', password: 'demo-password', description: 'superAdmin' },
  { email: 'spain@backoffice.example', password: 'demo-password', description: 'countryAdmin' },
];

/** Windows need no paths: what a folder is called is enough to know it again. */
const folderName = (path: string | null): string | null => path && (basename(path) || path);

/**
 * What the mark at the top says of the server: nothing where it is the real marketplace. Copies that are not installed
 * are for development whatever they talk to; installed ones where the preset names the real servers and this is none.
 */
export const ribbonOf = (
  connection: Connection | null,
  isPackaged: boolean,
  production: readonly string[],
): PublicSettings['ribbon'] => {
  if (connection?.type === 'demo') return 'SAMPLE DATA';
  if (!isPackaged) return 'DEVELOPMENT';
  const isKnown = connection === null || production.length === 0 || production.includes(connection.origin);
  return isKnown ? null : 'DEVELOPMENT';
};

/** What windows may know of the settings. */
export const publicSettings = (
  settings: SettingsStore,
  connection: { current(): Connection | null; readonly isFixed: boolean },
  app: {
    version: string;
    isPackaged: boolean;
    isRecoveryUnseen: boolean;
    areNoticesMuted: boolean;
    openAtLogin: boolean | null;
    hasExportFolder: boolean;
    preset: ReadPreset;
    /** Behaves as an installed app does. */
    isInstalled: boolean;
  },
): PublicSettings => {
  const isDemo = connection.current()?.type === 'demo';
  return {
    locale: settings.get('locale'),
    theme: settings.get('theme'),
    density: settings.get('density'),
    sideMenuCollapsed: settings.get('sideMenuCollapsed'),
    privacy: settings.get('privacy'),
    lastCity: settings.get('lastCity'),
    panelOrigin: settings.get('panelOrigin'),
    lastCountry: settings.get('lastCountry'),
    exportsInto: settings.get('exportsInto'),
    exportProfile: settings.get('exportProfile'),
    fileProfile: settings.get('fileProfile'),
    startWith: settings.get('startWith'),
    liveUpdates: settings.get('liveUpdates'),
    orderNotices: settings.get('orderNotices'),
    openAtLogin: app.openAtLogin,
    exportFolderIsFixed: app.hasExportFolder,
    locked: app.preset.preset.locked,
    presetServer: app.preset.preset.server,
    presetProblem: app.preset.problem,
    lastExportFolder: folderName(settings.get('lastExportFolder')),
    connection: connection.current(),
    isFirstRun: app.isInstalled && !settings.get('firstRunDone'),
    connectionIsFixed: connection.isFixed,
    demoAccounts: isDemo ? demoAccounts : [],
    ribbon: ribbonOf(connection.current(), app.isPackaged, app.preset.preset.production),
    noticesMuted: app.areNoticesMuted,
    recovered: app.isRecoveryUnseen,
    version: app.version,
  };
};
