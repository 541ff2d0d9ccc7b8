import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
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

/** A session bus with a notification daemon that prints its notifications. */
const startNotificationDaemon = async () => {
  const bus = await startKeyring();
  giveToTestUser(bus.directory);
  const options = { ...testUser(), env: { ...bus.env, DISPLAY: process.env.DISPLAY } };
  const daemon = spawn('dunst', ['-print'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  let shown = '';
  daemon.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    shown += chunk;
  });
  const close = async (): Promise<void> => {
    daemon.kill('SIGKILL');
    await bus.close();
  };
  return { env: bus.env, shown: () => shown, close };
};

test('a new candidate is announced by the notification daemon of the desktop @electron @linux', async ({
  app,
}) => {
  const daemon = await startNotificationDaemon();
  try {
    await startLoggedIn(app, { env: daemon.env, isNative: true });
    const isAnnounced = app.electron().evaluate(({ Notification }) => {
      const notification = new Notification({ title: 'Ana Prueba', body: 'wants <b>in</b>' });
      return new Promise((resolve) => {
        notification.once('show', () => resolve(true));
        notification.once('failed', () => resolve(false));
        notification.show();
      });
    });
    expect(await isAnnounced).toBe(true);
    await expect.poll(daemon.shown).toContain('Ana Prueba');
  } finally {
    await daemon.close();
  }
});

test('the notification of a stop reminder resumes the establishment by its button @electron @linux', async ({
  app,
}) => {
  const daemon = await startNotificationDaemon();
  try {
    const page = await startLoggedIn(app, { env: daemon.env, at: cities, isNative: true });
    const api = await connectToApi(app.api());
    const [city] = await api.list('/es/cities');
    const path = `/es/cities/${city?.id}/establishments`;
    const [place] = await api.list(path);
    const scope = { country: 'es', city: String(city?.id), id: String(place?.id) };
    const isStopped = async () => (await api.list(path)).find(({ id }) => id === scope.id)?.isStopped;
    const stop = { operation: 'establishments.update', params: scope, body: { isStopped: true } };
    expect(await askMain(page, 'api.call', stop)).toMatchObject({ ok: true });
    // Linux shows no buttons of notifications, so the test presses this one in main.
    await app.electron().evaluate(({ Notification, BrowserWindow }) => {
      const { show } = Notification.prototype;
      Notification.prototype.show = function (this: Electron.Notification) {
        Object.assign(globalThis, { shown: this });
        show.call(this);
      };
      for (const window of BrowserWindow.getAllWindows()) window.minimize();
    });
    const focused = () =>
      app.electron().evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.id);
    await expect.poll(focused).toBeUndefined();
    const reminder = { ...scope, name: 'Casa Prueba', at: new Date().toISOString() };
    expect(await askMain(page, 'stops.remind', reminder)).toMatchObject({ ok: true });
    await expect.poll(daemon.shown).toContain('Casa Prueba: stopped since');
    expect(await isStopped()).toBe(true);
    const button = await app.electron().evaluate(() => {
      const { shown } = globalThis as unknown as { shown: Electron.Notification };
      shown.emit('action', {}, 0);
      return shown.actions[0]?.text;
    });
    expect(button).toBe('Resume');
    await expect.poll(isStopped).toBe(false);
  } finally {
    await daemon.close();
  }
});

test('Ctrl+F finds in the page, next and previous by Enter, and Escape ends it @electron', async ({
  app,
}, testInfo) => {
  const page = await startLoggedIn(app, { at: '/app_settings', isNative: true });
  // Text that appears later would not be found.
  await expect(page.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  pressKeys('ctrl+f');
  const bar = page.getByRole('search', { name: 'Find in the page' });
  await expect(bar.getByRole('textbox')).toBeFocused();
  typeText('lang');
  const count = bar.getByRole('status');
  await expect(count).toHaveText(/^1 of \d+$/);
  // As each result does for some milliseconds, between two keys of a fast typist.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  typeText('uage');
  await expect(bar.getByRole('textbox')).toHaveValue('language');
  await pictureOfDisplay(testInfo, 'found');
  pressKeys('Return');
  await expect(count).toHaveText(/^2 of/);
  pressKeys('shift+Return');
  await expect(count).toHaveText(/^1 of/);
  pressKeys('Escape');
  await expect(bar).toHaveCount(0);
});
