import { expect, type Page } from '@playwright/test';
import { goTo, routeOf } from './navigate.ts';

/** Screens outside the menu. */
const furtherRoutes = ['/admins/reset_password', '/app_settings', '/manual', '/no/such/page'];

/** Every screen that a logged-in user can reach without selecting a record. */
export const allRoutes = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set([...hrefs.map((href) => href.replace(/^.*#/, '')), ...furtherRoutes])];
};

/** Navigates to a screen and waits until it has loaded. */
export const visit = async (page: Page, route: string): Promise<void> => {
  await goTo(page, route);
  await expect.poll(() => routeOf(page)).toBe(route);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};
