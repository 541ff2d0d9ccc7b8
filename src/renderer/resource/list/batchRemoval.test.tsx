import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const reason = 'A city with establishments cannot be deleted';

test('deleting several tells how many went, and keeps the others selected', async () => {
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
  expect(main.callsOf('cities.removeBatch')).toEqual([]);

  await list.tool('Delete selected').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(/1 of 2 deleted\. A city with establishments/)).toBeVisible();
  await expect.element(list.row('Bilbao')).not.toBeInTheDocument();
  await expect.element(list.selection.getByRole('status')).toHaveTextContent('1 selected');
  await expect.element(list.checkbox('Valencia')).toBeChecked();

  main.answer('cities.removeBatch', () => failure('CONFLICT', 409, reason));
  await list.tool('Delete selected').click();
  await page
    .getByRole('alertdialog', { name: 'Delete 1 record?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.element(page.getByText(/Error! A city with establishments/)).toBeVisible();
  await expect.element(list.row('Valencia')).toBeVisible();
});

test('all matching rows across pages are deleted', async () => {
  const main = await openList('/country/es/companies?isActive=true');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.selection.getByRole('button', { name: 'Select all 27 matching rows' }).click();
  await expect.element(list.selection.getByRole('status')).toHaveTextContent('27 selected');
  await list.tool('Delete selected').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Deleted!')).toBeVisible();
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  expect(main.records.companies).toHaveLength(3);
});
