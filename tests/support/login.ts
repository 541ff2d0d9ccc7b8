import { expect, type Page } from '@playwright/test';
import { type Account, superAdmin } from './accounts.ts';

/** Submits the login page without waiting for the result. */
export const submitLogin = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Logs in and waits for the main menu. */
export const login = async (page: Page, account: Account = superAdmin): Promise<void> => {
  await submitLogin(page, account);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
};
