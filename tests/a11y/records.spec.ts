import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('pages of establishments and couriers are accessible', async ({ app }) => {
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

test('a pay list, its dialogs, and the exports are accessible', async ({ app }) => {
  test.slow();
  const { page } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const check = async (what: string, isFloating = false): Promise<void> =>
    expect.soft(await axeProblems(page, isFloating ? 'floating' : 'main'), what).toEqual([]);

  for (const kind of ['establishment', 'courier']) {
    const [payList] = await api.list(`/es/cities/${city?.id}/pay-list-${kind}`);
    await goTo(page, `/country/es/city/${city?.id}/pay-list-${kind}/${payList?.id}`);
    await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible();
    await page.getByRole('button', { name: 'As a table' }).click();
    await check(`${kind} pay list`);
  }
  await page.getByRole('button', { name: 'Quick view' }).first().click();
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Figures' })).toBeVisible();
  await check('an order of a pay list', true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
  await check('export dialog', true);
  await page.getByRole('button', { name: 'Start export' }).click();
  await goTo(page, '/file_exports');
  await expect(page.getByRole('listitem').getByRole('button', { name: 'View file' })).toBeVisible();
  await check('export centre');
});
