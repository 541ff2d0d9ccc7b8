import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import { keepHabits, readHabits } from './listHabits.ts';

afterEach(closeApp);

const title = (name: string) =>
  list.grid.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });
const goTo = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

test('a list shows its default order, and restores the last used order and page size', async () => {
  const main = await openList('/country/es/companies');
  await expect.element(title('Created at')).toHaveAttribute('aria-sort', 'descending');
  expect(main.callsOf('companies.list')[0]?.query?.sort).toEqual({ field: 'createdAt', order: 'desc' });

  await list.grid.getByRole('button', { name: 'Manager name', exact: true }).click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50');
  await expect.poll(routeNow).toBe('/country/es/companies?sort=managerName&size=50');
  await goTo('Cities');
  await expect.element(list.row('Bilbao')).toBeVisible();
  await goTo('Companies');
  await expect.poll(routeNow).toBe('/country/es/companies?sort=managerName&size=50');
  await expect.element(title('Manager name')).toHaveAttribute('aria-sort', 'ascending');

  const managers = list.grid.getByRole('button', { name: 'Manager name', exact: true });
  await managers.click();
  await managers.click();
  await expect.poll(routeNow).toBe('/country/es/companies?size=50');
  await expect.element(title('Created at')).toHaveAttribute('aria-sort', 'descending');
});

test('the search box names its field, offers other fields and remembers the choice', async () => {
  await openList('/country/es/companies');
  await list.search.fill('office7');
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect.element(page.getByText('Name, Manager name: office7')).toBeVisible();

  await page.getByRole('button', { name: 'Search field: Name' }).click();
  await page.getByRole('menuitemradio', { name: 'Email' }).click();
  await expect.element(list.row('Company 07')).toBeVisible();
  expect(routeNow()).toBe('/country/es/companies?email.has=office7');
  await expect.element(list.search).toHaveFocus();
  await expect.element(list.search).toHaveValue('office7');
  await expect.element(list.chips).not.toBeInTheDocument();

  await goTo('Cities');
  await expect.element(list.row('Bilbao')).toBeVisible();
  await goTo('Companies');
  await expect.element(page.getByRole('searchbox', { name: 'Search: Email' })).toHaveValue('');
  await page.getByRole('button', { name: 'Search field: Email' }).click();
  await page.getByRole('menuitemradio', { name: 'IBAN' }).click();
  await list.search.fill('es91 2100');
  await press('{Enter}');
  await expect.poll(routeNow).toBe('/country/es/companies?iban.has=ES912100');
  await expect.element(list.search).toHaveValue('es91 2100');
});

test('users with the same id on different servers have separate list habits', async () => {
  await openList('/country/es/companies');
  const connectTo = (origin: string): void =>
    usePreferencesStore.setState({ connection: { type: 'server', origin } });
  connectTo('https://one.example');
  keepHabits('a1', 'companies', { searched: 'email' });
  connectTo('https://two.example');
  expect(readHabits('a1', 'companies').searched).toBeNull();
  connectTo('https://one.example');
  expect(readHabits('a1', 'companies').searched).toBe('email');
});
