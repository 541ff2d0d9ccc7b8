import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const dayMs = 86_400_000;

test('active couriers without an order for 14 days are listed, and set inactive together', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const base = `/es/cities/${city?.id}`;
  const from = Date.now() - 14 * dayMs;
  const working = new Set(
    (await api.list(`${base}/orders`))
      .filter(({ createdAt }) => Date.parse(String(createdAt)) > from)
      .map(({ courierId }) => courierId),
  );
  const couriers = await api.list(`${base}/couriers`);
  const active = couriers.filter(({ status }) => status === 'active');
  // Orders of the first hours of the fifteenth day count too, so fewer couriers may be idle.
  const idle = new Set(active.filter(({ id }) => !working.has(id)).map(({ fullName }) => String(fullName)));
  await goTo(page, `/country/es/city/${city?.id}/couriers`);
  await page.getByRole('tab', { name: 'No order for 14 days' }).click();
  await expect(page.getByText(/^By [\d,]+ orders since/)).toBeVisible();
  await expect(page.getByRole('grid').locator('[data-row="0"]')).toContainText(/none since \d/);
  const names = await page.getByRole('grid').locator('[data-row] a').allTextContents();
  const shown = names.filter((name) => couriers.some(({ fullName }) => fullName === name));
  expect(shown.length).toBeGreaterThan(0);
  for (const name of shown) expect(idle).toContain(name);
  expect.soft(await axeProblems(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Inactive');
  await dialog.getByRole('button', { name: /^Change \d+ / }).click();
  const left = async () =>
    (await api.list(`${base}/couriers`)).filter(
      ({ status, fullName }) => status === 'active' && shown.includes(String(fullName)),
    );
  await expect.poll(async () => (await left()).length).toBe(0);
});
