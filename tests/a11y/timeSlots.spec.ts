import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('the week of slots, a selection, shortages and the dialogs are accessible', async ({ app }) => {
  test.slow();
  const page = await startLoggedIn(app);
  const [city] = await (await connectToApi(app.api())).list('/es/cities');
  await goTo(page, `/country/es/city/${city?.id}/time_slots?week=next`);
  await page.getByRole('button', { name: /without delivery in the whole week/ }).click();
  const slots = page.locator('[data-slot]');
  // Weeks with a clock change have 167 or 169 hours instead of 168.
  await expect.poll(() => slots.count()).toBeGreaterThan(166);
  const dialog = page.getByRole('dialog');
  const check = async (what: string, isFloating: boolean): Promise<void> =>
    expect.soft(await axeProblems(page, isFloating ? 'floating' : 'main'), what).toEqual([]);

  await expect(page.getByRole('button', { name: /^. Worst: / })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await check('the shortest hours', true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '13:00', exact: true }).click();
  await check('shortage and selection', false);

  await page.getByRole('button', { name: 'Edit 7 slots' }).click();
  await dialog.getByRole('checkbox', { name: 'Change: Couriers limit', exact: true }).click();
  await check('edit of many', true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy slots' }).click();
  await dialog.getByLabel('What to copy').selectOption({ index: 1 });
  await dialog.getByRole('checkbox').nth(2).click();
  await expect(dialog.getByRole('list', { name: 'Changes' })).toBeVisible();
  await check('copy', true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect.poll(() => page.locator('[data-phase=past]').count()).toBeGreaterThan(166);
  await check('the past', false);
  await page.locator('[data-slot]').first().click();
  await expect(dialog).toBeVisible();
  await check('a past slot', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: /^All zones/ }).click();
  const zones = page.getByRole('grid', { name: 'Short hours of all zones' });
  await expect(zones).toBeVisible();
  await zones.getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: /^Edit \d+ slots$/ })).toBeVisible();
  await check('all zones', false);
});
