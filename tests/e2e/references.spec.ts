import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

/** More than a choice offers before anything is typed. */
const categoryCount = 210;

test('a record beyond the first ones to choose from has its name in cells, filters and forms', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const api = await connectToApi(app.api());
  const [pattern] = await api.list('/es/home_categories');
  const names = Array.from({ length: categoryCount }, (_, index) => `Aaa ${String(index).padStart(3, '0')}`);
  for (const name of [...names, 'Zzz last'])
    await api.write('POST', '/es/home_categories', { ...pattern, name });
  const last = (await api.list('/es/home_categories')).find(({ name }) => name === 'Zzz last');
  const [filter] = await api.list('/es/top_filters');
  const path = `/es/top_filters/${filter?.id}`;
  await api.write('PUT', path, { ...filter, name: 'Far away', countryHomeCategoryId: last?.id });

  await goTo(page, `/country/es/top_filters?countryHomeCategoryId=${last?.id}`);
  await expect(list.row('Far away')).toContainText('Zzz last');
  await expect(list.chips).toContainText('Home category: Zzz last');

  await goTo(page, `/country/es/top_filters/${filter?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far away');
  const category = page.getByRole('main').getByRole('combobox', { name: 'Home category' });
  await expect(category).toHaveValue('Zzz last');

  await test.step('it is found by typing', async () => {
    await category.fill('Aaa 209');
    await page.getByRole('option', { name: 'Aaa 209' }).click();
    await category.fill('zzz');
    await page.getByRole('option', { name: 'Zzz last' }).click();
    await expect(category).toHaveValue('Zzz last');
  });
});
