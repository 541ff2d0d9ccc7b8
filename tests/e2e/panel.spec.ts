import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { goTo } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a company opens its panel only at the configured address @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const open = page.getByRole('button', { name: 'Open panel' }).first();
  await open.click();
  await expect(page.getByText('Set the address of the establishment panel in Settings first')).toBeVisible();

  await goTo(page, '/app_settings');
  const address = page.getByRole('textbox', { name: 'Panel address' });
  const form = page.locator('form').filter({ has: address });
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await address.fill('http://panel.example');
  await save.click();
  await expect(page.getByText('Enter an https address such as https://panel.example.com')).toBeVisible();
  await address.fill('https://panel.example');
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Use the establishment panel at panel.example?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await expect(address).toHaveValue('https://panel.example');
  await save.click();
  await question.getByRole('button', { name: 'Use this address' }).click();
  await expect
    .poll(() => askMain(page, 'settings.read'))
    .toMatchObject({ data: { panelOrigin: 'https://panel.example' } });

  await goTo(page, '/country/es/companies');
  await open.click();
  await expect
    .poll(async () => (await shellRecords(page, 'openExternal')).map(({ url }) => String(url)))
    .toEqual([
      expect.stringMatching(
        /^https:\/\/panel\.example\/login\?token=[\w-]+&country=es&companyId=[\da-z]{16}$/,
      ),
    ]);
});
