import { expect, type Page } from '@playwright/test';
import { type Account, superAdmin } from './accounts.ts';

/** Fills in the login page and sends it; what comes then is the test's business. */
export const submitLogin = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Logs in on the login page that the window shows, and waits for the frame. */
export const login = async (page: Page, account: Account = superAdmin): Promise<void> => {
  await submitLogin(page, account);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
};
