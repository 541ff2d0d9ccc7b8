import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose.ts';
import { login } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the menu comes from the server, with its placeholders filled in', async ({ app }) => {
  const page = await startLoggedIn(app);
  await mainMenu(page).getByRole('link', { name: 'Country general settings' }).click();
  await expect.poll(() => routeOf(page)).toMatch(/^\/country\/(es|ua)\/settings$/);
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText(/Country general settings/);
  const links = await mainMenu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => /[:{]/.test(href ?? ''))).toEqual([]);
});

test('without the server the built-in menu is used', async ({ app }) => {
  const page = await app.start();
  await app.api().setFault({ match: '/utils/menu', fault: 'status=503' });
  await login(page);
  await expect(mainMenu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('the breadcrumb says where one is', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/settings' });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText('Country general settings');
  await breadcrumb.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => routeOf(page)).toBe('/dashboard');
});

test('another language changes every window at once, without loading again', async ({ app }) => {
  const page = await startLoggedIn(app);
  const second = await openWindow(app, page, '/dashboard');
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const window of [page, second]) {
    await window.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  }
  await choose(page, 'Language', /Українська/);
  for (const window of [page, second]) {
    await expect(window.locator('html')).toHaveAttribute('lang', /^uk/);
    expect(await window.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
  }
  const restarted = await app.restart();
  await expect(restarted.locator('html')).toHaveAttribute('lang', /^uk/);
});

test('the chosen theme is used in every window and kept', async ({ app }) => {
  const page = await startLoggedIn(app);
  const second = await openWindow(app, page, '/dashboard');
  const schemeOf = (window: Page) =>
    window.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await goTo(page, '/app_settings');
  for (const [name, scheme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await page.getByRole('radio', { name }).click();
    for (const window of [page, second]) await expect.poll(() => schemeOf(window)).toBe(scheme);
  }
  const restarted = await app.restart();
  await expect.poll(() => schemeOf(restarted)).toBe('dark');
});

test('a small window has its menu in a drawer', async ({ app }) => {
  const page = await app.start();
  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByLabel('Email', { exact: true }).fill('super@backoffice.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await mainMenu(page).getByRole('link', { name: 'Country general settings' }).click();
  await expect.poll(() => routeOf(page)).toMatch(/settings$/);
  await expect(mainMenu(page)).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const { language, menu, logOut } of [
  { language: 'English', menu: 'User menu', logOut: 'Log out' },
  { language: 'Українська', menu: 'Меню користувача', logOut: 'Вийти' },
]) {
  test(`at 200% zoom the whole header can be reached, in ${language}`, async ({ app }) => {
    const page = await startLoggedIn(app);
    if (language !== 'English') await choose(page, 'Language', language);
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
  });
}
