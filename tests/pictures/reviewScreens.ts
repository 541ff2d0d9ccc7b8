import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { allRoutes, visit } from '../support/visitScreens.ts';
import { type Flaws, flawsOnScreen } from './flawsOnScreen.ts';
import { settle } from './settle.ts';

/*
 * Pictures of every screen, and a count of their flaws, in `test-results/review`:
 *   npm run review [-- -g es_ES]
 */
const folder = join('test-results', 'review');

const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1050 },
];

const resize = async (
  app: AppUnderTest,
  page: Page,
  size: { width: number; height: number },
): Promise<void> => {
  await app.electron().evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
};

/** All screens of a city, with the first record and the empty form of each list. */
const routesToReview = async (app: AppUnderTest, page: Page, country: string): Promise<string[]> => {
  const api = await connectToApi(app.api());
  const [city] = await api.list(`/${country}/cities`);
  await visit(page, `/country/${country}/city/${city?.id}/orders`);
  await expect(page.locator(`nav a[href$="/country/${country}/companies"]`)).toBeVisible();
  const screens = await allRoutes(page);
  const records: string[] = [];
  for (const route of screens) {
    await visit(page, route);
    await settle(page);
    const links = page.locator('main [role=grid] [data-row="0"] a[href]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const below = hrefs
      .map((href) => href.replace(/^.*#/, ''))
      .filter((href) => href.startsWith(`${route}/`));
    records.push(...new Set(below));
    if ((await page.getByRole('button', { name: 'Add new' }).count()) > 0) records.push(`${route}/new`);
  }
  return [...screens, ...records];
};

/** Saves the page as PDF, which shows a message on every screen. */
const showToast = async (app: AppUnderTest, page: Page): Promise<void> => {
  // The page of an unknown address has no frame, and no commands.
  if ((await page.getByRole('navigation').count()) === 0) return;
  const toasts = page.locator('[data-toasts] > *');
  while ((await toasts.count()) > 0) await toasts.last().locator('[data-dismiss]').click();
  await app.electron().evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('savePdf')?.click());
  await expect(toasts, `at ${page.url()}`).not.toHaveCount(0);
};

const nameOf = (route: string): string => route.replace(/^\//, '').replaceAll('/', '-');

for (const locale of ['en_US', 'uk_UA', 'es_ES'])
  test(`screens have no flaws in ${locale}`, async ({ app }) => {
    test.setTimeout(3_600_000);
    const page = await startLoggedIn(app);
    const routes = await routesToReview(app, page, locale === 'uk_UA' ? 'ua' : 'es');
    await askMain(page, 'settings.update', { locale });
    const found: Record<string, Flaws> = {};
    for (const route of routes)
      for (const size of sizes) {
        await resize(app, page, size);
        await visit(page, route);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await settle(page);
          const place = join(folder, locale, `${size.width}-${colorScheme}`);
          mkdirSync(place, { recursive: true });
          await page.screenshot({ path: join(place, `${nameOf(route)}.png`) });
        }
        await showToast(app, page);
        const flaws = await flawsOnScreen(page);
        if (Object.keys(flaws).length > 0) found[`${route} at ${size.width}`] = flaws;
      }
    writeFileSync(join(folder, `flaws-${locale}.json`), JSON.stringify(found, null, 2));
    expect(found).toEqual({});
  });
