import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';

const newest = '/country/es/companies?isActive=true&createdAt.preset=last7Days&sort=-createdAt';

test('a view brings back filters, order and columns, and can be renamed and deleted', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?isActive=true&sort=name');
  const views = page.getByRole('dialog', { name: 'Views' });
  const open = () => page.getByRole('button', { name: 'Views', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });

  await list.tool('Columns').click();
  await columns.getByRole('checkbox', { name: 'IBAN' }).click();
  await page.keyboard.press('Escape');
  await open();
  await views.getByRole('textbox', { name: 'Name of the view' }).fill('At work');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name: 'At work', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Clear all' }).click();
  await list.tool('Columns').click();
  await columns.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => list.columnTitles()).toContain('IBAN');

  await page.reload();
  await open();
  await views.getByRole('button', { name: 'At work', exact: true }).click();
  await expect.poll(() => routeOf(page)).toBe('/country/es/companies?isActive=true&sort=name');
  await expect(list.chips).toContainText('Active: Active');
  expect(await list.columnTitles()).not.toContain('IBAN');

  await open();
  await views.getByRole('button', { name: 'Rename At work' }).click();
  await views.getByRole('textbox').fill('Customers');
  await views.getByRole('button', { name: 'Rename', exact: true }).click();
  await views.getByRole('button', { name: 'Delete Customers' }).click();
  await expect(views.getByRole('listitem')).toHaveCount(0);

  await test.step('a relative date stays relative', async () => {
    await page.keyboard.press('Escape');
    await goTo(page, newest);
    await expect(list.chips).toContainText(/Created( at)?: Last 7 days/);
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await views.getByRole('textbox').fill('New ones');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    await expect.poll(() => routeOf(page)).not.toContain('preset');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await views.getByRole('button', { name: 'New ones', exact: true }).click();
    await expect.poll(() => routeOf(page)).toContain('createdAt.preset=last7Days');
  });
});
