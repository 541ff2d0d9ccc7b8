import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const heading = (name: string) => page.getByRole('heading', { name });
const loggedOut = { status: 'loggedOut', user: null, keychainProblem: null, expired: false };

const openFirst = (settings: object = {}) =>
  openApp('/', {
    settings: { isFirstRun: true, connection: null, ...settings },
    prepare: (main) => main.answerRoute('auth.state', () => success(loggedOut)),
  });

test('three steps lead to the login by keyboard alone, and are not shown again', async () => {
  const main = await openFirst();
  main.answerRoute('settings.connect', () => {
    const settings = { ...main.settings(), connection: { type: 'demo' as const } };
    main.notify('settings.changed', settings);
    return success(settings);
  });
  main.answerRoute('settings.finishFirstRun', () =>
    success({ ...main.settings(), connection: { type: 'demo' }, isFirstRun: false }),
  );
  await expect.element(heading('Choose your language')).toBeVisible();
  await expect.element(page.getByText('Step 1 of 3')).toHaveFocus();
  await press('{Tab}');
  await expect.element(page.getByRole('radio', { name: 'English' })).toHaveFocus();
  await press('{Tab}');
  await press('{Tab}');
  await press('{Enter}');
  await expect.element(heading('Where is your marketplace?')).toBeVisible();
  await expect.element(page.getByText('Step 2 of 3')).toHaveFocus();
  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  await expect.element(heading('Choose a look')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(heading('Welcome back')).toBeVisible();
  window.location.hash = '/';
  await expect.element(heading('Welcome back')).toBeVisible();
});

test('all steps can be skipped; without a chosen server the next page asks for one', async () => {
  const main = await openFirst();
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect.element(heading('Where is your marketplace?')).toBeVisible();
  expect(window.location.hash).toBe('#/connect');
  expect(main.requests.map(({ route }) => route)).toContain('settings.finishFirstRun');
});

test('locked settings are skipped, and an administrator’s server is the only choice', async () => {
  await openFirst({ locked: ['locale', 'connection'], presetServer: 'https://api.example.com' });
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('https://api.example.com');
  await expect.element(page.getByRole('button', { name: /sample data/ })).not.toBeInTheDocument();
});
