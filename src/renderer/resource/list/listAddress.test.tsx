import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Result } from '#shared/ipc/result.ts';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const companies = '/country/es/companies';
const heading = page.getByRole('heading', { level: 1 });
const open = (name: string) => list.row(name).getByRole('button', { name: 'Open', exact: true }).click();
const names = () => expect.poll(() => list.texts('Name'));

test('search, sort and page are in the address, and are restored with the list', async () => {
  await openList(`${companies}?size=22`);
  await expect.element(list.pages).toMatchTextContent(/1–22 of 30/);
  const title = list.grid.getByRole('columnheader', { name: /^Name/ });
  await title.getByRole('button', { name: 'Name', exact: true }).click();
  await expect.element(title).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(routeNow).toBe(`${companies}?sort=name&size=22`);
  await title.getByRole('button', { name: 'Name', exact: true }).click();
  await expect.poll(routeNow).toBe(`${companies}?sort=-name&size=22`);
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 30');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.pages).toMatchTextContent(/23–30 of 30/);
  await expect.poll(routeNow).toBe(`${companies}?sort=-name&size=22&page=2`);
  const second = [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Company 0${number}`);
  await names().toEqual(second);

  await open('Company 06');
  await expect.element(heading).toHaveTextContent('Company 06');
  window.history.back();
  await expect.poll(routeNow).toBe(`${companies}?sort=-name&size=22&page=2`);
  await names().toEqual(second);

  // A search starts at the first page.
  await list.search.fill('Company');
  await expect.poll(routeNow).toContain('name.has=Company');
  expect(routeNow()).not.toContain('page=');
  await expect.element(list.pages).toMatchTextContent(/1–22 of 30/);
  await list.search.fill('Company 1');
  await expect.element(list.pages).toMatchTextContent(/1–10 of 10/);
  await expect.poll(routeNow).toContain('name.has=Company+1');

  // Opening that address restores the same list.
  const address = routeNow();
  closeApp();
  await openList(address, { keepsStorage: true });
  await expect.element(list.search).toHaveValue('Company 1');
  await names().toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((number) => `Company 1${number}`));
});

test('rows per page can be chosen, and Reload shows new rows', async () => {
  const main = await openList(`${companies}?sort=name`);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50');
  await expect.element(list.pages).toMatchTextContent(/1–30 of 30/);
  await expect.poll(routeNow).toContain('size=50');
  const [pattern] = main.records.companies ?? [];
  if (!pattern) throw new Error('There is no company');
  main.records.companies?.push({ ...pattern, id: 'co-elsewhere', name: 'AAA Made elsewhere' });
  await list.tool('Reload').click();
  await expect.element(list.row('AAA Made elsewhere')).toBeVisible();
  await expect.element(list.pages).toMatchTextContent(/of 31/);
});

test('as many rows are loaded as fit, once, and a lower window does not change their number', async () => {
  const main = await openList(`${companies}?sort=name`);
  const asked = () => main.callsOf('companies.list').map(({ query }) => query?.size ?? 0);
  const [fitting = 0] = asked();
  expect(asked()).toEqual([fitting]);
  const rows = list.grid.getByRole('row');
  const { bottom } = list.grid.element().getBoundingClientRect();
  const lastRow = () => rows.nth(fitting).element().getBoundingClientRect();
  expect(lastRow().bottom).toBeLessThanOrEqual(bottom);
  expect(lastRow().bottom + lastRow().height).toBeGreaterThan(bottom - 20);
  await expect.element(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('fit');

  await page.viewport(1440, 700);
  await expect.poll(() => list.grid.element().getBoundingClientRect().height).toBeLessThan(bottom - 300);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.row(`Company ${fitting + 1}`)).toBeVisible();
  expect(asked().every((size) => size === fitting)).toBe(true);
  // The resize measurement is debounced and may come after the first attempt.
  const askAnew = async () => {
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    return asked().at(-1);
  };
  await expect.poll(askAnew).toBeLessThan(fitting);
  await page.getByRole('button', { name: 'First page' }).click();
  expect(asked().at(-1)).toBeGreaterThanOrEqual(10);
  await expect.poll(routeNow).toBe(`${companies}?sort=name`);
});

test('a much higher window adds rows to the first page only', async () => {
  await page.viewport(1440, 800);
  const main = await openList(`${companies}?sort=name`);
  const lastSize = () => main.callsOf('companies.list').at(-1)?.query?.size ?? 0;
  const before = lastSize();
  await page.viewport(1440, 1000);
  await expect.poll(lastSize).toBeGreaterThan(before);
  const size = lastSize();
  await expect.element(list.row(`Company ${size}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.row(`Company ${size + 1}`)).toBeVisible();
  const { bottom } = list.grid.element().getBoundingClientRect();
  await page.viewport(1440, 1200);
  await expect.poll(() => list.grid.element().getBoundingClientRect().bottom).toBeGreaterThan(bottom);
  await list.tool('Reload').click();
  await expect.element(list.row(`Company ${size + 1}`)).toBeVisible();
  expect(lastSize()).toBe(size);
});

test('stepping through records continues on the next page, and the list follows', async () => {
  await openList(`${companies}?sort=name&size=10`);
  await open('Company 10');
  await expect.element(page.getByText('10 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect.element(page.getByText('11 of 30')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Company 11');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Companies' }).click();
  await expect.element(list.pages).toMatchTextContent(/11–20 of 30/);
  await open('Company 11');
  await expect.element(page.getByText('11 of 30')).toBeVisible();
  await press('{Alt>}{PageUp}{/Alt}');
  await expect.element(page.getByText('10 of 30')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Company 10');
  await page.getByRole('button', { name: 'Previous record' }).click();
  await expect.element(heading).toHaveTextContent('Company 09');
});

test('another country keeps search, filters and order of the list, but no ids', async () => {
  await openList(`${companies}?name.has=Company&id=co00000000000002&isActive=true&sort=-name`);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Ukraine' }).click();
  await expect.poll(routeNow).toBe('/country/ua/companies?name.has=Company&isActive=true&sort=-name');
  await expect.element(list.search).toHaveValue('Company');
});

test('a revisited list or record shows cached data at once, and then the refetched data', async () => {
  const main = await openList(companies);
  await open('Company 02');
  await expect.element(heading).toHaveTextContent('Company 02');
  const rename = (name: string): void => {
    for (const company of main.records.companies ?? [])
      if (company.name === 'Company 02') company.name = name;
  };
  const held = Promise.withResolvers<void>();
  const later = async (usual: () => Result<unknown>) => {
    await held.promise;
    return usual();
  };
  for (const operation of ['companies.list', 'companies.read'])
    main.answer(operation, (_call, usual) => later(usual));
  rename('Company renamed');
  window.history.back();
  await names().toContain('Company 02');
  await open('Company 02');
  await expect.element(heading).toHaveTextContent('Company 02');
  window.history.back();
  await names().toContain('Company 02');
  held.resolve();
  await names().toContain('Company renamed');
  await open('Company renamed');
  await expect.element(heading).toHaveTextContent('Company renamed');
  expect(main.callsOf('companies.list').length).toBe(3);
});
