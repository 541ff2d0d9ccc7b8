import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a link into the app without a session: 403, login, and back to where it led', async ({ app }) => {
  const page = await app.start();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await goTo(page, '/admins/reset_password');
  await expect(page.getByText('Sorry, you are not authorized to access this page')).toBeVisible();
  await page.getByRole('button', { name: 'Go To Login' }).click();
  await submitLogin(page, superAdmin);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(routeOf(page)).toBe('/admins/reset_password');
});

test('an unknown address: 404 and back home', async ({ app }) => {
  const page = await startLoggedIn(app);
  await goTo(page, '/no/such/page');
  await expect(page.getByText('Sorry, the page you visited does not exist')).toBeVisible();
  await page.getByRole('button', { name: 'Back Home' }).click();
  await expect.poll(() => routeOf(page)).toBe('/dashboard');
});

test('the root leads to the dashboard', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/app_settings' });
  await goTo(page, '/');
  await expect.poll(() => routeOf(page)).toBe('/dashboard');
});

test('the confirmation of an email address is public and leads to login', async ({ app }) => {
  const page = await app.start();
  await goTo(page, '/email_confirmation');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect.poll(() => routeOf(page)).toBe('/login');
});

test.describe('a login link', () => {
  test('logs in, and its token leaves the address at once', async ({ app }) => {
    const page = await app.start();
    await goTo(page, '/token_login?token=demo-login-token');
    await expect.poll(() => page.url()).not.toContain('demo-login-token');
    await expect.poll(() => routeOf(page)).toBe('/admins/reset_password');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test('without a token leads to the login page', async ({ app }) => {
    const page = await app.start();
    await goTo(page, '/token_login');
    await expect.poll(() => routeOf(page)).toBe('/login');
  });
});

test.describe('a forgotten password', () => {
  test('is answered with the advice to look into the mail', async ({ app }) => {
    const page = await app.start();
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(superAdmin.email);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Check email').first()).toBeVisible();
    await expect.poll(() => routeOf(page)).toBe('/login');
  });

  test('needs an email address', async ({ app }) => {
    const page = await app.start();
    await goTo(page, '/forgot');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Email is required!')).toBeVisible();
  });
});
