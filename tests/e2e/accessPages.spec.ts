import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';

test('pages without a session', async ({ app }) => {
  const page = await app.start();
  await test.step('the confirmation of an e-mail address is public and leads to login', async () => {
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await goTo(page, '/email_confirmation');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await expect.poll(() => routeOf(page)).toBe('/login');
  });
  await test.step('a forgotten password needs an e-mail address', async () => {
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Email is required!')).toBeVisible();
  });
  await test.step('a forgotten password is answered with the advice to check the mailbox', async () => {
    await page.getByLabel('Email', { exact: true }).fill(superAdmin.email);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Check email').first()).toBeVisible();
    await expect.poll(() => routeOf(page)).toBe('/login');
  });
  await test.step('a login link without a token leads to the login page', async () => {
    await goTo(page, '/token_login');
    await expect.poll(() => routeOf(page)).toBe('/login');
  });
  await test.step('a link into the app without a session: 403, login, and back to the linked page', async () => {
    await goTo(page, '/admins/reset_password');
    await expect(page.getByText('Sorry, you are not authorized to access this page')).toBeVisible();
    await page.getByRole('button', { name: 'Go To Login' }).click();
    await submitLogin(page, superAdmin);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(routeOf(page)).toBe('/admins/reset_password');
  });
  await test.step('the root leads to the dashboard', async () => {
    await goTo(page, '/');
    await expect.poll(() => routeOf(page)).toBe('/dashboard');
  });
  await test.step('an unknown address: 404 and a link to the start page', async () => {
    await goTo(page, '/no/such/page');
    await expect(page.getByText('Sorry, the page you visited does not exist')).toBeVisible();
    await page.getByRole('button', { name: 'Back Home' }).click();
    await expect.poll(() => routeOf(page)).toBe('/dashboard');
  });
});

test('a login link logs in, and its token is removed from the address at once @electron', async ({ app }) => {
  const page = await app.start();
  await goTo(page, '/token_login?token=demo-login-token');
  await expect.poll(() => page.url()).not.toContain('demo-login-token');
  await expect.poll(() => routeOf(page)).toBe('/admins/reset_password');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
