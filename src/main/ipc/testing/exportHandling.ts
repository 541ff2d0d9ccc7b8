import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BrowserWindow } from 'electron';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { ExportProgress, ListExport } from '#shared/ipc/exportRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import type { AllCitiesClient } from '../../api/allCities.ts';
import { createExportHistory } from '../../exports/exportHistory.ts';
import { createExportJobs } from '../../exports/exportJobs.ts';
import { openPastExports } from '../../exports/pastExports.ts';
import { activateMainLocale } from '../../platform/mainI18n.ts';
import { defaultSettings } from '../../settings/settingsSchema.ts';
import type { SettingsStore } from '../../settings/settingsStore.ts';
import { createExportHandlers } from '../exportHandlers.ts';

export const list: ListExport = {
  operation: 'companies.list',
  params: { country: 'es' },
  query: {},
  columns: [{ label: 'Name', fields: ['name'], format: 'text' }],
  name: 'Companies',
  timeZone: 'Europe/Madrid',
  profile: 'standard',
};
export const caller = { windowId: 0, signal: new AbortController().signal };

let window: BrowserWindow;
beforeAll(() => {
  window = new BrowserWindow({ show: false });
  caller.windowId = window.id;
});

export const folders = { exports: '', profile: '' };
beforeEach(() => {
  activateMainLocale('en_US');
  folders.exports = mkdtempSync(join(tmpdir(), 'exports-'));
  folders.profile = mkdtempSync(join(tmpdir(), 'profile-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of [folders.exports, folders.profile]) rmSync(folder, { recursive: true, force: true });
});

const ignore = (): void => undefined;

export const openHistory = (owner: string) =>
  createExportHistory({
    // An export left running by a test may end after its folder was removed.
    pastExports: openPastExports(join(folders.profile, 'exports.json'), ignore),
    owner: () => owner,
    nameOf: basename,
  });

export const startHandlers = (folder: string | null, owner = () => 'somebody') => {
  const progress: ExportProgress[] = [];
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const current = { ...defaultSettings };
  const settings: SettingsStore = {
    recovered: false,
    get: (key) => current[key],
    set: (changes) => Object.assign(current, changes),
  };
  const history = openHistory('somebody');
  const jobs = createExportJobs({
    api: {
      call: async () => {
        await isReleased;
        return success([{ id: 'c1', name: 'Uno' }], 1);
      },
    } as unknown as AllCitiesClient,
    settings,
    history,
    log: { info: () => {}, error: () => {} },
    onProgress: (progressed) => progress.push(progressed),
    confirmSize: async () => true,
    onChange: () => {},
  });
  const handlers = createExportHandlers({
    jobs,
    history,
    settings,
    owner,
    folder,
    onSettingsChanged: () => {},
    handedOver: () => ({ server: 'sample-data', workspaces: [] }),
    log: { info: ignore, error: ignore },
  });
  const ended = (): number => progress.filter(({ state }) => state === 'done').length;
  const read = async () => (await handlers['exports.read'](undefined, caller)) as { data: ExportProgress[] };
  return {
    start: () => handlers['exports.start']({ type: 'list', wanted: list }, caller),
    handlers,
    read,
    settings,
    release,
    ended,
  };
};
