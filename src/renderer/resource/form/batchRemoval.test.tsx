import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const reason = 'A city with establishments cannot be deleted';
const undo = page.getByRole('button', { name: 'Undo' });
const agree = (): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

test('deleting several rows reports how many were deleted, and keeps the failed ones selected', async () => {
  const main = await openList('/country/es/cities');
  main.answer('cities.removeBatch', ({ body }) => {
    main.records.cities = main.records.cities?.filter(({ name }) => name !== 'Bilbao') ?? [];
    const [deleted, failed] = (body?.ids ?? []) as string[];
    return success({ deleted: [deleted], failed: [{ id: failed, message: reason }] });
  });
  await list.checkbox('Bilbao').click();
  await list.checkbox('Valencia').click();
  await list.tool('Delete selected').click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 records?' });
  await question.getByRole('button', { name: 'Cancel' }).click();

  await list.tool('Delete selected').click();
  await agree();
  await expect.element(list.row('Valencia')).not.toBeInTheDocument();
  expect(main.callsOf('cities.removeBatch')).toEqual([]);
  await main.sendDeferred();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/1 of 2 deleted\.\s*Valencia: A city with establishments/);
  await expect.element(list.row('Bilbao')).not.toBeInTheDocument();
  await expect.element(list.selection.getByRole('status')).toHaveTextContent('1 selected');
  await expect.element(list.checkbox('Valencia')).toBeChecked();

  main.answer('cities.removeBatch', () => failure('CONFLICT', 409, reason));
  await list.tool('Delete selected').click();
  await expect.element(page.getByRole('alertdialog', { name: 'Delete 1 record?' })).toBeVisible();
  await agree();
  await expect.element(undo).toBeVisible();
  await main.sendDeferred();
  await expect.element(page.getByText(/Error! A city with establishments/)).toBeVisible();
  await expect.element(list.row('Valencia')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('all matching rows across pages are deleted', async () => {
  const main = await openList('/country/es/companies?isActive=true');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.selection.getByRole('button', { name: 'Select all 27 matching rows' }).click();
  await expect.element(list.selection.getByRole('status')).toHaveTextContent('27 selected');
  await list.tool('Delete selected').click();
  await agree();
  await expect.element(page.getByText('27 records deleted')).toBeVisible();
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  await main.sendDeferred();
  await expect.element(undo).not.toBeInTheDocument();
  expect(main.records.companies).toHaveLength(3);
});

test('a page whose rows are being deleted does not claim to be empty', async () => {
  const main = await openList('/country/es/companies?sort=name&size=22');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.tool('Delete selected').click();
  await agree();
  await expect.element(page.getByText('Deleting the rows of this page…')).toBeVisible();
  await main.sendDeferred();
  await expect.element(list.row('Company 23')).toBeVisible();
  await expect.element(list.pages).toMatchTextContent(/1–8 of 8$/);
});

test('Delete affects the selected rows, names five of them, and can be undone', async () => {
  const main = await openList('/country/es/companies?sort=name');
  await list.checkbox('Company 01').click();
  await list.checkbox('Company 07').click({ modifiers: ['Shift'] });
  await press('{ArrowDown}{ArrowDown}{Delete}');
  const question = page.getByRole('alertdialog', { name: 'Delete 7 records?' });
  await expect.element(question).toMatchTextContent(/Company 01\sCompany 02\s.*Company 05\sand 2 more/);
  await expect.element(question).not.toMatchTextContent(/Company 06|Company 09/);
  await agree();
  await expect.element(list.row('Company 07')).not.toBeInTheDocument();
  await undo.click();
  await expect.element(list.row('Company 07')).toBeVisible();
  await expect.element(list.selection.getByRole('status')).toHaveTextContent('7 selected');
  await main.sendDeferred();
  expect(main.callsOf('companies.removeBatch')).toEqual([]);
  expect(main.records.companies).toHaveLength(30);
});
