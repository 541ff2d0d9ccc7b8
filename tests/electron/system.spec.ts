import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { desktopWindows, pictureOfDisplay, pressKeys, standingDialog, typeText } from '../support/desktop.ts';
import { startKeyring } from '../support/keyring.ts';
import { routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { giveToTestUser, testUser } from '../support/testUser.ts';

const cities = '/country/es/cities';

const zoomOf = (electron: ElectronApplication): Promise<number> =>
  electron.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor() ?? 0,
  );

test('menu shortcuts of a real keyboard open windows, zoom, go back and open Settings @electron', async ({
  app,
}, testInfo) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  await expect.poll(() => desktopWindows().length).toBe(1);
  pressKeys('ctrl+equal');
  await expect.poll(() => zoomOf(app.electron())).toBeGreaterThan(1);
  pressKeys('ctrl+0');
  await expect.poll(() => zoomOf(app.electron())).toBe(1);
  pressKeys('ctrl+comma');
  await expect.poll(() => routeOf(page)).toBe('/app_settings');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  pressKeys('alt+Left');
  await expect.poll(() => routeOf(page)).toBe(cities);
  const other = await app.windowOpenedBy(() => Promise.resolve(pressKeys('ctrl+shift+n')));
  await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  pressKeys('ctrl+w');
  await expect.poll(() => desktopWindows().length).toBe(1);
  // Alt with the underlined letter opens a menu; arrow keys move in it.
  pressKeys('alt+f');
  await pictureOfDisplay(testInfo, 'file menu');
  const third = await app.windowOpenedBy(() => Promise.resolve(pressKeys('Return')));
  await expect(third.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('the context menu of a text field pastes, that of a link opens a window @electron', async ({
  app,
}, testInfo) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  await app.electron().evaluate(({ clipboard }) => clipboard.writeText('Bilb'));
  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.click();
  await search.click({ button: 'right', noWaitAfter: true });
  await pictureOfDisplay(testInfo, 'text menu');
  // Disabled items are skipped by the arrow keys.
  pressKeys('Down', 'Return');
  await expect(search).toHaveValue('Bilb');
  await search.fill('');
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Companies' });
  const opened = await app.windowOpenedBy(async () => {
    await link.click({ button: 'right', noWaitAfter: true });
    pressKeys('Down', 'Return');
  });
  await expect.poll(() => routeOf(opened)).toBe('/country/es/companies');
});

test('an export is saved at the path of the native dialog, and Escape saves nothing @electron', async ({
  app,
}, testInfo) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true, asksWhere: true });
  const exportAll = page.getByRole('toolbar').getByRole('button', { name: 'Export', exact: true });
  await exportAll.click();
  const dialog = await standingDialog(/./);
  expect(dialog).toMatchObject({ isModal: true });
  await pictureOfDisplay(testInfo, 'save dialog');
  pressKeys('Escape');
  await expect.poll(() => desktopWindows().length).toBe(1);
  expect(readdirSync(app.exportDirectory)).toEqual([]);
  await exportAll.click();
  await standingDialog(/./);
  const target = join(app.exportDirectory, 'chosen');
  pressKeys('ctrl+a');
  typeText(target);
  pressKeys('Return');
  await expect.poll(() => readdirSync(app.exportDirectory)).toEqual(['chosen.csv']);
  expect(readFileSync(`${target}.csv`, 'utf8')).toContain('Bilbao');
});

test('a page is saved as a PDF @electron', async ({ app }) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await app.electron().evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('savePdf')?.click());
  await expect(page.getByText('Cities.pdf saved')).toBeVisible();
  expect(readFileSync(join(app.exportDirectory, 'Cities.pdf'), 'latin1')).toMatch(/^%PDF[\s\S]*%%EOF\s*$/);
});

test('a new candidate is announced by the notification daemon of the desktop @electron @linux', async ({
  app,
}) => {
  const bus = await startKeyring();
  giveToTestUser(bus.directory);
  const options = { ...testUser(), env: { ...bus.env, DISPLAY: process.env.DISPLAY } };
  const daemon = spawn('dunst', ['-print'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  let shown = '';
  daemon.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    shown += chunk;
  });
  try {
    await startLoggedIn(app, { env: bus.env, isNative: true });
    const isAnnounced = app.electron().evaluate(({ Notification }) => {
      const notification = new Notification({ title: 'Ana Prueba', body: 'wants <b>in</b>' });
      return new Promise((resolve) => {
        notification.once('show', () => resolve(true));
        notification.once('failed', () => resolve(false));
        notification.show();
      });
    });
    expect(await isAnnounced).toBe(true);
    await expect.poll(() => shown).toContain('Ana Prueba');
  } finally {
    daemon.kill('SIGKILL');
    await bus.close();
  }
});
