import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { listScreen } from '../support/listScreen.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('an open list of orders shows changes by other users @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  const orders = await api.list(path);
  const completed = orders.filter(({ status }) => status === 'completed');
  const [leaving] = completed;
  const coming = orders.find(({ status }) => status !== 'completed');
  if (!leaving || !coming) throw new Error('The sample data lacks such orders');
  const shortOf = ({ id }: { id: string }): string => id.slice(0, 8).toUpperCase();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/country/es/city/${city?.id}/orders?status.any=completed&size=500`);
  const list = listScreen(page);
  await expect(list.pages).toContainText(`of ${completed.length}`);

  await api.write('PATCH', `${path}/${leaving.id}`, { status: 'paid' });
  await api.write('PATCH', `${path}/${coming.id}`, { status: 'completed' });
  const pill = page.getByRole('button', { name: '1 new order' });
  // Advance the clock repeatedly: main may only now have registered the list for polling.
  await expect
    .poll(async () => {
      await emitInShell(page, 'pass-time', { seconds: 15 });
      return pill.isVisible();
    })
    .toBe(true);
  await expect(list.row(shortOf(leaving))).toContainText('No longer on this page');
  await expect(list.row(shortOf(coming))).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(pill).toHaveCount(0);
  await expect(list.row(shortOf(leaving))).toHaveCount(0);
  await list.search.fill(shortOf(coming));
  await expect(list.row(shortOf(coming))).toBeVisible();
});
