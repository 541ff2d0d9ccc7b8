import { expect, test } from '../support/app.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('an end of the period that is typed never moves the other one', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/dashboard?dateFrom=2026-10-23&dateTo=2026-11-21' });
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
  const shows = async (first: string, last: string): Promise<void> => {
    await expect(from).toHaveValue(first);
    await expect(to).toHaveValue(last);
  };
  await from.fill('21/11/2026');
  await page.keyboard.press('Tab');
  await to.fill('01/10/2026');
  await to.blur();
  await shows('01/10/2026', '21/11/2026');
  await from.fill('01/09/2026');
  await from.blur();
  await shows('01/09/2026', '21/11/2026');

  await test.step('nor does what stands there while one types', async () => {
    await from.fill('10/11/2026');
    await to.fill('2/11/2026');
    await expect(from).toHaveValue('10/11/2026');
    await to.fill('25/11/2026');
    await to.blur();
    await shows('10/11/2026', '25/11/2026');
  });
});

test('a day that does not exist stays on the screen and is called wrong', async ({ app }) => {
  const page = await startLoggedIn(app, {
    at: '/dashboard?dateFrom=2026-10-23&dateTo=2026-11-21&date=2026-11-20',
  });
  for (const label of ['From', 'To', 'Day']) {
    const input = page.getByLabel(label, { exact: true });
    await input.fill('45/13/2026');
    await page.keyboard.press('Tab');
    await expect(input).toHaveValue('45/13/2026');
    await expect(input).toHaveAccessibleDescription('There is no such date');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }
  expect(routeOf(page)).toBe('/dashboard?dateFrom=2026-10-23&dateTo=2026-11-21&date=2026-11-20');
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByLabel('From', { exact: true })).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('To', { exact: true })).not.toHaveAttribute('aria-invalid');
});

test('what could not be read is a dash with a quiet way to try again', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/app_settings' });
  await app.api().setFault({ match: '/dashboard/', fault: 'status=503' });
  await goTo(page, '/dashboard');
  const card = page.getByRole('region', { name: 'Revenue' });
  await expect(card.getByText('–')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(13);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await app.api().clearFaults();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByText(/€/).first()).toBeVisible();
});
