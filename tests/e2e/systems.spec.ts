import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

/* Behaviour of main on a single operating system. */

const menuNames = async (page: Page): Promise<string[]> => {
  const menu = (await shellRecords(page, 'applicationMenu')).at(-1)?.menus as { label: string }[];
  return menu.slice(0, 3).map(({ label }) => label);
};

test('on macOS the app stays open without a window, and menu commands open one first @shell', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { flags: ['--shell-platform=darwin'] });
  expect(await menuNames(page)).toEqual(['Marketplace Back Office', 'File', 'Edit']);
  await goTo(page, '/admins');
  // Wait for the page: only then does Back lead to the dashboard.
  await expect(page.getByRole('heading', { level: 1, name: 'Administrators' })).toBeVisible();
  // Shortcuts of missing or disabled menu items do nothing.
  const menus = async () => JSON.stringify((await shellRecords(page, 'applicationMenu')).at(-1));
  await expect.poll(menus).toContain('"Back","isEnabled":true');
  await page.keyboard.press('Meta+[');
  await expect.poll(() => routeOf(page)).toBe('/dashboard');
  await emitInShell(page, 'swipe', { id: 1, direction: 'right' });
  await expect.poll(() => routeOf(page)).toBe('/admins');
  await page.keyboard.press('Control+Shift+N');
  const other = await app.windowOpenedBy(() => page.keyboard.press('Meta+Shift+N'));
  await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await emitInShell(page, 'close-window', { id: 2 });
  await expect.poll(() => shellRecords(page, 'closed')).toEqual([{ what: 'closed', id: 2 }]);
  await emitInShell(page, 'close-window', { id: 1 });
  await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(2);
  await emitInShell(page, 'menu-click', { id: 'about' });
  await expect.poll(() => shellRecords(page, 'messageBox')).toMatchObject([{ parent: 3 }]);
  await emitInShell(page, 'dialog-answer', { response: 0 });
  await emitInShell(page, 'close-window', { id: 3 });
  await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(3);
  await emitInShell(page, 'activate');
  await expect.poll(() => shellRecords(page, 'BrowserWindow')).toHaveLength(4);
});

test('on Windows and Linux a link reaches the running app by a second start @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { flags: ['--shell-platform=win32'] });
  const flags = ['--no-open', `--user-data-dir=${app.profile}`, 'backoffice://admins'];
  const second = spawn(process.execPath, ['src/browser-shell/launch.ts', ...flags], { stdio: 'ignore' });
  expect((await once(second, 'exit'))[0]).toBe(0);
  await expect.poll(() => routeOf(page)).toBe('/admins');
});

test('on Windows the notice count is at the taskbar button of each window, and only an installed copy registers itself @shell', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { flags: ['--shell-platform=win32'] });
  await expect
    .poll(() => shellRecords(page, 'setOverlayIcon'))
    .toContainEqual(expect.objectContaining({ id: 1, hasOverlay: true }));
  expect(await menuNames(page)).toEqual(['File', 'Edit', 'View']);
  await page.keyboard.press('Meta+Shift+N');
  await app.windowOpenedBy(() => page.keyboard.press('Control+Shift+N'));
  expect(await shellRecords(page, 'BrowserWindow')).toHaveLength(2);
  for (const what of ['setAppUserModelId', 'setJumpList', 'toastShortcut'])
    expect(await shellRecords(page, what)).toEqual([]);
});
