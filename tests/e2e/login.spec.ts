import { spainAdmin, superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { login, submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';

test('the login page reports missing and wrong input, and allows another try', async ({ app }) => {
  const page = await app.start();
  await expect(page).toHaveTitle(/Log in.*Marketplace Back Office/);
  await test.step('no accounts are shown for a server', async () => {
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('super@backoffice.example')).toHaveCount(0);
  });
  await test.step('empty fields are named, and nothing is sent', async () => {
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    expect((await app.api().requests()).filter(({ path }) => path.includes('/auth/'))).toEqual([]);
  });
  await test.step('a wrong password is reported, and the input is kept', async () => {
    await submitLogin(page, { ...superAdmin, password: 'not this one' });
    await expect(page.getByText('Incorrect email or password').first()).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(superAdmin.email);
    expect(routeOf(page)).toBe('/login');
    const refreshes = (await app.api().requests()).filter(({ path }) => path.endsWith('/refresh-token'));
    expect(refreshes).toEqual([]);
  });
  await test.step('a server without an answer is a network error; another try works', async () => {
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
});

test('logging in and out @electron', async ({ app }) => {
  const page = await app.start();
  await test.step('a correct password leads to the dashboard', async () => {
    await login(page, spainAdmin);
    expect(routeOf(page)).toBe('/dashboard');
    await expect(page).toHaveTitle(/Dashboard.*Marketplace Back Office/);
  });
  await test.step('logging out leads to the login page and ends the session everywhere', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(routeOf(page)).toBe('/login');
    await goTo(page, '/dashboard');
    await page.getByRole('button', { name: 'Go To Login' }).click();
  });
  await test.step('Enter in the password field submits the form', async () => {
    await page.getByLabel('Email', { exact: true }).fill(superAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(superAdmin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});
