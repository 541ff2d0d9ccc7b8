import { superAdmin } from '../support/accounts.ts';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { goTo } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a stopped establishment is reminded of after a restart, and only the user resumes it @shell', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const [city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/establishments`;
  const place = (await api.list(path)).find(({ isActive, isStopped }) => isActive && isStopped === false);
  if (!place) throw new Error('No establishment takes orders there');
  const name = String(place.name);
  const isStopped = async (): Promise<unknown> =>
    (await api.list(path)).find(({ id }) => id === place.id)?.isStopped;
  await goTo(page, `/country/es/city/${city?.id}/establishments/${place.id}`);
  await page.getByRole('switch', { name: 'Stopped' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(isStopped).toBe(true);
  const panel = page.getByRole('region', { name: 'Stopped' });
  await expect(panel).toContainText(/Since \d\d:\d\d/);
  await panel.getByRole('button', { name: 'Remind me to resume…' }).click();
  const question = page.getByRole('alertdialog', { name: `When to remind you to resume ${name}?` });
  expect.soft(await axeProblems(page)).toEqual([]);
  await question.getByRole('button', { name: /^In 30 minutes/ }).click();
  await expect(panel).toContainText(/Reminder at \d\d:\d\d/);

  const again = await app.restart();
  await emitInShell(again, 'pass-time', { seconds: 31 * 60 });
  await emitInShell(again, 'leave-app');
  expect(await askMain(again, 'auth.login', { ...superAdmin, remember: false })).toMatchObject({ ok: true });
  await expect
    .poll(async () => (await shellRecords(again, 'Notification')).map(({ title }) => title))
    .toEqual([expect.stringContaining(`${name}: stopped since`)]);
  expect(await isStopped()).toBe(true);
  const banner = again.getByRole('status').filter({ hasText: `${name} has been stopped since` });
  await expect(banner.getByRole('button', { name: 'Resume' })).toBeVisible();
  // Linux shows no buttons in notifications: a click opens the establishment.
  await emitInShell(again, 'notification-click', { index: 0 });
  await again.getByRole('main').getByRole('button', { name: 'Resume', exact: true }).click();
  await expect.poll(isStopped).toBe(false);
  await expect(banner).toHaveCount(0);
});
