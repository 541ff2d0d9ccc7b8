import type { Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose.ts';
import { login, submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const schemeOf = (window: Page) =>
  window.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('the built-in menu is used without the server', async ({ app }) => {
  const page = await app.start();
  await app.api().setFault({ match: '/utils/menu', fault: 'status=503' });
  await login(page);
  await expect(mainMenu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

const canReachWholeHeader = async (page: Page, menu: string, logOut: string): Promise<void> => {
  for (const width of [640, 480]) {
    await page.setViewportSize({ width, height: 480 });
    const button = page.getByRole('button', { name: menu });
    await expect(button).toBeInViewport({ ratio: 1 });
    for (const picker of await page.getByRole('banner').getByRole('combobox').all()) {
      await expect(picker).toBeInViewport({ ratio: 1 });
    }
    await button.click();
    await expect(page.getByRole('menuitem', { name: logOut })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
};

test('the frame leads to screens in windows of any size, language and theme', async ({ app }) => {
  const page = await app.start();
  const full = { width: 1440, height: 900 };

  await test.step('a small window has its menu in a drawer', async () => {
    await page.setViewportSize({ width: 800, height: 600 });
    await submitLogin(page, superAdmin);
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
    await page.getByRole('button', { name: /menu/i }).first().click();
    await mainMenu(page).getByRole('link', { name: 'City settings' }).click();
    await expect.poll(() => routeOf(page)).toMatch(/settings$/);
    await expect(mainMenu(page)).toBeHidden();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  await test.step('the whole header is reachable at 200% zoom, in English', () =>
    canReachWholeHeader(page, 'User menu', 'Log out'));

  await test.step('the menu of the server is shown, with its placeholders filled in', async () => {
    await page.setViewportSize(full);
    await mainMenu(page).getByRole('link', { name: 'Country general settings' }).click();
    await expect.poll(() => routeOf(page)).toMatch(/^\/country\/(es|ua)\/settings$/);
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText(/Country general settings/);
    const links = await mainMenu(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((href) => /[:{]/.test(href ?? ''))).toEqual([]);
  });

  await test.step('the breadcrumb shows the current page', async () => {
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb).toContainText('Country general settings');
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => routeOf(page)).toBe('/dashboard');
  });

  const second = await openWindow(app, page, '/dashboard');
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await test.step('the selected theme is used in every window', async () => {
    await goTo(page, '/app_settings');
    for (const [name, scheme] of [
      ['Light', 'light'],
      ['Dark', 'dark'],
    ] as const) {
      await page.getByRole('radio', { name }).click();
      for (const window of [page, second]) await expect.poll(() => schemeOf(window)).toBe(scheme);
    }
  });

  await test.step('another language changes every window at once, without a reload', async () => {
    await goTo(page, '/dashboard');
    for (const window of [page, second]) {
      await window.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    }
    await choose(page, 'Language', /Українська/);
    for (const window of [page, second]) {
      await expect(window.locator('html')).toHaveAttribute('lang', /^uk/);
      expect(await window.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
    }
  });

  await test.step('the whole header is reachable at 200% zoom, in Українська', () =>
    canReachWholeHeader(page, 'Меню користувача', 'Вийти'));

  await test.step('language and theme are persisted', async () => {
    const restarted = await app.restart();
    await expect(restarted.locator('html')).toHaveAttribute('lang', /^uk/);
    await expect.poll(() => schemeOf(restarted)).toBe('dark');
  });
});
