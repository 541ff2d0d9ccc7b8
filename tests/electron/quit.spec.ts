import type { ElectronApplication, Page } from '@playwright/test';
import { connectToApi, countRequests } from '../support/apiClient.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { desktopWindows, pictureOfDisplay, pressKeys, standingDialog } from '../support/desktop.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { within } from '../support/within.ts';

const cities = '/country/es/cities';
const appName = 'Marketplace Back Office';

const exitOf = (electron: ElectronApplication): Promise<number | null> => {
  const child = electron.process();
  const ended = new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
  });
  return within(ended, 120_000, () => 'Electron did not end');
};

const quitByMenu = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    setTimeout(() => items?.find(({ role }) => role === 'quit')?.click());
  });

const endings: Record<string, (app: AppUnderTest) => unknown> = {
  'the item Quit': (app) => quitByMenu(app.electron()),
  'Ctrl+Q': () => pressKeys('ctrl+q'),
  'closing the last window': () => pressKeys('ctrl+w'),
  SIGTERM: (app) => app.electron().process().kill('SIGTERM'),
  SIGINT: (app) => app.electron().process().kill('SIGINT'),
  SIGHUP: (app) => app.electron().process().kill('SIGHUP'),
};

for (const [name, end] of Object.entries(endings)) {
  test(`${name} after a login ends the app and frees its lock @electron`, async ({ app }) => {
    await startLoggedIn(app, { isNative: true });
    await expect.poll(() => desktopWindows().length).toBe(1);
    const exit = exitOf(app.electron());
    await end(app);
    expect(await exit).toBe(0);
    await app.restart();
  });
}

const typeInRecord = async (page: Page): Promise<void> => {
  await page.getByRole('grid').getByRole('link', { name: 'Bilbao' }).click();
  await page.getByRole('main').getByRole('textbox', { name: 'Local name' }).fill('Half-typed');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
};

for (const [name, end] of [
  ['SIGTERM', (app) => app.electron().process().kill('SIGTERM')],
  ['Ctrl+Q', () => pressKeys('ctrl+q')],
  ['Ctrl+W', () => pressKeys('ctrl+w')],
] satisfies [string, (app: AppUnderTest) => unknown][]) {
  test(`unsaved changes stop ${name} with a box over their window @electron`, async ({ app }, testInfo) => {
    const page = await startLoggedIn(app, { at: cities, isNative: true });
    await typeInRecord(page);
    const [own] = desktopWindows();
    const exit = exitOf(app.electron());
    await end(app);
    const box = await standingDialog(appName);
    expect(box).toMatchObject({ transientFor: own?.id, isModal: true });
    await pictureOfDisplay(testInfo, 'unsaved changes');
    pressKeys('Escape');
    await expect.poll(() => desktopWindows().length).toBe(1);
    await expect(page.getByRole('textbox', { name: 'Local name' })).toHaveValue('Half-typed');
    // No second signal: Electron handles only the first one and ends at once on the next.
    pressKeys('ctrl+q');
    await standingDialog(appName);
    pressKeys('Tab', 'space');
    expect(await exit).toBe(0);
  });
}

test('a running export is asked about, and leaves no file when stopped @electron', async ({ app }) => {
  const page = await startLoggedIn(app, { at: cities, isNative: true });
  await app.api().setFault({ match: 'GET /api/v1/es/cities', fault: 'delay=60000' });
  await page.getByRole('toolbar').getByRole('button', { name: 'Export', exact: true }).click();
  await expect
    .poll(() => askMain(page, 'exports.read').then((answer) => JSON.stringify(answer)))
    .toContain('running');
  const exit = exitOf(app.electron());
  await quitByMenu(app.electron());
  await standingDialog(appName);
  pressKeys('Escape');
  await expect.poll(() => desktopWindows().length).toBe(1);
  await quitByMenu(app.electron());
  await standingDialog(appName);
  // Moves from the default button, "Quit when done", to "Stop and quit".
  pressKeys('Tab', 'space');
  expect(await exit).toBe(0);
});

test('a pending delete is sent before the app ends by SIGTERM @electron', async ({ app }) => {
  const page = await startLoggedIn(app, { isNative: true });
  const api = await connectToApi(app.api());
  const fields = { name: 'Short-lived', managerName: 'Nobody', email: 'nobody@backoffice.example' };
  const { id } = await api.write('POST', '/es/companies', fields);
  const calls = [{ operation: 'companies.remove', params: { country: 'es', id } }];
  expect((await askMain(page, 'api.defer', { calls, delayMs: 60_000 })).ok).toBe(true);
  expect(await countRequests(app.api(), 'DELETE', `/companies/${id}`)).toBe(0);
  const exit = exitOf(app.electron());
  app.electron().process().kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(await api.read(`/es/companies/${id}`)).toBeNull();
});
