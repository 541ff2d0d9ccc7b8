import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Result, success } from '#shared/ipc/result.ts';
import { choose, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const user = { id: 'u1', firstName: 'Uma', lastName: 'User', role: 'Admin', country: 'any' };
const loggedOut = { status: 'loggedOut', user: null, keychainProblem: null, expired: false };
const loggedIn = { status: 'loggedIn', user, keychainProblem: null, expired: false };
const prepare = (main: StubbedMain): void => main.answerRoute('auth.state', () => success(loggedOut));

test('the login page leads to the password reset and back, and changes its language', async () => {
  await openApp('/login', { prepare });
  await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect.poll(routeNow).toBe('/forgot');
  await page.getByLabelText('Email').fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByText('Please, enter valid email.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect.poll(routeNow).toBe('/login');
  await choose('Language', 'Español');
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toBeVisible();
});

test('a login link shows a busy state, and leads back to the page that asked for a login', async () => {
  const answer = Promise.withResolvers<Result<unknown>>();
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => {
      prepare(stub);
      stub.answerRoute('auth.loginWithToken', () => answer.promise);
    },
  });
  await page.getByRole('button', { name: 'Go To Login' }).click();
  await expect.poll(routeNow).toBe('/login');
  const { usr } = window.history.state as { usr: unknown };
  window.history.replaceState({ usr }, '', '#/token_login?token=one-time');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { usr } }));
  await expect.element(page.getByText('Logging in…')).toBeVisible();
  answer.resolve(success(loggedIn));
  await expect.poll(routeNow).toBe('/country/es/companies');
  expect(main.requests).toContainEqual({ route: 'auth.loginWithToken', payload: { token: 'one-time' } });
});

test('the keychain warning is readable in a narrow window, with its buttons below', async () => {
  await openApp('/login', {
    prepare: (main) =>
      main.answerRoute('auth.state', () => success({ ...loggedOut, keychainProblem: 'locked' })),
  });
  await choose('Language', 'Українська');
  const words = page.getByText(/Сховище паролів цього комп’ютера/);
  await expect.element(words).toBeVisible();
  expect(words.element().getBoundingClientRect().width).toBeGreaterThan(200);
});
