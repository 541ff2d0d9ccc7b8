import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import { caller, folders, list, startHandlers } from './testing/exportHandling.ts';

const answer = (filePath: string, button = 0) => ({
  save: vi.spyOn(dialog, 'showSaveDialog').mockResolvedValue({ canceled: filePath === '', filePath }),
  question: vi
    .spyOn(dialog, 'showMessageBox')
    .mockResolvedValue({ response: button, checkboxChecked: false }),
});

describe('with a folder from the command line', () => {
  it('saves without a dialog, never over an existing or unfinished file', async () => {
    const folder = join(folders.exports, 'not there yet');
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

  it('saves a file with a very long name a second time', async () => {
    answer('');
    const { handlers, release, ended } = startHandlers(folders.exports);
    release();
    for (const count of [1, 2]) {
      await handlers['exports.start']({ type: 'list', wanted: { ...list, name: 'ї'.repeat(200) } }, caller);
      await expect.poll(ended).toBe(count);
    }
    expect(readdirSync(folders.exports)).toHaveLength(2);
  });
});

describe('with a save dialog', () => {
  it('asks before it replaces an existing file, also on Linux', async () => {
    const { save } = answer('');
    const { start } = startHandlers(null);
    expect(await start()).toEqual(success(null));
    expect(save.mock.lastCall?.at(-1)).toMatchObject({
      defaultPath: join(app.getPath('downloads'), 'Companies.csv'),
      properties: ['showOverwriteConfirmation'],
    });
  });

  it('suggests a free name in the folder of the last export', async () => {
    const { save } = answer(join(folders.exports, 'Companies.csv'));
    const { start, release, ended } = startHandlers(null);
    await start();
    await start();
    // The first file does not exist yet, but its path is reserved.
    expect(save.mock.lastCall?.at(-1)).toMatchObject({
      defaultPath: join(folders.exports, 'Companies (2).csv'),
    });
    release();
    await expect.poll(ended).toBe(2);
    await start();
    expect(save.mock.lastCall?.at(-1)).toMatchObject({
      defaultPath: join(folders.exports, 'Companies (2).csv'),
    });
    await expect.poll(ended).toBe(3);
  });

  it('stops if another user has logged in while the dialog was open', async () => {
    let user = 'Ada';
    const { start, read, settings } = startHandlers(null, () => user);
    vi.spyOn(dialog, 'showSaveDialog').mockImplementation(async () => {
      user = 'Bo';
      return { canceled: false, filePath: join(folders.exports, 'Companies.csv') };
    });
    expect(await start()).toEqual(success(null));
    expect((await read()).data).toEqual([]);
    expect(settings.get('lastExportFolder')).toBe(defaultSettings.lastExportFolder);
  });

  it('adds a missing extension', async () => {
    const { question } = answer(join(folders.exports, 'mine'));
    const { start, release, ended } = startHandlers(null);
    await start();
    release();
    await expect.poll(ended).toBe(1);
    expect(readdirSync(folders.exports)).toEqual(['mine.csv']);
    expect(question).not.toHaveBeenCalled();
  });

  it('offers a workbook with its extension', async () => {
    const { save } = answer(join(folders.exports, 'mine.csv'));
    const { handlers, release, ended } = startHandlers(null);
    release();
    await handlers['exports.start']({ type: 'list', wanted: { ...list, profile: 'xlsx' } }, caller);
    await expect.poll(ended).toBe(1);
    expect(save.mock.lastCall?.at(-1)).toMatchObject({
      defaultPath: join(app.getPath('downloads'), 'Companies.xlsx'),
      filters: [{ name: 'Excel', extensions: ['xlsx'] }],
    });
    expect(readdirSync(folders.exports)).toEqual(['mine.csv.xlsx']);
  });

  it('asks again if the added extension leads to an existing file', async () => {
    const file = join(folders.exports, 'mine.csv');
    writeFileSync(file, 'old');
    const { question } = answer(join(folders.exports, 'mine'), 0);
    const { start, release, ended } = startHandlers(null);
    release();
    expect(await start()).toEqual(success(null));
    expect(question).toHaveBeenCalledOnce();
    expect(readFileSync(file, 'utf8')).toBe('old');
    question.mockResolvedValue({ response: 1, checkboxChecked: false });
    await start();
    await expect.poll(ended).toBe(1);
    expect(readFileSync(file, 'utf8')).toContain('Uno');
    expect(existsSync(join(folders.exports, 'mine'))).toBe(false);
  });
});

describe('into the folder of the last export, if that is the setting', () => {
  it('asks once, then never again, and never replaces a file', async () => {
    const { save } = answer(join(folders.exports, 'Companies.csv'));
    const { start, settings, release, ended } = startHandlers(null);
    settings.set({ exportsInto: 'lastFolder' });
    release();
    await start();
    await expect.poll(ended).toBe(1);
    await start();
    await expect.poll(ended).toBe(2);
    expect(save).toHaveBeenCalledOnce();
    expect(readdirSync(folders.exports).sort()).toEqual(['Companies (2).csv', 'Companies.csv']);
  });

  it('uses the folder chosen for it, and asks again if that is missing', async () => {
    const chosen = join(folders.exports, 'finance');
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
