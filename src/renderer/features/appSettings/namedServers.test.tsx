import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const origin = 'https://test.backoffice.example';
const servers = page.getByRole('main').getByRole('list', { name: 'Servers' });
const dialog = page.getByRole('dialog');
const header = page.getByRole('banner');

test('the connected server gets a name, which the header shows in its color', async () => {
  await openApp('/app_settings', { settings: { connection: { type: 'server', origin } } });
  await page.getByRole('button', { name: 'Name this server' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(origin);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Test');
  await dialog.getByRole('radio', { name: 'Blue' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(servers.getByText('Connected')).toBeVisible();
  await expect.element(header.getByText('Test', { exact: true })).toBeVisible();
});

test('names and addresses are used once, and addresses are https', async () => {
  await openApp('/app_settings', { settings: { servers: [{ name: 'Test', origin, color: 'blue' }] } });
  await page.getByRole('button', { name: 'Add server' }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('test');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://api.backoffice.example');
  await save.click();
  await expect.element(dialog.getByText('Another server has this name')).toBeVisible();
  await expect.element(dialog.getByText(/^Enter an https address/)).toBeVisible();
  // Main refuses the underscore in a host.
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://my_api.example');
  await expect.element(dialog.getByText(/^Enter an https address/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${origin}/login`);
  await expect.element(dialog.getByText('Test has this address')).toBeVisible();
});

test('a removed server comes back with Undo; a locked list has no buttons for changes', async () => {
  const stub = await openApp('/app_settings', {
    settings: { servers: [{ name: 'Test', origin, color: 'blue' }] },
  });
  await servers.getByRole('button', { name: 'Remove Test' }).click();
  await expect.element(servers).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(servers.getByText(origin)).toBeVisible();

  stub.notify('settings.changed', { ...stub.settings(), locked: ['servers'] });
  await expect.element(servers.getByRole('button', { name: 'Connect to Test' })).toBeVisible();
  await expect.element(servers.getByRole('button', { name: 'Remove Test' })).not.toBeInTheDocument();
});

test('a long address is cut off inside the section', async () => {
  const long = `https://${'department.'.repeat(12)}backoffice.example`;
  await openApp('/app_settings', { settings: { servers: [{ name: 'Test', origin: long, color: 'blue' }] } });
  const remove = servers.getByRole('button', { name: 'Remove Test' });
  await expect.element(remove).toBeVisible();
  const section = page.getByRole('region', { name: 'Connection', exact: true }).element();
  const { right } = section.getBoundingClientRect();
  expect(remove.element().getBoundingClientRect().right).toBeLessThan(right);
});
