import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { openList } from '../support/listScreen.ts';

test('selected rows have their current values, and a row deleted elsewhere is deselected @45', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const api = await connectToApi(app.api());
  const companies = await api.list('/es/companies');
  const [firstName = '', secondName = ''] = await list.columnTexts('Name');
  const first = companies.find(({ name }) => name === firstName);
  const second = companies.find(({ name }) => name === secondName);
  await list.checkbox(firstName).click();
  await list.checkbox(secondName).click();
  await api.write('PUT', `/es/companies/${first?.id}`, { ...first, managerName: 'Nadia Newer' });
  await list.tool('Reload').click();
  await expect(list.row(firstName)).toContainText('Nadia Newer');
  await list.checkbox(firstName).focus();
  await page.keyboard.press('ControlOrMeta+C');
  expect(await app.clipboardText()).toContain('Nadia Newer');

  const window = await app.windowOpenedBy(() =>
    list
      .row(secondName)
      .getByRole('link', { name: secondName })
      .click({ modifiers: ['ControlOrMeta'] }),
  );
  const manager = window.getByRole('textbox', { name: 'Manager name' });
  await manager.fill('Typed before it was gone');
  app.discardAtQuit();
  const id = second?.id;
  await askMain(page, 'api.call', { operation: 'companies.remove', params: { country: 'es', id } });
  await expect(list.selection.getByRole('status')).toHaveText('1 selected');
  await expect(window.getByText('This record was deleted.')).toBeVisible();
  await expect(manager).toHaveValue('Typed before it was gone');
});
