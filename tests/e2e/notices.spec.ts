import { type ApiRecord, connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { routeOf } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a candidate is announced, opens as a courier, and is removed from the notices @shell', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const [, city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/couriers`;
  const working = (await api.list(path)).filter(({ status }) => status === 'active');
  const apply = async ({ id }: ApiRecord): Promise<void> => {
    await api.write('PATCH', `${path}/${id}`, { status: 'request_was_sent' });
    await emitInShell(page, 'pass-time', { seconds: 60 });
  };
  const [first, other] = working;
  if (!first || !other) throw new Error('Nobody works there');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleDescription(/^\d+ new$/);
  const before = Number.parseInt((await bell.getAttribute('aria-description')) ?? '', 10);
  const bellSays = async (count: number): Promise<void> => {
    await expect(bell).toHaveAccessibleDescription(`${count} new`);
    await expect.poll(async () => (await shellRecords(page, 'setBadgeCount')).at(-1)?.count).toBe(count);
  };
  const announced = () => shellRecords(page, 'Notification');
  const heading = page.getByRole('heading', { level: 1 });

  await emitInShell(page, 'leave-app');
  await apply(first);
  await expect.poll(announced).toMatchObject([{ title: first.fullName }]);
  await bellSays(before + 1);
  await emitInShell(page, 'notification-click', { index: 0 });
  await expect.poll(() => routeOf(page)).toBe(`/country/es/city/${city?.id}/couriers/${first.id}`);
  await expect(heading).toHaveText(String(first.fullName));
  await bellSays(before);

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('switch', { name: 'Show system notifications' }).click();
  await page.keyboard.press('Escape');
  await emitInShell(page, 'leave-app');
  await apply(other);
  await bellSays(before + 1);
  expect(await announced()).toHaveLength(1);

  await bell.click();
  await panel.getByRole('button', { name: new RegExp(`^${other.fullName}`) }).click();
  await expect.poll(() => routeOf(page)).toBe(`/country/es/city/${city?.id}/couriers/${other.id}`);
  await expect(heading).toHaveText(String(other.fullName));
  await bellSays(before);
});
