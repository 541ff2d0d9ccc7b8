import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('the board shows a new order, changes its status, and undoes the change @shell', async ({ app }) => {
  const page = await startLoggedIn(app);
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  const completed = (await api.list(path)).filter((order) => order.status === 'completed');
  const coming = completed.find(({ deliveryMethod }) => deliveryMethod === 'delivery');
  if (!coming) throw new Error('The sample data lacks such an order');
  const statusNow = async (): Promise<unknown> =>
    (await api.list(path)).find(({ id }) => id === coming.id)?.status;
  // Once the menu links to lists of the city, the shortcut knows it too.
  await expect(page.getByRole('link', { name: 'Orders now' })).toBeVisible();
  await page.keyboard.press('Control+Shift+O');
  const summary = page.getByText(/\d+ orders in progress/);
  await expect(summary).toBeVisible();

  await api.write('PATCH', `${path}/${coming.id}`, { status: 'paid' });
  const card = page.getByRole('button', { name: new RegExp(`^${coming.id.slice(0, 8)} `, 'i') });
  // Advance the clock repeatedly: main may only now have registered the board for polling.
  await expect
    .poll(async () => {
      await emitInShell(page, 'pass-time', { seconds: 15 });
      return card.isVisible();
    })
    .toBe(true);
  await expect(page.getByRole('region', { name: 'Waiting for acceptance' })).toContainText(
    coming.id.slice(0, 8).toUpperCase(),
  );
  await expect(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveCount(1);
  expect.soft(await axeProblems(page)).toEqual([]);

  await card.focus();
  await page.keyboard.press('s');
  await expect.poll(statusNow).toBe('accepted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statusNow).toBe('paid');
});
