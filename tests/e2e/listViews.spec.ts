import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';

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

test('views that two windows save are all kept', async ({ app }) => {
  const { page: first } = await openList(app, '/country/es/companies');
  const second = await openWindow(app, first, '/country/es/companies');
  const inside = (page: Page) => page.getByRole('dialog', { name: 'Views' });
  const open = (page: Page) => page.getByRole('button', { name: 'Views', exact: true }).click();
  const save = async (page: Page, name: string): Promise<void> => {
    await inside(page).getByRole('textbox').fill(name);
    await inside(page).getByRole('button', { name: 'Save view' }).click();
    await expect(inside(page).getByRole('button', { name, exact: true })).toBeVisible();
  };
  await open(first);
  await open(second);
  await save(second, 'Of the second');
  await save(first, 'Of the first');
  await expect(inside(first).getByRole('listitem')).toHaveText(['Of the second', 'Of the first']);
  await second.keyboard.press('Escape');
  await open(second);
  await expect(inside(second).getByRole('listitem')).toHaveText(['Of the second', 'Of the first']);
  await inside(first).getByRole('button', { name: 'Delete Of the second' }).click();
  await inside(second).getByRole('button', { name: 'Delete Of the first' }).click();
  await expect(inside(second).getByRole('listitem')).toHaveCount(0);
});
