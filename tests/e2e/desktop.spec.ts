import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { openList } from '../support/listScreen.ts';
import { login } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { pressBack } from '../support/pressBack.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

interface Menu {
  label: string;
  items: object[];
}

const cities = '/country/es/cities';
const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Local name' });

test('a link opens its screen with its filters once, after the login, and asks before it replaces unsaved edits @shell', async ({
  app,
}) => {
  // Only macOS passes links to a running app as events; other systems
  // start a second instance (systems.spec.ts).
  const page = await app.start({ flags: ['--shell-platform=darwin'] });
  const link = 'backoffice://country/es/cities?name.has=Bil&sort=-name';
  await emitInShell(page, 'open-url', { url: link });
  await expect.poll(() => routeOf(page)).toBe(link.slice('backoffice:/'.length));
  await expect(page.getByText('Sorry, you are not authorized')).toBeVisible();
  await goTo(page, '/login');
  await login(page);
  await emitInShell(page, 'open-url', { url: link });
  await expect.poll(() => routeOf(page)).toBe(link.slice('backoffice:/'.length));
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: 'Bilbao' });
  await page.getByRole('toolbar').getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => app.clipboardText()).toBe(link);

  await row.getByRole('button', { name: 'Open', exact: true }).click();
  await field(page).fill('Half-typed');
  app.discardAtQuit();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await emitInShell(page, 'open-url', { url: 'backoffice://admins' });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await emitInShell(page, 'open-url', { url: 'backoffice://admins/../login' });
  await expect(field(page)).toHaveValue('Half-typed');
  expect(app.output()).not.toContain('Bil');
});

test('links of every type open in a new window by Ctrl, the middle button and the context menu @shell', async ({
  app,
}) => {
  const { page, list } = await openList(app, cities);
  await list.row('Bilbao').getByRole('button', { name: 'Open', exact: true }).click();
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Cities' });
  const byControl = await app.windowOpenedBy(() => crumb.click({ modifiers: ['ControlOrMeta'] }));
  await expect.poll(() => routeOf(byControl)).toBe(cities);
  const byMiddle = await app.windowOpenedBy(() => crumb.click({ button: 'middle' }));
  await expect.poll(() => routeOf(byMiddle)).toBe(cities);
  await crumb.click({ button: 'right' });
  await expect.poll(() => shellRecords(page, 'contextMenu')).toHaveLength(1);
  await emitInShell(page, 'context-menu-click', { label: 'Copy link', id: 1 });
  const copied = async () => (await shellRecords(page, 'clipboard')).map(({ text }) => text);
  await expect.poll(copied).toEqual([`backoffice:/${cities}`]);
  await app.windowOpenedBy(() =>
    emitInShell(page, 'context-menu-click', { label: 'Open side by side', id: 1 }),
  );
  await expect.poll(async () => (await shellRecords(page, 'setBounds')).length).toBeGreaterThanOrEqual(2);
  expect(routeOf(page)).toMatch(/cities\/.+/);
});

test('a window fits on a display 1280 wide, and two side by side do not overlap @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { at: cities, flags: ['--shell-displays=1280x720'] });
  const [first] = await shellRecords(page, 'BrowserWindow');
  expect(first?.options).toMatchObject({ width: 1280, height: 720 });
  await app.windowOpenedBy(() =>
    askMain(page, 'windows.open', { path: '/country/es/companies', sideBySide: true }),
  );
  const placed = async () => (await shellRecords(page, 'setBounds')).map(({ bounds }) => bounds);
  // Linux reserves 40 px for a title bar.
  const top = process.platform === 'linux' ? 40 : 0;
  await expect.poll(placed).toEqual([
    { x: 0, y: top, width: 640, height: 720 - top },
    { x: 640, y: top, width: 640, height: 720 - top },
  ]);
});

test('the menu lists and focuses the windows; back and forward by keys keep unsaved edits @shell', async ({
  app,
}) => {
  const { page, list } = await openList(app, cities);
  const menu = async (label: string) => {
    const menus = (await shellRecords(page, 'applicationMenu')).at(-1)?.menus as Menu[] | undefined;
    return menus?.find((one) => one.label === label)?.items;
  };
  const other = await openWindow(app, page, '/country/es/companies');
  await expect(other).toHaveTitle(/Companies/);
  await expect
    .poll(() => menu('Window'))
    .toEqual(
      expect.arrayContaining([
        { label: 'Cities', isEnabled: true, isChecked: false },
        { label: 'Companies – Spain', isEnabled: true, isChecked: true },
      ]),
    );
  await emitInShell(page, 'menu-click', { id: 'window 1' });
  await expect.poll(async () => (await shellRecords(page, 'focus')).at(-1)?.id).toBe(1);
  await page.bringToFront();
  for (const name of ['Companies', 'Cities'])
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name, exact: true })
      .click();
  await list.row('Bilbao').getByRole('link', { name: 'Bilbao' }).click();
  await expect(field(page)).toHaveValue(/./);
  const record = routeOf(page);
  await pressBack(page);
  await expect.poll(() => routeOf(page)).toBe(cities);
  await emitInShell(page, 'side-button', { id: 1, step: 'forward' });
  await expect.poll(() => routeOf(page)).toBe(record);
  await emitInShell(page, 'side-button', { id: 1, step: 'back' });
  await expect.poll(() => routeOf(page)).toBe(cities);
  await emitInShell(page, 'side-button', { id: 1, step: 'forward' });
  await expect.poll(() => routeOf(page)).toBe(record);
  await field(page).fill('Half-typed');
  app.discardAtQuit();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await emitInShell(page, 'side-button', { id: 1, step: 'back' });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => routeOf(page)).toBe(record);
  await expect(field(page)).toHaveValue('Half-typed');
});

test('a workspace restores its windows in addition to the open ones, also after a start; a logout affects all @shell', async ({
  app,
}) => {
  const { page } = await openList(app, cities);
  const companies = await openWindow(app, page, '/country/es/companies');
  await expect(companies).toHaveTitle(/Companies/);
  await emitInShell(page, 'menu-click', { id: 'workspaces' });
  // The dialog opens in the window used last.
  const dialog = companies.getByRole('dialog', { name: 'Workspaces' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Morning');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('2 windows')).toBeVisible();
  await emitInShell(page, 'close-window', { id: 2 });
  // Wait until main has registered the closed window: an open one is not opened again.
  await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(1);
  const again = await app.windowOpenedBy(() => emitInShell(page, 'menu-click', { id: 'workspace Morning' }));
  await expect.poll(() => routeOf(again)).toBe('/country/es/companies');
  await expect.poll(() => app.windows()).toHaveLength(2);

  await emitInShell(page, 'close-window', { id: 3 });
  await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(2);
  const first = await app.restart();
  await login(first);
  const menus = async () => JSON.stringify((await shellRecords(first, 'applicationMenu')).at(-1)?.menus);
  await expect.poll(menus).toContain('Workspaces');
  const last = await app.windowOpenedBy(() => emitInShell(first, 'menu-click', { id: 'workspace Morning' }));
  await expect(last.getByRole('grid')).toBeVisible();
  await askMain(first, 'auth.logout');
  for (const window of [first, last])
    await expect(window.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect.poll(menus).not.toContain('Morning');
});
