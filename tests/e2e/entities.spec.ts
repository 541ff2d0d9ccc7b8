import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

const lists = [
  [
    'Administrators',
    '/admins',
    '/admins',
    ['First name', 'Last name', 'Email', 'Phone', 'Country', 'Role', 'Active', 'Created at'],
  ],
  [
    'Cities',
    '/country/es/cities',
    '/es/cities',
    ['Name', 'Local name', 'Active', 'Created at', 'Updated at'],
  ],
  [
    'Country home categories',
    '/country/es/home_categories',
    '/es/home_categories',
    ['Image', 'Name', 'Kind', 'List name', 'Active', 'Created at', 'Updated at'],
  ],
  [
    'Country top filters',
    '/country/es/top_filters',
    '/es/top_filters',
    ['Image', 'Name', 'Home category', 'Active', 'Created at', 'Updated at'],
  ],
  [
    'Companies',
    '/country/es/companies',
    '/es/companies',
    ['Name', 'Manager name', 'Email', 'Phone number', 'ID number', 'Can edit MOP', 'Active', 'Created at'],
  ],
  [
    'Establishments',
    '/country/es/city/:city/establishments',
    '/es/cities/:city/establishments',
    ['Image', 'Name', 'Kind', 'Commission', 'Active', 'Stopped', 'Public', 'Phone number', 'Created at'],
  ],
  [
    'Couriers',
    '/country/es/city/:city/couriers',
    '/es/cities/:city/couriers',
    ['Image', 'Full name', 'Phone number', 'Status', 'Vehicle', 'Rating', 'Geo zone', 'Created at'],
  ],
] as const;

test('every list has its name, its columns in sequence and all its records', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const inCity = (address: string): string => address.replace(':city', city?.id ?? '');
  for (const [title, route, path, columns] of lists) {
    await test.step(title, async () => {
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: title, exact: true })
        .click();
      await expect.poll(() => routeOf(page)).toBe(inCity(route));
      await expect(page.getByRole('grid', { name: title, exact: true })).toBeVisible();
      const total = (await api.list(inCity(path))).length;
      await expect(list.pages).toContainText(`of ${total}`);
      expect(await list.columnTitles()).toEqual(['', 'ID', ...columns, 'Actions']);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    });
  }
});
