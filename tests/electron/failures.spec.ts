import { expect, test } from '../support/app.ts';
import { desktopWindows, pictureOfDisplay, pressKeys, standingDialog } from '../support/desktop.ts';
import { listScreen } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const cities = '/country/es/cities';

test('a crashed page comes back on its route, the third time after a question @electron', async ({
  app,
}, testInfo) => {
  app.expectFaults(/A page stopped/);
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  const crash = () =>
    app.electron().evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
    });
  for (let count = 1; count <= 2; count += 1) {
    const loaded = page.waitForEvent('load');
    await crash();
    await loaded;
    await expect(listScreen(page).row('Bilbao')).toBeVisible();
    expect(routeOf(page)).toBe(cities);
  }
  await crash();
  await standingDialog('Marketplace Back Office');
  await pictureOfDisplay(testInfo, 'stopped several times');
  const loaded = page.waitForEvent('load');
  pressKeys('Tab', 'space');
  await loaded;
  await expect(listScreen(page).row('Bilbao')).toBeVisible();
  expect(desktopWindows()).toHaveLength(1);
});
