import { arch, release, totalmem } from 'node:os';
import { app } from 'electron';
import type { Connectivity } from '#shared/ipc/shellRoutes.ts';
import type { ApiConnection } from '../api/connection.ts';
import type { ExportHistory } from '../exports/exportHistory.ts';
import { startedWithoutSandbox } from '../platform/commandLine.ts';
import { readCrashDumps } from '../platform/crashDumps.ts';
import type { LogFile } from '../platform/log.ts';
import { redact } from '../platform/redact.ts';
import type { Preset } from '../preset/presetSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { hashBuiltFiles, readBuildStamp } from './builtFiles.ts';

const maxLogCharacters = 512 * 1024;

export interface DiagnosticOptions {
  settings: SettingsStore;
  connection: ApiConnection;
  preset: Preset;
  log: LogFile;
  /** Folder of the built files that run. */
  builtFiles: string;
  connectivity: () => Connectivity;
  updatePhase: () => Promise<string>;
  windowCount: () => number;
  pastExports: ExportHistory['outcomes'];
}

/** Settings without personal data. An allow-list, so that new settings are excluded by default. */
const plainSettings = [
  'version',
  'locale',
  'theme',
  'density',
  'sideMenuCollapsed',
  'privacy',
  'exportsInto',
  'exportProfile',
  'fileProfile',
  'startWith',
  'liveUpdates',
  'delayRule',
  'orderNotices',
  'journal',
] as const;

const newest = (text: string): string[] =>
  text
    .slice(-maxLogCharacters)
    .split('\n')
    .slice(text.length > maxLogCharacters ? 1 : 0)
    .filter(Boolean);

/** Whether the files are those of the release; `null`: this is none. */
const describeBuild = async (folder: string) => {
  const stamp = await readBuildStamp(folder);
  // A file that a scanner has removed or locked is the finding itself.
  const built = await hashBuiltFiles(folder).catch((cause: unknown) => ({
    hash: null,
    problem: String(cause),
  }));
  return { commit: stamp?.commit ?? null, isAsReleased: stamp && stamp.hash === built.hash, ...built };
};

/** Data for support, without personal data or data of the marketplace. */
export const describeApp = async (options: DiagnosticOptions): Promise<Record<string, unknown>> => {
  const { settings, connection, preset, log, connectivity, updatePhase, windowCount, pastExports } = options;
  const { electron, chrome, node } = process.versions;
  const current = connection.current();
  return {
    savedAt: new Date().toISOString(),
    app: { name: app.getName(), version: app.getVersion(), isInstalled: app.isPackaged },
    versions: { electron, chrome, node },
    build: await describeBuild(options.builtFiles),
    system: {
      platform: process.platform,
      release: release(),
      arch: arch(),
      memoryGb: Math.round(totalmem() / 1024 ** 3),
      isSandboxed: !startedWithoutSandbox(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    connection: {
      to: current?.type === 'server' ? current.origin : (current?.type ?? 'nothing'),
      isFixed: connection.isFixed,
      ...connectivity(),
    },
    settings: {
      ...Object.fromEntries(plainSettings.map((name) => [name, settings.get(name)])),
      hasPanel: settings.get('panelOrigin') !== null,
      recovered: settings.recovered,
    },
    preset: { locked: preset.locked, setsServer: preset.server !== null },
    updates: await updatePhase(),
    windows: windowCount(),
    exports: pastExports(),
    faults: log.faults(),
    crashDumps: await readCrashDumps(app.getPath('userData')),
    log: newest(log.read()).map(redact),
  };
};
