import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const atWork = '/country/es/companies?isActive=true&sort=name';
const newest = '/country/es/companies?isActive=true&createdAt.preset=last7Days&sort=-createdAt';
const views = page.getByRole('dialog', { name: 'Views' });
const columns = page.getByRole('dialog', { name: 'Columns' });
const view = (name: string) => views.getByRole('button', { name, exact: true });
const open = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect.element(views).toBeVisible();
};
const saveAs = async (name: string): Promise<void> => {
  await open();
  await views.getByRole('textbox', { name: 'View name' }).fill(name);
  await press('{Enter}');
  await expect.element(view(name)).toBeVisible();
  await press('{Escape}');
  await expect.element(views).not.toBeInTheDocument();
};
const tab = (name: string | RegExp) =>
  page.getByRole('tablist', { name: 'Views of this list' }).getByRole('tab', { name });

test('a view restores filters, order and columns, also after a restart', async () => {
  await openList(atWork);
  await list.tool('Columns').click();
  await columns.getByRole('checkbox', { name: 'ID number' }).click();
  await press('{Escape}');
  await saveAs('At work');
  await tab('All').click();
  await expect.element(list.chips).not.toBeInTheDocument();
  await list.tool('Columns').click();
  await columns.getByRole('button', { name: 'Reset' }).click();
  await press('{Escape}');
  await expect.poll(list.titles).toContain('ID number');

  closeApp();
  await openList('/country/es/companies', { keepsStorage: true });
  await open();
  await view('At work').click();
  await expect.poll(routeNow).toBe(`${atWork}&view=At+work`);
  await expect.element(list.chips).toMatchTextContent(/Active: Active/);
  expect(list.titles()).not.toContain('ID number');
});

test('a relative date stays relative', async () => {
  await openList(newest.replace('&createdAt.preset=last7Days', ''));
  window.location.hash = newest;
  await expect.element(list.chips).toMatchTextContent(/Created( at)?: Last 7 days/);
  await saveAs('New ones');
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect.poll(routeNow).not.toContain('preset');
  await open();
  await view('New ones').click();
  await expect.poll(routeNow).toContain('createdAt.preset=last7Days');
});

test('a view can be renamed and deleted, with Undo', async () => {
  await openList(atWork);
  await saveAs('At work');
  await open();
  await views.getByRole('button', { name: 'Rename At work' }).click();
  await views.getByRole('textbox').fill('Customers');
  await press('{Control>}s{/Control}');
  await expect.element(view('Customers')).toBeVisible();
  await expect.poll(routeNow).toContain('view=Customers');
  await expect.element(view('At work')).not.toBeInTheDocument();
  await views.getByRole('button', { name: 'Delete Customers' }).click();
  await expect.element(views.getByRole('listitem')).not.toBeInTheDocument();
  await expect.poll(routeNow).not.toContain('view=');
  await press('{Escape}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(tab('Customers')).toHaveAttribute('aria-selected', 'true');
});

test('views are tabs: the current one is marked when changed, and can be reset or updated', async () => {
  await openList(atWork);
  await saveAs('At work');
  await expect.element(tab('At work')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(tab(/At work.*changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(list.chips).toMatchTextContent(/Active: Active/);
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();

  await list.tool('Columns').click();
  await columns.getByRole('checkbox', { name: 'ID number' }).click();
  await press('{Escape}');
  await page.getByRole('button', { name: 'Update view' }).click();
  await expect.element(tab('At work')).toBeVisible();
  await tab('All').click();
  await expect.element(list.chips).not.toBeInTheDocument();
  await expect.poll(list.titles).toContain('ID number');
  await tab('At work').click();
  await expect.element(list.chips).toMatchTextContent(/Active: Active/);
  await expect.poll(list.titles).not.toContain('ID number');
});

test('a list starts with its default view, and All shows all rows', async () => {
  await openList(atWork);
  await saveAs('At work');
  await open();
  await views.getByRole('button', { name: 'Start with At work' }).click();

  closeApp();
  await openList('/country/es/companies', { keepsStorage: true });
  await expect.element(tab('At work')).toHaveAttribute('aria-selected', 'true');
  await expect.element(list.chips).toMatchTextContent(/Active: Active/);
  await tab('All').click();
  await expect.element(list.chips).not.toBeInTheDocument();
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true');
});
