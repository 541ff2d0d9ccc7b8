import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, shell } from 'electron';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import type { ApiConnection } from '../api/connection.ts';
import { createLog } from '../platform/log.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { noPreset } from '../preset/presetSchema.ts';
import { defaultSettings, type Settings } from '../settings/settingsSchema.ts';
import { createReports } from './saveReport.ts';

let folder: string;
beforeAll(() => {
  activateMainLocale('en_US');
  (app as unknown as { markReady: () => void }).markReady();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  for (const part of ['main', 'preload', 'renderer']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'main', 'main.js'), 'built');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secrets = [
  'ana@backoffice.example',
  'García',
  'canary-token',
  'secret-city',
  'Payroll',
  'Half-typed',
  homedir(),
];
const full: Settings = {
  ...defaultSettings,
  user: {
    account: 'https://api.example.com',
    user: { id: 'u1', email: 'ana@backoffice.example', firstName: 'Ana', lastName: 'García' } as never,
  },
  lastCity: { es: 'secret-city' },
  lastExportFolder: join(homedir(), 'Payroll'),
  exportFolders: [join(homedir(), 'Payroll')],
  panelOrigin: 'https://panel.example.com',
};

const saver = () => {
  const log = createLog(folder);
  return {
    log,
    ...createReports({
      settings: { recovered: false, get: (name) => full[name], set: () => undefined },
      connection: {
        current: () => ({ type: 'server', origin: 'https://api.example.com' }),
        isFixed: false,
      } as unknown as ApiConnection,
      preset: noPreset,
      log,
      connectivity: () => ({ isReachable: true, busy: null, clockOffMs: 0 }),
      updatePhase: async () => 'off',
      windowCount: () => 2,
      pastExports: () => [{ state: 'done', problem: null, bytes: 7 }],
      builtFiles: folder,
    }),
  };
};

it('contains versions, settings and the log, without personal data', async () => {
  const { log, save } = saver();
  log.error('Login of ana@backoffice.example failed with token=canary-token');
  log.error('Saving failed', new Error(`ENOSPC '${join(homedir(), 'Payroll', 'x.csv')}'`));
  log.error('The page says: García', 'Half-typed'.slice(0, 0), 'page');
  const file = join(folder, 'report.json');
  // The report must replace this file atomically, with private permissions instead of its own.
  writeFileSync(file, 'earlier');
  const earlier = join(folder, 'earlier.json');
  linkSync(file, earlier);
  preparedDialogs.answerSave(file);
  expect(await save(null)).toEqual({ ok: true, data: { fileName: 'report.json' } });

  const text = readFileSync(file, 'utf8');
  const report = JSON.parse(text);
  expect(report).toMatchObject({
    app: { version: app.getVersion() },
    system: { platform: process.platform, isSandboxed: true },
    connection: { to: 'https://api.example.com', isReachable: true },
    settings: { locale: 'en_US', hasPanel: true },
    windows: 2,
    build: {
      commit: null,
      isAsReleased: null,
      files: { 'main/main.js': expect.stringMatching(/^[\da-f]{32}$/) },
    },
    faults: { page: 1, network: 0 },
    crashDumps: { count: 0, dates: [] },
  });
  expect(report.log).toHaveLength(3);
  for (const secret of secrets.filter((one) => !['García', 'Payroll'].includes(one)))
    expect(text).not.toContain(secret);
  expect(JSON.stringify({ ...report, log: [] })).not.toMatch(/García|Payroll/);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(earlier, 'utf8')).toBe('earlier');
});

it('is not saved when the dialog is cancelled, and a full disk is reported', async () => {
  const { save } = saver();
  preparedDialogs.answerSave(undefined);
  expect(await save(null)).toEqual({ ok: true, data: null });
  preparedDialogs.answerSave(join(folder, 'not', 'there', 'report.json'));
  expect(await save(null)).toMatchObject({ ok: false, error: { code: 'REPORT_NOT_SAVED' } });
});

it('is shown in its folder on request, as long as it exists', async () => {
  const shown = vi.spyOn(shell, 'showItemInFolder');
  const { save, reveal } = saver();
  expect(reveal()).toMatchObject({ error: { code: 'FILE_GONE' } });
  const file = join(folder, 'report.json');
  preparedDialogs.answerSave(file);
  await save(null);
  expect(shown).not.toHaveBeenCalled();
  expect(reveal()).toEqual({ ok: true, data: null });
  expect(shown).toHaveBeenCalledExactlyOnceWith(file);
  rmSync(file);
  expect(reveal()).toMatchObject({ error: { code: 'FILE_GONE' } });
});

it('opens the folder of the log, and reports a missing one', async () => {
  const opened = vi.spyOn(shell, 'openPath');
  const where = vi.spyOn(app, 'getPath').mockReturnValue(folder);
  expect(await saver().openLogFolder()).toEqual({ ok: true, data: null });
  expect(opened).toHaveBeenLastCalledWith(folder);
  where.mockReturnValue(join(folder, 'gone'));
  expect(await saver().openLogFolder()).toMatchObject({ error: { code: 'FILE_GONE' } });
  where.mockRestore();
});

it('opens one dialog for repeated requests', async () => {
  const ask = vi.spyOn(preparedDialogs, 'nextSave');
  const { save } = saver();
  preparedDialogs.answerSave(undefined);
  await Promise.all([save(null), save(null), save(null)]);
  expect(ask).toHaveBeenCalledOnce();
});
