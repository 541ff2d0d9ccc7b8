import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrowserWindow, shell } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportRoutes } from '#shared/ipc/exportRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createFileSaver } from './saveFile.ts';
import { createPageFiles } from './savePage.ts';
import { saveTable } from './saveTable.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const start = (place = folder, owner = () => 'somebody') => {
  const window = new BrowserWindow({ show: false });
  const printed = vi.spyOn(window.webContents, 'printToPDF').mockResolvedValue(Buffer.from('%PDF-1.4'));
  const choose = vi.fn(async (_id: number, fileName: string, _isPrivate: boolean) => ({
    path: join(place, fileName),
  }));
  const current = { ...defaultSettings };
  const settings: SettingsStore = {
    recovered: false,
    get: (key) => current[key],
    set: (one) => Object.assign(current, one),
  };
  const log = { info: () => undefined, error: () => undefined };
  const saver = createFileSaver({ settings, log, owner, choose });
  const pages = createPageFiles(saver, log);
  return { pages, saver, settings, printed, choose, id: window.id };
};

it('saves a file named after the page, on A4 with the margins of its style sheet, and shows it in its folder', async () => {
  const { pages, printed, id } = start();
  expect(pages.reveal(id)).toEqual(failure('FILE_GONE'));
  const title = '../Zoë: <1>\u202e – Marketplace Back Office';
  const fileName = '-Zoë- -1-.pdf';
  expect(await pages.save(id, title)).toEqual(success({ fileName, problem: null }));
  expect(printed).toHaveBeenCalledWith({ pageSize: 'A4', preferCSSPageSize: true });
  expect(readFileSync(join(folder, fileName), 'utf8')).toBe('%PDF-1.4');
  const reveal = vi.spyOn(shell, 'showItemInFolder').mockReturnValue();
  expect(pages.reveal(id)).toEqual(success(null));
  expect(reveal).toHaveBeenCalledWith(join(folder, fileName));
  expect(pages.reveal(id + 1)).toEqual(failure('FILE_GONE'));
});

it('leaves no file when the page cannot be printed, the dialog is cancelled or the folder is missing', async () => {
  const { pages, printed, choose, id } = start();
  printed.mockRejectedValueOnce(new Error('Printing feature is disabled'));
  expect(await pages.save(id, 'Orders')).toEqual(failure('PAGE_NOT_PRINTED'));
  expect(choose).not.toHaveBeenCalled();
  choose.mockResolvedValueOnce(null as never);
  expect(await pages.save(id, 'Orders')).toEqual(success(null));
  expect(readdirSync(folder)).toEqual([]);
  const gone = start(join(folder, 'gone'));
  expect(await gone.pages.save(gone.id, 'Orders')).toEqual(
    success({ fileName: 'Orders.pdf', problem: 'folderGone' }),
  );
  expect(gone.pages.reveal(gone.id)).toEqual(failure('FILE_GONE'));
});

it('opens one dialog per window at a time, and another one afterwards', async () => {
  const { pages, printed, id } = start();
  const first = pages.save(id, 'Orders');
  expect(await pages.save(id, 'Orders')).toEqual(success(null));
  await first;
  await pages.save(id, 'Orders');
  expect(printed).toHaveBeenCalledTimes(2);
});

it('writes nothing when another user has logged in while printing, and does not show them the page', async () => {
  let user = 'somebody';
  const { pages, printed, choose, id } = start(folder, () => user);
  await pages.save(id, 'Orders');
  printed.mockImplementationOnce(async () => {
    user = 'somebody else';
    return Buffer.from('%PDF-1.4');
  });
  expect(await pages.save(id, 'Couriers')).toEqual(success(null));
  expect(choose).toHaveBeenCalledOnce();
  expect(pages.reveal(id)).toEqual(failure('FILE_GONE'));
  expect(readdirSync(folder)).toEqual(['Orders.pdf']);
});

it('saves a table with harmless cells, in the format of exports, and warns in privacy mode', async () => {
  const { saver, settings, choose, id } = start();
  const table = { name: 'My day', head: ['Time', 'After'], rows: [['14:44', '=HYPERLINK("x")']] };
  await saveTable(saver, settings, id, table);
  expect(readFileSync(join(folder, 'My day.csv'), 'utf8')).toBe(
    '\uFEFFTime,After\r\n14:44,"\'=HYPERLINK(""x"")"\r\n',
  );
  settings.set({ exportProfile: 'excel', privacy: true });
  await saveTable(saver, settings, id, { ...table, name: 'Other' });
  expect(readFileSync(join(folder, 'Other.csv'), 'utf8')).toContain('Time;After');
  expect(choose.mock.calls.map(([, , isPrivate]) => isPrivate)).toEqual([false, true]);
});

it.each([
  { head: [], rows: [] },
  { head: ['a'], rows: [['x'.repeat(4001)]] },
  { head: ['a'], rows: [['a'], ['a', 'b']] },
  { head: ['a'], rows: Array.from({ length: 20_001 }, () => ['a']) },
])('a table outside the limits is rejected %#', (table) => {
  expect(exportRoutes['exports.saveTable'].input.safeParse({ name: 'T', ...table }).success).toBe(false);
});

it.each([
  ['nothing', undefined],
  ['no title', {}],
  ['an empty title', { title: '' }],
  ['a title without end', { title: 'x'.repeat(301) }],
  ['a place to save at', { title: 'Orders', path: '/etc/passwd' }],
])('is rejected with %s', (_what, input) => {
  expect(exportRoutes['exports.savePage'].input.safeParse(input).success).toBe(false);
});
