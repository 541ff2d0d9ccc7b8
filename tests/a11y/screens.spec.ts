import type { Page } from '@playwright/test';
import { spainAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { allRoutes, visit } from '../support/visitScreens.ts';

/** 1440 × 900 at 200 % and 400 % zoom. */
const zooms = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
];

/** True if the page scrolls horizontally. Tables and boards scroll inside themselves. */
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].some(
      (part) => part !== null && part.scrollWidth > part.clientWidth,
    ),
  );

test('public screens are accessible', async ({ app }) => {
  const page = await app.start();
  await test.step('the login page with messages is accessible', async () => {
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    expect.soft(await axeProblems(page)).toEqual([]);
    await page.reload();
  });
  for (const route of ['/login', '/forgot', '/email_confirmation', '/dashboard']) {
    await goTo(page, route);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await axeProblems(page), route).toEqual([]);
  }
});

test('every screen after the login is accessible in any theme, fits at 200 % and 400 %, and respects reduced motion', async ({
  app,
}) => {
  test.slow();
  const page = await startLoggedIn(app);
  const full = page.viewportSize();
  for (const [index, route] of (await allRoutes(page)).entries()) {
    await visit(page, route);
    for (const zoom of zooms) {
      await page.setViewportSize(zoom);
      await expect.soft.poll(() => isWide(page), `${route} at ${zoom.width} px`).toBe(false);
    }
    if (full) await page.setViewportSize(full);
    // Four rows suffice for a list, and header and menu are only checked on the first screen.
    const isList = (await page.getByRole('navigation', { name: 'Pages' }).count()) > 0;
    if (isList) await visit(page, `${route}?size=4`);
    expect.soft(await axeProblems(page, index === 0 ? 'page' : 'main'), route).toEqual([]);
  }
});

test('panels and dialogs of the header are accessible', async ({ app }) => {
  const page = await startLoggedIn(app);
  for (const name of ['User menu', 'Notifications']) {
    await page.getByRole('button', { name }).click();
    expect.soft(await axeProblems(page, 'floating'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+Shift+h');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('ci');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await axeProblems(page, 'floating'), 'palette').toEqual([]);
});

test('replacements of a page are accessible, and Reload shows the page once its code is available', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { account: spainAdmin });
  const main = page.getByRole('main');
  await goTo(page, '/country/ua/companies');
  await expect(main.getByText('You do not have access to this country')).toBeVisible();
  expect.soft(await axeProblems(page, 'main'), 'another country').toEqual([]);

  app.expectFaults(/dynamically imported module/);
  await goTo(page, '/country/es/companies');
  for (const [code, part, what] of [
    ['companies', 'main', 'page'],
    ['StaffArea', 'page', 'page'],
    // Chunk of the window's translations.
    ['renderer', 'page', 'window'],
  ] as const) {
    const files = `**/assets/${code}-*.js`;
    await page.route(files, (route) => route.abort());
    await page.reload();
    await expect(main.getByRole('heading', { name: `This ${what} could not be shown` })).toBeVisible();
    expect.soft(await axeProblems(page, part), `${code} is gone`).toEqual([]);
    await page.unroute(files);
    await main.getByRole('button', { name: 'Reload' }).click();
    await expect(main.getByRole('gridcell').first()).toBeVisible();
  }
});
