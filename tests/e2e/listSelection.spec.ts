import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { openList } from '../support/listScreen.ts';

test('rows are chosen one by one, by range, by page, inverted and across pages', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const count = list.selection.getByRole('status');
  const names = await list.columnTexts('Name');
  const [first = '', second = '', , fourth = ''] = names;

  await list.checkbox(first).click();
  await expect(count).toHaveText('1 selected');
  await list.checkbox(fourth).click({ modifiers: ['Shift'] });
  await expect(count).toHaveText('4 selected');
  await list.checkbox(second).click();
  await expect(count).toHaveText('3 selected');
  await expect(list.row(first).first()).toHaveAttribute('aria-selected', 'true');
  await expect(list.row(second).first()).toHaveAttribute('aria-selected', 'false');

  await list.tool('Invert selection').click();
  await expect(count).toHaveText('19 selected');
  await expect(list.checkbox(second)).toBeChecked();

  const all = list.grid.getByRole('checkbox', { name: 'Select all rows' });
  await all.click();
  await expect(count).toHaveText('22 selected');
  await list.selection.getByRole('button', { name: 'Select all 30 matching rows' }).click();
  await expect(count).toHaveText('30 selected');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(list.pages).toContainText('23–30 of 30');
  await expect(all).toBeChecked();

  await list.selection.getByRole('button', { name: 'Clear selection' }).click();
  await expect(list.selection).toBeHidden();
  await expect(all).not.toBeChecked();
  await expect(list.grid.locator(':focus')).toHaveCount(1);
});

test('rows of an earlier filter are not selected when their answer comes late', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const remove = list.tool('Delete selected');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  const allRows = /^GET .*companies.*(\[|%5B)size(\]|%5D)=1000/;
  await app.api().setFault({ match: allRows.source, fault: 'delay=2500', times: 1 });
  await list.selection.getByRole('button', { name: 'Select all 30 matching rows' }).click();
  await list.search.fill('Hornos');
  await expect.poll(async () => (await list.columnTexts('Name')).join()).toMatch(/^Hornos/);
  await expect(list.selection).toBeHidden();

  const wasAnswered = async (): Promise<boolean> =>
    (await app.api().requests()).some(({ method, path, query }) => allRows.test(`${method} ${path}${query}`));
  await expect.poll(wasAnswered).toBe(true);
  // What main answers now comes after what it could have answered before.
  await askMain(page, 'auth.state');
  await expect(list.selection).toBeHidden();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');

  await test.step('the rows of this filter can be selected', async () => {
    await list.checkbox((await list.columnTexts('Name'))[0] ?? '').click();
    await expect(list.selection.getByRole('status')).toHaveText('1 selected');
    await expect(remove).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test('chosen rows have the values of now, and one that is deleted elsewhere is no longer chosen', async ({
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
  await page.keyboard.press('Control+C');
  expect(await app.clipboardText()).toContain('Nadia Newer');

  const window = await app.windowOpenedBy(() =>
    list
      .row(secondName)
      .getByRole('link', { name: secondName })
      .click({ modifiers: ['ControlOrMeta'] }),
  );
  const manager = window.getByRole('textbox', { name: 'Manager name' });
  await manager.fill('Typed before it was gone');
  const id = second?.id;
  await askMain(page, 'api.call', { operation: 'companies.remove', params: { country: 'es', id } });
  await expect(list.selection.getByRole('status')).toHaveText('1 selected');
  await expect(window.getByText('This record was deleted meanwhile.')).toBeVisible();
  await expect(manager).toHaveValue('Typed before it was gone');
});

test('the selection bar adds numbers up, and Ctrl+C copies the rows with their titles', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await list.tool('Columns').click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Order minimum' }).click();
  await panel.getByRole('checkbox', { name: 'ID', exact: true }).click();
  await page.keyboard.press('Escape');

  const cities = await (await connectToApi(app.api())).list('/es/cities');
  const minimum = (name: string): number =>
    Number(cities.find((city) => city.name === name)?.vamvuOrderMinimum);
  await list.checkbox('Valencia').click();
  await list.checkbox('Bilbao').click();
  const money = (amount: number): string => `€${amount.toFixed(2)}`;
  const sum = minimum('Valencia') + minimum('Bilbao');
  await expect(list.selection).toContainText(`Order minimum: sum ${money(sum)}, average ${money(sum / 2)}`);

  await page.keyboard.press('Control+C');
  const copied = await app.clipboardText();
  const [header = '', ...rows] = copied.split('\n').map((line) => line.split('\t'));
  const titles = (await list.columnTitles()).filter((title) => title !== '' && title !== 'Actions');
  expect(header).toEqual(titles);
  expect(rows.map((cells) => cells[header.indexOf('Name')])).toEqual(['Valencia', 'Bilbao']);
  expect(rows.every((cells) => cells.length === header.length)).toBe(true);
});
