import { expect, test } from '../support/app.ts';
import { routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('without flags the app uses sample data, whose accounts are listed on the login page @45', async ({
  app,
}) => {
  const page = await app.start({ api: 'embedded', flags: ['--demo-orders=200'] });
  await page.getByRole('button', { name: /super@backoffice\.example/ }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('SAMPLE DATA', { exact: true })).toBeVisible();
});

test('the connection can be changed in Settings after a confirmation @shell', async ({ app }) => {
  const page = await startLoggedIn(app, {
    at: '/app_settings',
    api: 'embedded',
    flags: ['--demo-orders=200'],
  });
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://api.backoffice.example');
  await page.getByRole('button', { name: /^Connect/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Connect to api.backoffice.example?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Working with sample data')).toBeVisible();
  await page.getByRole('button', { name: /^Connect/ }).click();
  await question.getByRole('button', { name: 'Connect' }).click();
  await expect.poll(() => routeOf(page)).toBe('/login');
  await expect(page.getByText('super@backoffice.example')).toHaveCount(0);
});

test('a named server is chosen without typing, and its name is on every page @shell', async ({ app }) => {
  const page = await startLoggedIn(app, {
    at: '/app_settings',
    api: 'embedded',
    flags: ['--demo-orders=200'],
  });
  const add = async (name: string, address: string, color: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add server' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add server' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
    await dialog.getByRole('radio', { name: color }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await add('Production', 'api.backoffice.example/login', 'Red');
  await add('Staging', 'https://staging.backoffice.example', 'Blue');

  const confirm = (host: string) =>
    page.getByRole('alertdialog', { name: `Connect to ${host}?` }).getByRole('button', { name: 'Connect' });
  await page.getByRole('button', { name: 'Connect to Production' }).click();
  await confirm('api.backoffice.example').click();
  await expect(page.getByText('Production', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Change connection' }).click();
  await page
    .getByRole('list', { name: 'Servers' })
    .getByRole('button', { name: /^Staging/ })
    .click();
  await confirm('staging.backoffice.example').click();
  await expect(page.getByText('Staging', { exact: true })).toBeVisible();
});
