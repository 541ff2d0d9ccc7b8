import { expect, type Page } from '@playwright/test';
import { goTo, routeOf } from './navigate.ts';

/** Screens that the menu does not lead to. */
const furtherRoutes = ['/admins/reset_password', '/app_settings', '/no/such/page'];

/** Every screen of the app that a logged-in person can reach without choosing a record. */
export const allRoutes = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set([...hrefs.map((href) => href.replace(/^.*#/, '')), ...furtherRoutes])];
};

/** Goes to a screen and waits until it shows what it has loaded. */
export const visit = async (page: Page, route: string): Promise<void> => {
  await goTo(page, route);
  await expect.poll(() => routeOf(page)).toBe(route);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};
