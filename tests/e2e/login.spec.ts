import { spainAdmin, superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { login, submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';

test('a good password leads to the dashboard', async ({ app }) => {
  const page = await app.start();
  await expect(page).toHaveTitle(/Log in.*Marketplace Back Office/);
  await login(page);
  expect(routeOf(page)).toBe('/dashboard');
  await expect(page).toHaveTitle(/Dashboard.*Marketplace Back Office/);
});

test('Enter in the password field sends the form', async ({ app }) => {
  const page = await app.start();
  await page.getByLabel('Email', { exact: true }).fill(superAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(superAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('a wrong password is said, and what was typed stays', async ({ app }) => {
  const page = await app.start();
  await submitLogin(page, { ...superAdmin, password: 'not this one' });
  await expect(page.getByText('Incorrect email or password').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(superAdmin.email);
  expect(routeOf(page)).toBe('/login');
  const refreshes = (await app.api().requests()).filter(({ path }) => path.endsWith('/refresh-token'));
  expect(refreshes).toEqual([]);
});

test('empty fields are named, and nothing is sent', async ({ app }) => {
  const page = await app.start();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect((await app.api().requests()).filter(({ path }) => path.includes('/auth/'))).toEqual([]);
});

test('a server that does not answer is a network error; trying again works', async ({ app }) => {
  const page = await app.start();
  await app.api().setFault({ match: 'POST /api/v1/auth/admins/login', fault: 'drop', times: 1 });
  await submitLogin(page, superAdmin);
  await expect(page.getByText('Network Error').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(superAdmin.password);
  await page
    .getByRole('button', { name: /Retry|Log in/ })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('logging out leads to the login page and ends the session everywhere', async ({ app }) => {
  const page = await app.start();
  await login(page, spainAdmin);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(routeOf(page)).toBe('/login');
  await goTo(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Go To Login' })).toBeVisible();
});
