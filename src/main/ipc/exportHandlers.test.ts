import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { app, BrowserWindow, dialog, shell } from 'electron';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ExportProgress, type ListExport, maxRunningExports } from '#shared/ipc/exportRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { createExportHistory } from '../exports/exportHistory.ts';
import { createExportJobs } from '../exports/exportJobs.ts';
import { openPastExports, takeFromSettings } from '../exports/pastExports.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import { openSettings, type SettingsStore } from '../settings/settingsStore.ts';
import { createExportHandlers } from './exportHandlers.ts';

const list: ListExport = {
  operation: 'companies.list',
  params: { country: 'es' },
  query: {},
  columns: [{ label: 'Name', fields: ['name'], format: 'text' }],
  name: 'Companies',
  timeZone: 'Europe/Madrid',
  profile: 'standard',
};
const caller = { windowId: 0, signal: new AbortController().signal };

let window: BrowserWindow;
beforeAll(() => {
  window = new BrowserWindow({ show: false });
  caller.windowId = window.id;
});

let directory = '';
let profile = '';
beforeEach(() => {
  activateMainLocale('en_US');
  directory = mkdtempSync(join(tmpdir(), 'exports-'));
  profile = mkdtempSync(join(tmpdir(), 'profile-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of [directory, profile]) rmSync(folder, { recursive: true, force: true });
});

const ignore = (): void => undefined;

const openHistory = (owner: string) =>
  createExportHistory({
    // An export that a test leaves running may end after its folder is gone.
    kept: openPastExports(join(profile, 'exports.json'), ignore),
    owner: () => owner,
    nameOf: basename,
  });

const startHandlers = (folder: string | null, owner = () => 'somebody') => {
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
    } as unknown as ApiClient,
    settings,
    history,
    log: { info: () => {}, error: () => {} },
    onProgress: (told) => progress.push(told),
    confirmSize: async () => true,
    onChange: () => {},
  });
  const handlers = createExportHandlers({
    ...{ jobs, history, settings, owner, folder },
    onSettingsChanged: () => {},
  });
  const ended = (): number => progress.filter(({ state }) => state === 'done').length;
  const read = async () => (await handlers['exports.read'](undefined, caller)) as { data: ExportProgress[] };
  return {
    start: () => handlers['exports.start']({ kind: 'list', wanted: list }, caller),
    handlers,
    read,
    settings,
    release,
    ended,
  };
};

/** What the person answers to the system's dialogs. */
const answer = (filePath: string, button = 0) => ({
  save: vi.spyOn(dialog, 'showSaveDialog').mockResolvedValue({ canceled: filePath === '', filePath }),
  question: vi
    .spyOn(dialog, 'showMessageBox')
    .mockResolvedValue({ response: button, checkboxChecked: false }),
});

describe('with a folder from the command line', () => {
  it('saves without asking, and never over a file that is there or being written', async () => {
    const folder = join(directory, 'not there yet');
    const { save } = answer('');
    const { start, release, ended } = startHandlers(folder);
    expect(await Promise.all([start(), start()])).toEqual([
      { ok: true, data: { exportId: expect.any(String) } },
      { ok: true, data: { exportId: expect.any(String) } },
    ]);
    release();
    await expect.poll(ended).toBe(2);
    await start();
    await expect.poll(ended).toBe(3);
    expect(readdirSync(folder).sort()).toEqual(['Companies (2).csv', 'Companies (3).csv', 'Companies.csv']);
    expect(save).not.toHaveBeenCalled();
  });

  it('saves one of a very long name a second time', async () => {
    answer('');
    const { handlers, release, ended } = startHandlers(directory);
    release();
    for (const count of [1, 2]) {
      await handlers['exports.start']({ kind: 'list', wanted: { ...list, name: 'ї'.repeat(200) } }, caller);
      await expect.poll(ended).toBe(count);
    }
    expect(readdirSync(directory)).toHaveLength(2);
  });

  it('runs eight at once and refuses one more', async () => {
    const { start, release, ended } = startHandlers(directory);
    const started = await Promise.all(Array.from({ length: maxRunningExports }, start));
    expect(started.every(({ ok }) => ok)).toBe(true);
    expect(await start()).toMatchObject({ ok: false, error: { code: 'TOO_MANY_EXPORTS' } });
    release();
    await expect.poll(ended).toBe(maxRunningExports);
    expect(await start()).toMatchObject({ ok: true });
    await expect.poll(ended).toBe(maxRunningExports + 1);
  });
});

describe('where the person says', () => {
  it('asks before a file that is there is replaced, also on Linux', async () => {
    const { save } = answer('');
    const { start } = startHandlers(null);
    expect(await start()).toEqual(success(null));
    expect(save.mock.lastCall?.at(-1)).toMatchObject({
      defaultPath: join(app.getPath('downloads'), 'Companies.csv'),
      properties: ['showOverwriteConfirmation'],
    });
  });

  it('offers a name that is free where the last export went', async () => {
    const { save } = answer(join(directory, 'Companies.csv'));
    const { start, release, ended } = startHandlers(null);
    await start();
    await start();
    // The first file is not there yet, but on its way.
    expect(save.mock.lastCall?.at(-1)).toMatchObject({ defaultPath: join(directory, 'Companies (2).csv') });
    release();
    await expect.poll(ended).toBe(2);
    await start();
    expect(save.mock.lastCall?.at(-1)).toMatchObject({ defaultPath: join(directory, 'Companies (2).csv') });
    await expect.poll(ended).toBe(3);
  });

  it('goes no further when somebody else logged in while the dialog stood', async () => {
    let person = 'Ada';
    const { start, read, settings } = startHandlers(null, () => person);
    vi.spyOn(dialog, 'showSaveDialog').mockImplementation(async () => {
      person = 'Bo';
      return { canceled: false, filePath: join(directory, 'Companies.csv') };
    });
    expect(await start()).toEqual(success(null));
    expect((await read()).data).toEqual([]);
    expect(settings.get('lastExportFolder')).toBe(defaultSettings.lastExportFolder);
  });

  it('adds the extension that was not typed', async () => {
    const { question } = answer(join(directory, 'mine'));
    const { start, release, ended } = startHandlers(null);
    await start();
    release();
    await expect.poll(ended).toBe(1);
    expect(readdirSync(directory)).toEqual(['mine.csv']);
    expect(question).not.toHaveBeenCalled();
  });

  it('replaces the file that the extension leads to only when the person says so', async () => {
    const file = join(directory, 'mine.csv');
    writeFileSync(file, 'old');
    const { question } = answer(join(directory, 'mine'), 0);
    const { start, release, ended } = startHandlers(null);
    release();
    expect(await start()).toEqual(success(null));
    expect(question).toHaveBeenCalledOnce();
    expect(readFileSync(file, 'utf8')).toBe('old');
    question.mockResolvedValue({ response: 1, checkboxChecked: false });
    await start();
    await expect.poll(ended).toBe(1);
    expect(readFileSync(file, 'utf8')).toContain('Uno');
    expect(existsSync(join(directory, 'mine'))).toBe(false);
  });
});

describe('into the folder of the last export, when that is chosen', () => {
  it('asks once, and then never again nor over a file that is there', async () => {
    const { save } = answer(join(directory, 'Companies.csv'));
    const { start, settings, release, ended } = startHandlers(null);
    settings.set({ exportsInto: 'lastFolder' });
    release();
    await start();
    await expect.poll(ended).toBe(1);
    await start();
    await expect.poll(ended).toBe(2);
    expect(save).toHaveBeenCalledOnce();
    expect(readdirSync(directory).sort()).toEqual(['Companies (2).csv', 'Companies.csv']);
  });

  it('goes into the folder that was chosen for it, and asks again when that is gone', async () => {
    const chosen = join(directory, 'finance');
    mkdirSync(chosen);
    const { save } = answer('');
    const { start, settings, release, ended } = startHandlers(null);
    settings.set({ exportsInto: 'lastFolder', lastExportFolder: chosen });
    release();
    await start();
    await expect.poll(ended).toBe(1);
    expect(readdirSync(chosen)).toEqual(['Companies.csv']);
    expect(save).not.toHaveBeenCalled();
    rmSync(chosen, { recursive: true });
    expect(await start()).toEqual(success(null));
    expect(save).toHaveBeenCalledOnce();
    expect(existsSync(chosen)).toBe(false);
  });
});

describe('what was exported before', () => {
  it('is known with its file, can be shown, opened and repeated, and forgotten', async () => {
    const { start, handlers, read, release, ended } = startHandlers(directory);
    release();
    await start();
    await expect.poll(ended).toBe(1);
    const [past] = (await read()).data;
    expect(past).toMatchObject({ state: 'done', fileName: 'Companies.csv', rows: 1, problem: null });
    const exportId = past?.exportId ?? '';
    const reveal = vi.spyOn(shell, 'showItemInFolder').mockReturnValue();
    const open = vi.spyOn(shell, 'openPath').mockResolvedValueOnce('').mockResolvedValueOnce('No program');
    expect(handlers['exports.reveal']({ exportId }, caller)).toEqual(success(null));
    expect(await handlers['exports.open']({ exportId }, caller)).toEqual(success(null));
    expect(await handlers['exports.open']({ exportId }, caller)).toMatchObject({
      error: { code: 'FILE_REFUSED', message: 'No program' },
    });
    expect([reveal.mock.lastCall, open.mock.lastCall]).toEqual(
      Array(2).fill([join(directory, 'Companies.csv')]),
    );
    expect(await handlers['exports.repeat']({ exportId }, caller)).toMatchObject({ ok: true });
    await expect.poll(ended).toBe(2);
    expect((await read()).data.map(({ fileName }) => fileName)).toEqual([
      'Companies (2).csv',
      'Companies.csv',
    ]);
    rmSync(join(directory, 'Companies.csv'));
    expect(handlers['exports.reveal']({ exportId }, caller)).toMatchObject({ error: { code: 'FILE_GONE' } });
    await handlers['exports.forget'](undefined, caller);
    expect((await read()).data).toEqual([]);
  });

  it('says of an export that the end of the app cut off that it failed', async () => {
    await startHandlers(directory).start();
    expect(openHistory('somebody').list()).toMatchObject([{ state: 'failed', problem: 'interrupted' }]);
    expect(openHistory('somebody else').list()).toEqual([]);
  });

  it('holds how many rows were chosen, not which: they can be exported again until the app ends', async () => {
    const only = Array.from({ length: 10_000 }, (_, index) => `company-${index}`);
    const { handlers, read, release, ended } = startHandlers(directory);
    release();
    await handlers['exports.start'](
      { kind: 'list', wanted: { ...list, only: [...only, 'c1'].slice(1) } },
      caller,
    );
    await expect.poll(ended).toBe(1);
    const exportId = (await read()).data[0]?.exportId ?? '';
    expect(await handlers['exports.repeat']({ exportId }, caller)).toMatchObject({ ok: true });
    await expect.poll(ended).toBe(2);
    const file = join(profile, 'exports.json');
    expect(statSync(file).size).toBeLessThan(5000);
    expect(JSON.parse(readFileSync(file, 'utf8')).exports[0]).toMatchObject({ chosenRows: 10_000 });
    const next = startHandlers(directory);
    expect(await next.handlers['exports.repeat']({ exportId }, caller)).toMatchObject({
      error: { code: 'ROWS_FORGOTTEN' },
    });
  });

  it('holds the newest that fit into a file that stays small', () => {
    const history = openHistory('somebody');
    const labels = Array.from({ length: 100 }, (_, index) => ({
      ...{ label: `${index}`.repeat(100), fields: ['name'], format: 'text' as const },
    }));
    for (let index = 0; index < 60; index += 1)
      history.add({
        ...{ exportId: `export-${index}`, path: 'x', state: 'running', startedAt: '', endedAt: null },
        ...{ bytes: 0, rows: null, areRowsEstimated: false, problem: null, message: '' },
        job: { kind: 'list', wanted: { ...list, columns: labels } },
      });
    expect(statSync(join(profile, 'exports.json')).size).toBeLessThan(1_100_000);
    const ids = openHistory('somebody')
      .list()
      .map(({ exportId }) => exportId);
    expect(ids[0]).toBe('export-59');
    expect(ids.length).toBeGreaterThan(20);
  });

  it('is taken out of settings of before, without the ids', () => {
    const past = {
      ...{
        exportId: 'old',
        owner: 'somebody',
        path: 'x.csv',
        state: 'running',
        startedAt: '',
        endedAt: null,
      },
      ...{ bytes: 1, rows: null, problem: null, message: '' },
      // As the operation was called then.
      job: { kind: 'list', wanted: { ...list, operation: 'top_filters.list', only: ['c1', 'c2'] } },
    };
    const file = join(profile, 'settings.json');
    writeFileSync(
      file,
      JSON.stringify({ ...defaultSettings, version: 1, theme: 'dark', pastExports: [past, 'broken'] }),
    );
    const open = () =>
      openSettings(profile, ignore, {}, (old) => takeFromSettings(join(profile, 'exports.json'), old));
    expect(open()).toMatchObject({ recovered: false });
    expect(readFileSync(file, 'utf8')).not.toContain('pastExports');
    expect(open().get('theme')).toBe('dark');
    const kept = openPastExports(join(profile, 'exports.json'), ignore).read();
    expect(kept).toMatchObject([
      {
        exportId: 'old',
        chosenRows: 2,
        job: { wanted: { operation: 'topFilters.list', name: 'Companies' } },
      },
    ]);
    expect(readFileSync(join(profile, 'exports.json'), 'utf8')).not.toContain('c2');
    expect(openHistory('somebody').list()).toMatchObject([{ state: 'failed', problem: 'interrupted' }]);
  });
});
