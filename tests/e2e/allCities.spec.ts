import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { listScreen } from '../support/listScreen.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('orders of all cities are one list, even when one city fails @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/city/all/orders' });
  const api = await connectToApi(app.api());
  const cities = await api.list('/es/cities');
  const orders = await Promise.all(cities.map(({ id }) => api.list(`/es/cities/${id}/orders`)));
  const list = listScreen(page);
  const total = orders.flat().length;
  await expect(list.pages).toContainText(`of ${total}`);
  const newest = orders.flat().sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
  await expect(page.locator('[data-row="0"]')).toContainText(String(newest[0]?.id).slice(0, 8).toUpperCase());

  const [broken] = cities;
  await app.api().setFault({ match: `GET /api/v1/es/cities/${broken?.id}/orders`, fault: 'status=500' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(`Rows of ${broken?.name} are missing.`)).toBeVisible();
  await expect(list.pages).toContainText(`of ${total - (orders[0]?.length ?? 0)}`);
  await app.api().clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(list.pages).toContainText(`of ${total}`);
});
