import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { listScreen } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { shownText } from '../support/shownText.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('orders are filtered, sorted, edited, published and deleted, with the courier side by side', async ({
  app,
}) => {
  test.slow();
  const page = await startLoggedIn(app);
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  const place = `/country/es/city/${city?.id}`;
  const shortOf = (id: string): string => id.slice(0, 8).toUpperCase();
  const completed = (await api.list(path)).filter(
    ({ status, courierId }) => status === 'completed' && courierId,
  );
  const reviewed = completed.find(({ feedback }) => feedback !== null);
  const [first, second] = completed.filter(
    ({ courierId }, index) => index === 0 || courierId !== completed[0]?.courierId,
  );
  if (!reviewed || !first || !second) throw new Error('The sample data lacks such orders');
  const list = listScreen(page);
  const heading = page.getByRole('heading', { level: 1 });

  await goTo(page, `${place}/orders?status.any=completed`);
  await expect(list.chips).toContainText('Status: Completed');
  // Column headers move when the columns are fitted to the first rows.
  await expect(list.row('Completed').first()).toBeVisible();
  await list.grid.getByRole('button', { name: 'Order total', exact: true }).click();
  await list.grid.getByRole('button', { name: 'Order total', exact: true }).click();
  await expect
    .poll(async () => {
      const totals = (await list.columnTexts('Order total')).map((text) =>
        Number(text.replace(/[^\d.]/g, '')),
      );
      return (
        totals.length > 3 && totals.every((total, index) => index === 0 || total <= Number(totals[index - 1]))
      );
    })
    .toBe(true);

  // Search by a pasted id, and quick edit.
  await goTo(page, `${place}/orders`);
  await list.search.fill(shortOf(first.id));
  await expect(list.pages).toContainText('of 1');
  await list.row(shortOf(first.id)).getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: shortOf(first.id) });
  await dialog.getByLabel('Preparation time').fill('33');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await api.read(`${path}/${first.id}`)).toMatchObject({ preparationTime: 33 });

  // Order page with its feedback.
  await goTo(page, `${place}/orders/${reviewed.id}`);
  await expect(heading).toHaveText(shortOf(reviewed.id));
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Order total');
  await expect(page.getByText(/Difference: /)).toHaveCount(0);
  const wasPublic = (reviewed.feedback as { isPublic: boolean }).isPublic;
  const [now, then] = wasPublic ? ['Make not public', 'Make public'] : ['Make public', 'Make not public'];
  await page.getByRole('button', { name: now, exact: true }).click();
  await expect(page.getByRole('button', { name: then, exact: true })).toBeVisible();
  expect(await api.read(`${path}/${reviewed.id}`)).toMatchObject({ feedback: { isPublic: !wasPublic } });
  expect(await axeProblems(page)).toEqual([]);

  // Side by side: the courier's window follows until it is unlinked.
  await goTo(page, `${place}/orders/${first.id}`);
  await expect(heading).toHaveText(shortOf(first.id));
  const beside = await app.windowOpenedBy(() =>
    page.getByRole('link', { name: 'Courier side by side' }).click(),
  );
  await expect.poll(() => routeOf(beside)).toBe(`${place}/couriers/${first.courierId}`);
  await expect(beside.getByText('Follows the other window')).toBeVisible();
  await goTo(page, `${place}/orders/${second.id}`);
  await expect.poll(() => routeOf(beside)).toBe(`${place}/couriers/${second.courierId}`);
  const lastName = beside.getByRole('textbox', { name: 'Last name' });
  await lastName.fill('Zurbano');
  await expect(beside.getByText('Unsaved changes')).toBeVisible();
  // Answered after main has learned of the edit, from the same window.
  await askMain(beside, 'windows.following');
  await goTo(page, `${place}/orders/${first.id}`);
  await expect(beside.getByText('Unsaved changes: paused')).toBeVisible();
  await beside.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => routeOf(beside)).toBe(`${place}/couriers/${first.courierId}`);
  await goTo(page, `${place}/orders/${second.id}`);
  await expect(page.getByRole('link', { name: /Zurbano$/ })).toBeVisible();
  await beside.getByRole('button', { name: 'Unlink' }).click();
  await expect(beside.getByText('Follows the other window')).toHaveCount(0);
  const stayed = routeOf(beside);
  await goTo(page, `${place}/orders/${first.id}`);
  await expect(heading).toHaveText(shortOf(first.id));
  expect(routeOf(beside)).toBe(stayed);

  // Orders are deleted at once, without Undo.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => routeOf(page)).toContain('/orders');
  await expect(shownText(page, `${shortOf(first.id)} deleted`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await api.read(`${path}/${first.id}`)).toBeNull();
});
