import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('charts, records, viewers and dialogs of the daily work are accessible', async ({ app }) => {
  test.slow();
  const { page, list } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}`;
  const screen = `/country/es/city/${city?.id}`;
  const [promotion] = await api.list(`${path}/promotions`);
  const feedback = (await api.list(`${path}/feedbacks`)).find(({ courierId }) => courierId);
  const customer = (await api.list(`${path}/customers`)).find(({ orders }) => Number(orders) > 0);
  const pictured = (await api.list('/es/customer_requests')).find(
    ({ images }) => Array.isArray(images) && images.length > 0,
  );
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const check = async (what: string, isFloating = false): Promise<void> =>
    expect.soft(await axeProblems(page, isFloating ? 'floating' : 'main'), what).toEqual([]);
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await goTo(page, `/dashboard?country=es&city=${city?.id}`);
  await page.getByRole('button', { name: 'Chart of Revenue' }).click();
  await expect(dialog.getByRole('table', { name: 'Revenue' })).toBeAttached();
  await check('chart', true);
  await close();

  await goTo(page, `${screen}/customers/${customer?.id}`);
  await expect(page.getByRole('region', { name: 'Last orders' }).getByRole('table')).toBeVisible();
  await main.getByLabel('Email').fill('');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Required: Email')).toBeVisible();
  await check('customer with a message');
  await main.getByRole('button', { name: 'Discard' }).click();

  await goTo(page, `${screen}/promotions/${promotion?.id}`);
  await main.getByRole('combobox', { name: 'Status' }).selectOption('Rejected with error');
  await expect(main.getByLabel('Error message')).toBeVisible();
  await check('promotion');
  await main.getByRole('button', { name: 'Discard' }).click();

  await goTo(page, `${screen}/feedbacks/${feedback?.id}`);
  await expect(main.getByRole('button', { name: /^Make (not )?public$/ })).toBeVisible();
  await check('feedback');
  await goTo(page, `${screen}/feedbacks?size=4`);
  await list.grid.getByRole('button', { name: 'Quick view' }).first().click();
  await expect(dialog.getByText('Arrived on time', { exact: true })).toBeVisible();
  await check('quick view of a feedback', true);
  await close();

  await goTo(page, `/country/es/app_feedbacks/${pictured?.id}`);
  await main.getByRole('button', { name: /^Show image 1 of/ }).click();
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await check('images of a request', true);
  await close();

  const [order] = await api.list(`${path}/orders`);
  await api.write('PATCH', `${path}/orders/${order?.id}`, { status: 'accepted' });
  await goTo(page, `${screen}/orders/${order?.id}`);
  await page.getByRole('button', { name: 'Cancel order…' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await check('cancellation of an order', true);
  await close();

  await goTo(page, `${screen}/courier_review`);
  await expect(page.getByRole('button', { name: 'Show the documents' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: 'Documents' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('region', { name: 'Reject with an error' })).toBeVisible();
  await check('documents of a candidate who is rejected');
  await page.keyboard.press('Escape');

  await goTo(page, '/country/es/customer_help_content');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await check('help content with its preview');
});
