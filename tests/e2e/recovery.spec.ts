import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deadPart } from '../../src/main/platform/testing/deadPart.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { openList } from '../support/listScreen.ts';
import { login } from '../support/login.ts';
import { routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { shownText } from '../support/shownText.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a stopped server of sample data is reported and restarted @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { api: 'embedded', flags: ['--demo-orders=200'] });
  const [server] = (await shellRecords(page, 'utilityProcess')).filter(
    ({ serviceName }) => serviceName === 'Sample data',
  );
  process.kill(Number(server?.pid), 'SIGKILL');
  await expect(page.getByText('The sample data stopped and is restarting')).toBeVisible();
  const call = { operation: 'cities.list', params: { country: 'es' } };
  // Data and session survive: the database outlives the server process.
  await expect.poll(async () => (await askMain(page, 'api.call', call)).ok).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a window whose page crashed with unsaved edits closes without a question @shell', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await test.step('a crashed page is reloaded on its route, still logged in', async () => {
    const loaded = page.waitForEvent('load');
    await emitInShell(page, 'render-process-gone', { id: 1 });
    await loaded;
    await expect(list.row('Bilbao')).toBeVisible();
    expect(routeOf(page)).toBe('/country/es/cities');
  });
  await list.row('Bilbao').getByRole('button', { name: 'Open', exact: true }).click();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Local name' });
  // A second window keeps the app running when the first one closes.
  const other = await openWindow(app, page, '/country/es/cities');
  await field.fill('Half-typed');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const key = `cities es ${routeOf(page).split('/').at(-1)}`;
  const session = (await askMain(page, 'auth.state')) as unknown as { data: { user: { id: string } } };
  const userId = session.data.user.id;
  const kept = () => askMain(page, 'drafts.read', { key, userId });
  await expect.poll(kept).toMatchObject({ data: { values: { localName: 'Half-typed' } } });
  const loaded = page.waitForEvent('load');
  await emitInShell(page, 'render-process-gone', { id: 1 });
  await loaded;
  await expect(field).toHaveValue('Bilbo');
  await expect(page.getByText(/You have an unsaved draft of /)).toBeVisible();
  await emitInShell(page, 'close-window', { id: 1 });
  await expect.poll(() => shellRecords(other, 'closed')).toHaveLength(1);
  expect(await shellRecords(other, 'messageBox')).toEqual([]);
});

test('the app works with settings that cannot be written @electron', async ({ app }) => {
  rmSync(join(app.profile, 'settings.json'), { force: true });
  mkdirSync(join(app.profile, 'settings.json'));
  const page = await startLoggedIn(app, { at: '/app_settings' });
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
});

test("partial files of a killed app's export are removed at the next start @electron", async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await list.tool('Export').click();
  await expect(shownText(page, /\.csv saved$/)).toBeVisible();
  writeFileSync(join(app.exportDirectory, deadPart(1)), 'torn');
  await app.restart();
  await expect.poll(() => readdirSync(app.exportDirectory)).toEqual([expect.stringMatching(/\.csv$/)]);
});

test('unreadable settings are backed up, and the user is notified once @electron', async ({ app }) => {
  writeFileSync(join(app.profile, 'settings.json'), '{"version":1,"locale":');
  const page = await startLoggedIn(app);
  const told = shownText(page, /settings could not be read/i);
  await expect(told).toBeVisible();
  expect(readdirSync(app.profile).filter((name) => name.startsWith('settings.bad-'))).toHaveLength(1);
  const again = await app.restart();
  await login(again);
  await expect(shownText(again, /settings could not be read/i)).toBeHidden();
});

test('an impossible start reports its reason and ends @shell', async ({ app }) => {
  const file = join(app.profile, 'not-a-folder');
  writeFileSync(file, '');
  const start = promisify(execFile)(process.execPath, [
    'src/browser-shell/launch.ts',
    '--no-open',
    `--user-data-dir=${join(file, 'profile')}`,
  ]);
  await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('could not start') });
});

test('an uncaught error in a page fails a test that does not expect it @electron', async ({ app }) => {
  const page = await app.start();
  await page.evaluate(() => void Promise.reject(new Error('probe of the trap')));
  const faults = () => app.faults().join('\n');
  await expect.poll(faults).toMatch(/A page reported: Error/);
  await expect.poll(faults).toContain('probe of the trap');
  app.expectFaults(/A page reported: Error|probe of the trap/);
});
