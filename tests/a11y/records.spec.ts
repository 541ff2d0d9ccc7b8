import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('pages of establishments and couriers have no problem', async ({ app }) => {
  test.slow();
  const { page } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const place = `/es/cities/${city?.id}`;
  const [establishment] = await api.list(`${place}/establishments`);
  const delivered = (await api.list(`${place}/orders`)).find(({ courierId }) => courierId !== null);
  const check = async (what: string): Promise<void> => expect.soft(await axeProblems(page), what).toEqual([]);

  await goTo(page, `/country/es/city/${city?.id}/establishments/${establishment?.id}`);
  await expect(page.getByRole('list', { name: 'Working time' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Top filters' }).getByRole('checkbox').first()).toBeVisible();
  await check('establishment');

  await goTo(page, `/country/es/city/${city?.id}/couriers/${delivered?.courierId}`);
  await expect(page.getByRole('region', { name: 'Last orders' }).getByRole('table')).toBeVisible();
  await check('courier');
  await page.getByRole('button', { name: 'Show: Passport number' }).click();
  await expect(page.getByRole('textbox', { name: 'Passport number' })).toBeFocused();
  await check('courier with a passport number shown');
});
