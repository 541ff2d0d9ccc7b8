import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { launchBrowser } from '../support/launchBrowser.ts';
import { launchInShell } from '../support/launchInShell.ts';
import { login } from '../support/login.ts';
import { settle } from './settle.ts';
import { takeManualPictures } from './takeManualPictures.ts';

const folder = 'docs/screenshots';
const pictureFile = (name: string): string => join(folder, `${name}.png`);

type Environment = Record<string, string | undefined>;

interface Size {
  width: number;
  height: number;
}

const takeOrders = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  await page.locator('[data-row="0"]').waitFor();
  for (const [colorScheme, name] of [
    ['dark', 'main-window-dark'],
    ['light', 'main-window'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await page.screenshot({ path: pictureFile(name) });
  }
};

/** Two windows on one display, as main places them: half of it each. */
const takeSideBySide = async (pages: readonly Page[], browser: Browser, display: Size): Promise<void> => {
  const shots: string[] = [];
  for (const page of pages) {
    await page.setViewportSize({ width: display.width / 2 - 2, height: display.height - 2 });
    await settle(page);
    shots.push((await page.screenshot()).toString('base64'));
  }
  const desk = await browser.newPage({ viewport: display });
  const windows = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot}" style="border:1px solid #888">`,
  );
  await desk.setContent(`<body style="margin:0;display:flex">${windows.join('')}</body>`);
  await desk.screenshot({ path: pictureFile(`side-by-side-${display.width}`) });
  await desk.close();
};

/** An order that has a courier, and the courier in a window that follows. */
const openOrderAndCourier = async (page: Page): Promise<Page[]> => {
  await page.getByRole('row').filter({ hasText: 'Picked up' }).first().getByRole('link').first().click();
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
  const link = page.getByRole('link', { name: 'Courier side by side' });
  const [courier] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await courier.getByRole('heading', { level: 1 }).waitFor();
  return [page, courier];
};

const takeScreenshots = async (browser: Browser, profile: string, env: Environment): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const app = await launchInShell(context, {
    flags: [`--user-data-dir=${profile}`, '--demo-live=0'],
    env,
  });
  try {
    await login(app.firstWindow, superAdmin);
    await takeOrders(app.firstWindow);
    const pages = await openOrderAndCourier(app.firstWindow);
    await takeSideBySide(pages, browser, { width: 1920, height: 1080 });
    await takeSideBySide(pages, browser, { width: 1280, height: 720 });
  } finally {
    await app.quit();
  }
};

/*
 * Renews docs/screenshots and the pictures of the user's manual.
 *   node tests/pictures/takePictures.ts [screenshots|manual]
 */
const parts = { screenshots: takeScreenshots, manual: takeManualPictures };
const [wanted] = process.argv.slice(2);
const browser = await launchBrowser();
try {
  for (const [name, take] of Object.entries(parts)) {
    if (wanted !== undefined && wanted !== name) continue;
    const profile = mkdtempSync(join(tmpdir(), 'backoffice-pictures-'));
    await take(browser, profile, {
      HOME: profile,
      XDG_RUNTIME_DIR: profile,
      DBUS_SESSION_BUS_ADDRESS: undefined,
    });
    rmSync(profile, { recursive: true, force: true });
  }
} finally {
  await browser.close();
}
