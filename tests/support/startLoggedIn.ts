import { expect, type Page } from '@playwright/test';
import { type Account, superAdmin } from './accounts.ts';
import type { AppUnderTest, StartOptions } from './app.ts';
import { askMain } from './askMain.ts';
import { goTo } from './navigate.ts';

interface LoggedInOptions extends StartOptions {
  at?: string;
  account?: Account;
}

/**
 * Starts the app and logs in through main, for tests that do not concern the login page. Sets the route
 * first, so that the dashboard is not loaded on the way.
 */
export const startLoggedIn = async (
  app: AppUnderTest,
  { at = '/dashboard', account = superAdmin, ...options }: LoggedInOptions = {},
): Promise<Page> => {
  const page = await app.start(options);
  if (at !== '/dashboard') {
    await goTo(page, at);
    // The login page would redirect to the dashboard when a session begins.
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  }
  expect(await askMain(page, 'auth.login', { ...account, remember: false })).toMatchObject({ ok: true });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  return page;
};
