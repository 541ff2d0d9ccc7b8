import { basename } from 'node:path';
import type { Connection, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import type { ReadPreset } from '../preset/readPreset.ts';
import type { SettingsStore } from './settingsStore.ts';

const demoAccounts: PublicSettings['demoAccounts'] = [
  { email: 'super@backoffice.example', password: 'demo-password', description: 'superAdmin' },
  { email: 'spain@backoffice.example', password: 'demo-password', description: 'countryAdmin' },
];

/** Pages get no paths: the name is enough to recognise a folder. */
const folderName = (path: string | null): string | null => path && (basename(path) || path);

/**
 * Label of the server at the top of the page; `null` for the real marketplace. Copies that are not installed
 * are always for development. Installed ones are if the preset names the production servers and this is none
 * of them.
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

export const publicSettings = (
  settings: SettingsStore,
  connection: { current(): Connection | null; readonly isFixed: boolean },
  app: {
    version: string;
    isPackaged: boolean;
    isRecoveryUnseen: boolean;
    isUpdateUnseen: boolean;
    areNoticesMuted: boolean;
    openAtLogin: boolean | null;
    hasExportFolder: boolean;
    preset: ReadPreset;
    /** Installed, or started with `--ask-connection`. */
    isInstalled: boolean;
  },
): PublicSettings => {
  const isDemo = connection.current()?.type === 'demo';
  return {
    servers: settings.get('servers'),
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
    statementIssuer: settings.get('statementIssuer'),
    startWith: settings.get('startWith'),
    liveUpdates: settings.get('liveUpdates'),
    orderNotices: settings.get('orderNotices'),
    journal: settings.get('journal'),
    mapHost: settings.get('mapHost'),
    delayRule: settings.get('delayRule'),
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
    isUpdated: app.isUpdateUnseen,
    recovered: app.isRecoveryUnseen,
    version: app.version,
  };
};
