import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focus, holdsFocus, list, openList, press, pressCopy } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const companies = '/country/es/companies?sort=name&size=22';
const count = list.selection.getByRole('status');

test('rows are selected one by one, by range, by page, inverted and across pages', async () => {
  await openList(companies);
  await list.checkbox('Company 01').click();
  await expect.element(count).toHaveTextContent('1 selected');
  await list.checkbox('Company 04').click({ modifiers: ['Shift'] });
  await expect.element(count).toHaveTextContent('4 selected');
  await list.checkbox('Company 02').click();
  await expect.element(count).toHaveTextContent('3 selected');
  await expect.element(list.row('Company 01')).toHaveAttribute('aria-selected', 'true');
  await expect.element(list.row('Company 02')).toHaveAttribute('aria-selected', 'false');

  await list.tool('Invert selection').click();
  await expect.element(count).toHaveTextContent('19 selected');
  await expect.element(list.checkbox('Company 02')).toBeChecked();

  const all = list.grid.getByRole('checkbox', { name: 'Select all rows' });
  await all.click();
  await expect.element(count).toHaveTextContent('22 selected');
  await list.selection.getByRole('button', { name: 'Select all 30 matching rows' }).click();
  await expect.element(count).toHaveTextContent('30 selected');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.pages).toMatchTextContent(/23–30 of 30/);
  await expect.element(all).toBeChecked();

  await list.selection.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(list.selection).not.toBeInTheDocument();
  await expect.element(all).not.toBeChecked();
  expect(holdsFocus(list.grid)).toBe(true);
});

test('a late answer for an earlier filter selects no rows', async () => {
  const main = await openList(companies);
  const late = Promise.withResolvers<void>();
  main.answer('companies.list', async ({ query }, usual) => {
    if (query?.size === 1000) await late.promise;
    return usual();
  });
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  await list.selection.getByRole('button', { name: 'Select all 30 matching rows' }).click();
  await list.search.fill('Company 1');
  await expect.element(list.pages).toMatchTextContent(/of 10$/);
  await expect.element(list.selection).not.toBeInTheDocument();

  late.resolve();
  // This reload is answered after the delayed response.
  await list.tool('Reload').click();
  await expect.poll(() => main.callsOf('companies.list').length).toBeGreaterThan(3);
  await expect.element(list.selection).not.toBeInTheDocument();
  await expect.element(list.tool('Delete selected')).toHaveAttribute('aria-disabled', 'true');

  await list.checkbox('Company 10').click();
  await expect.element(count).toHaveTextContent('1 selected');
  await expect.element(list.tool('Delete selected')).not.toHaveAttribute('aria-disabled', 'true');
});

test('selected rows are copied with their current values', async () => {
  const main = await openList(companies);
  await list.checkbox('Company 01').click();
  await list.checkbox('Company 02').click();
  Object.assign(main.records.companies?.[0] ?? {}, { managerName: 'Nadia Newer' });
  await list.tool('Reload').click();
  await expect.element(list.row('Company 01')).toMatchTextContent(/Nadia Newer/);
  focus(list.checkbox('Company 01'));
  expect(await pressCopy()).toContain('Nadia Newer');
});

test('the selection bar shows averages, and Ctrl+C copies the rows with their column titles', async () => {
  await openList('/country/es/cities');
  await list.tool('Columns').click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Order minimum' }).click();
  await panel.getByRole('checkbox', { name: 'ID' }).click();
  await press('{Escape}');

  await list.checkbox('Valencia').click();
  await list.checkbox('Bilbao').click();
  await expect.element(list.selection).toMatchTextContent(/Order minimum: average €11\.13/);

  const [header = [], ...rows] = (await pressCopy()).split('\n').map((line) => line.split('\t'));
  expect(header).toEqual(list.titles().filter((title) => title !== '' && title !== 'Actions'));
  expect(rows.map((cells) => cells[header.indexOf('Name')])).toEqual(['Valencia', 'Bilbao']);
  expect(rows.every((cells) => cells.length === header.length)).toBe(true);
});

test('at 800 pixels the selection bar takes one line, also in Ukrainian, with all sums in its tooltip', async () => {
  await page.viewport(800, 600);
  await openList('/country/es/city/ci00000000000001/orders', { settings: { locale: 'uk_UA' } });
  const boxes = list.grid.getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  const bar = page.getByRole('toolbar').getByRole('region').first();
  await expect.element(bar).toBeVisible();
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(32);
  const foot = bar.element().parentElement?.parentElement;
  expect(foot?.getBoundingClientRect().height).toBeLessThan(90);
  expect(foot && foot.scrollWidth <= foot.clientWidth).toBe(true);
  expect(bar.element().querySelector('[title]')?.getAttribute('title')).toMatch(/Сума замовлення: /);
});
