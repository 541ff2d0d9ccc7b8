import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

const lists = [
  [
    'Administrators',
    '/admins',
    '/admins',
    ['First name', 'Last name', 'Email', 'Phone', 'Country', 'Role', 'Active', 'Created at', 'Updated at'],
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

test('a picture is uploaded, a reference is selected, and users cannot delete themselves', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/admins?email.has=super%40backoffice');
  await expect(
    list.row('super@backoffice.example').getByRole('button', { name: 'Quick edit' }),
  ).toBeVisible();
  await expect(list.row('super@backoffice.example').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(list.tool('Delete selected')).toHaveCount(0);

  const api = await connectToApi(app.api());
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Country top filters' })
    .click();
  await expect(list.row('Flores').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add new' }).click();
  const dialog = page.getByRole('dialog', { name: 'New top filter' });
  await dialog.getByLabel('Name', { exact: true }).fill('Cactus');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Required: Home category')).toBeVisible();
  const category = dialog.getByRole('combobox', { name: 'Home category' });
  await category.fill('Flo');
  await page.getByRole('option', { name: 'Flores' }).click();
  await dialog.locator('input[type=file]').setInputFiles('resources/icon.png');
  await expect(dialog.getByRole('img', { name: 'Image' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(list.row('Cactus')).toContainText('Flores');
  const cactus = (await api.list('/es/top_filters')).find(({ name }) => name === 'Cactus');
  expect(cactus).toMatchObject({
    countryHomeCategoryId: 'flo',
    image: expect.stringMatching(/\.(png|jpe?g|webp)$/),
  });
});
