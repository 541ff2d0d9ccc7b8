import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('a list recovers by itself when a hung server answers again @shell', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  // Exceeds the time limit of a call; later calls are answered.
  await app.api().setFault({ match: 'GET /api/v1/es/companies', fault: 'delay=9000', times: 1 });
  await goTo(page, '/country/es/companies');
  await expect(list.row('@').first()).toBeVisible();
  await expect(page.getByText('Network Error')).toBeHidden();
});

test('an overloaded server is reported, and the report ends by itself @shell', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await app.api().setFault({ match: 'GET /api/v1/', fault: 'overload' });
  await goTo(page, '/country/es/companies');
  const banner = page.getByRole('status').filter({ hasText: 'The server is overloaded' });
  await expect(banner).toBeVisible();
  await app.api().clearFaults();
  await expect(banner).toBeHidden({ timeout: 20_000 });
  await expect(list.row('@').first()).toBeVisible();
});
