import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { activeWindow, desktopWindows, frameOf, pictureOfDisplay } from '../support/desktop.ts';
import { type Keyring, startKeyring } from '../support/keyring.ts';
import { login } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { runElectron } from '../support/startElectron.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const cities = '/country/es/cities';
const companies = '/country/es/companies';

interface Place {
  bounds: Electron.Rectangle;
  isMaximized: boolean;
}

/** Bounds of every window by its page. */
const placesOf = async (electron: ElectronApplication): Promise<Record<string, Place>> => {
  const places = await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      address: window.webContents.getURL(),
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
    })),
  );
  return Object.fromEntries(
    places.map(({ address, ...place }) => [address.split('#')[1]?.split('?')[0], place]),
  );
};

const place = (electron: ElectronApplication, route: string, bounds: Electron.Rectangle): Promise<void> =>
  electron.evaluate(
    ({ BrowserWindow }, [part, wanted]) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes(part))
        ?.setBounds(wanted),
    [route, bounds] as const,
  );

test('windows beside have their title bars on the display @electron', async ({ app }, testInfo) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  await app.windowOpenedBy(() => askMain(page, 'windows.open', { path: companies, sideBySide: true }));
  await expect.poll(() => desktopWindows().length).toBe(2);
  const frames = () => desktopWindows().map(({ id }) => frameOf(id));
  await expect.poll(() => frames().every(({ x, y }) => x >= -1 && y >= 0)).toBe(true);
  await pictureOfDisplay(testInfo, 'side by side');
});

test('windows have the name of the desktop entry and the title of their page @electron', async ({ app }) => {
  await startLoggedIn(app, { at: cities, isNative: true });
  await expect
    .poll(() => desktopWindows().map(({ title }) => title))
    .toEqual(['Cities – Marketplace Back Office']);
});

test.describe('with a keychain', () => {
  let keyring: Keyring;
  test.beforeEach(async () => {
    keyring = await startKeyring();
  });
  test.afterEach(() => keyring.close());

  for (const how of ['quitting', 'kill -9']) {
    test(`windows are restored at their positions, the one used last in front, after ${how} @electron @linux`, async ({
      app,
    }) => {
      const page = await app.start({ env: keyring.env, isNative: true });
      await page.getByRole('checkbox', { name: 'Remember me' }).check();
      await login(page);
      await goTo(page, cities);
      await expect(page.getByRole('grid')).toBeVisible();
      const other = await openWindow(app, page, companies);
      await expect(other.getByRole('grid')).toBeVisible();
      await place(app.electron(), cities, { x: 150, y: 120, width: 1000, height: 700 });
      await place(app.electron(), companies, { x: 500, y: 260, width: 900, height: 640 });
      await app.electron().evaluate(({ BrowserWindow }) => {
        const [first] = BrowserWindow.getAllWindows().sort((one, two) => one.id - two.id);
        first?.focus();
      });
      const isInFront = (title: RegExp) => () =>
        desktopWindows()
          .find(({ id }) => id === activeWindow())
          ?.title.match(title) !== null;
      await expect.poll(isInFront(/^Cities/)).toBe(true);
      const before = await placesOf(app.electron());
      if (how === 'quitting') await app.quit();
      else {
        // The layout is saved a second after the last change.
        const saved = () => JSON.parse(readFileSync(join(app.profile, 'settings.json'), 'utf8')).windows;
        await expect
          .poll(saved)
          .toMatchObject([{ path: companies }, { path: cities, bounds: { width: 1000 } }]);
        app.electron().process().kill('SIGKILL');
      }
      await app.restart();
      await expect.poll(() => app.windows().length).toBe(2);
      for (const window of app.windows()) await expect(window.getByRole('grid')).toBeVisible();
      expect(await placesOf(app.electron())).toEqual(before);
      await expect.poll(isInFront(/^Cities/)).toBe(true);
      expect(desktopWindows().at(-1)?.title).toMatch(/^Cities/);
    });
  }
});

test('a second start focuses the first one and passes its link @electron', async ({ app }) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  await app.electron().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = runElectron(app, [], 'backoffice://country/es/companies');
  expect(await second.ended).toBe(0);
  expect(second.output()).toContain('The app runs already');
  await expect.poll(() => routeOf(page)).toBe(companies);
  await expect.poll(() => desktopWindows().some(({ id }) => id === activeWindow())).toBe(true);
});

test('a link at a cold start opens its screen after the login @electron', async ({ app }) => {
  const page = await app.start({ flags: ['backoffice://country/es/companies'], isNative: true });
  await expect.poll(() => routeOf(page)).toBe(companies);
  await expect(page.getByText('Sorry, you are not authorized')).toBeVisible();
});
