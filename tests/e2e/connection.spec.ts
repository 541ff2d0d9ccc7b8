import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { routeOf } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('without flags the sample data is used, and its accounts stand on the login page', async ({ app }) => {
  const page = await app.start({ api: 'embedded', flags: ['--demo-orders=200'] });
  await page.getByRole('button', { name: /super@backoffice\.example/ }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('SAMPLE DATA', { exact: true })).toBeVisible();
});

test('against a server no accounts are shown', async ({ app }) => {
  const page = await app.start();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('super@backoffice.example')).toHaveCount(0);
});

test('the connection can be changed in Settings, after a question @shell', async ({ app }) => {
  const page = await startLoggedIn(app, {
    at: '/app_settings',
    api: 'embedded',
    flags: ['--demo-orders=200'],
  });
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://api.backoffice.example');
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect.poll(() => shellRecords(page, 'messageBox')).toHaveLength(1);
  await expect(page.getByText('Working with sample data')).toBeVisible();
  await emitInShell(page, 'dialog-answer', { response: 1 });
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect.poll(() => routeOf(page)).toBe('/login');
  await expect(page.getByText('super@backoffice.example')).toHaveCount(0);
});
