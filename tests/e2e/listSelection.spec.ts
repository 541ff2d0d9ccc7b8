import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
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
});

test('the selection bar adds numbers up, and Ctrl+C copies the rows with their titles', async ({
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [header = '', ...rows] = copied.split('\n').map((line) => line.split('\t'));
  const titles = (await list.columnTitles()).filter((title) => title !== '' && title !== 'Actions');
  expect(header).toEqual(titles);
  expect(rows.map((cells) => cells[header.indexOf('Name')])).toEqual(['Valencia', 'Bilbao']);
  expect(rows.every((cells) => cells.length === header.length)).toBe(true);
});
