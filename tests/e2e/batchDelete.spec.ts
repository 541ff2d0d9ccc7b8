import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';

test('deleting several tells how many went, and keeps the others selected', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const granada = await api.write('POST', '/es/cities', {
    name: 'Granada',
    localName: 'Granada',
    isActive: true,
  });
  await list.tool('Reload').click();
  await list.checkbox('Granada').click();
  await list.checkbox('Valencia').click();
  await list.tool('Delete selected').click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 records?' });

  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await api.read(`/es/cities/${granada.id}`)).not.toBeNull();

  await list.tool('Delete selected').click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 of 2 deleted. A city with establishments')).toBeVisible();
  await expect(list.row('Granada')).toHaveCount(0);
  await expect(list.selection.getByRole('status')).toHaveText('1 selected');
  await expect(list.checkbox('Valencia')).toBeChecked();
  expect((await api.list('/es/cities')).map(({ name }) => name)).toEqual(['Valencia', 'Sevilla', 'Bilbao']);

  await list.tool('Delete selected').click();
  const last = page.getByRole('alertdialog', { name: 'Delete 1 record?' });
  await last.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Error! A city with establishments')).toBeVisible();
  await expect(list.row('Valencia')).toBeVisible();
});

test('all matching rows across pages are deleted', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?isActive=true');
  const api = await connectToApi(app.api());
  const before = await api.list('/es/companies');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.selection.getByRole('button', { name: /^Select all \d+ matching rows$/ }).click();
  const active = before.filter(({ isActive }) => isActive === true);
  await expect(list.selection.getByRole('status')).toHaveText(`${active.length} selected`);
  await list.tool('Delete selected').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  expect(await api.list('/es/companies')).toHaveLength(before.length - active.length);
});
