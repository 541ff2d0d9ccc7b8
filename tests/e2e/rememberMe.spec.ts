import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { connectToApi } from '../support/apiClient.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { type Keyring, startKeyring } from '../support/keyring.ts';
import { submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { reopenKeyring } from '../support/reopenKeyring.ts';

const list = '/country/es/companies';
const besideList = '/country/ua/companies';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

const loginAndStay = async (app: AppUnderTest, keyring: Keyring, remember: boolean): Promise<Page> => {
  const page = await app.start({ env: keyring.env });
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await submitLogin(page, superAdmin);
  await expect(mainMenu(page)).toBeVisible();
  return page;
};

const kill = ({ profile }: AppUnderTest): void => {
  const owner = readFileSync(join(profile, 'shell-instance', 'owner'), 'utf8');
  process.kill(Number.parseInt(owner, 10), 'SIGKILL');
};

/** Quits the app with two list windows open. */
const leaveTwoLists = async (app: AppUnderTest, keyring: Keyring): Promise<void> => {
  const page = await loginAndStay(app, keyring, true);
  await page.getByRole('link', { name: 'Companies' }).first().click();
  await expect.poll(() => routeOf(page)).toContain(list);
  // Rows are loaded through main, which then knows the window's address too.
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const beside = await openWindow(app, page, besideList);
  await expect(beside.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await app.quit();
};

const restoredWindows = async (app: AppUnderTest): Promise<Page[]> => {
  await expect.poll(() => app.windows().length).toBe(2);
  return app.windows();
};

const expectLists = async (windows: Page[]): Promise<void> => {
  for (const window of windows) await expect(window.getByRole('grid')).toBeVisible();
  const routes = windows.map((window) => routeOf(window).split('?', 1)[0]);
  expect(routes.sort()).toEqual([list, besideList].sort());
};

test.describe('with a real keyring @shell @linux', () => {
  let keyring: Keyring;

  test.beforeEach(async () => {
    keyring = await startKeyring();
  });

  test.afterEach(() => keyring.close());

  test('Remember me restores the login after a restart, in every window that was open', async ({ app }) => {
    await leaveTwoLists(app, keyring);
    await app.restart();
    await expectLists(await restoredWindows(app));
  });

  test('a kill during a save restores the windows, and offers the unsaved edits', async ({ app }) => {
    const page = await loginAndStay(app, keyring, true);
    await goTo(page, list);
    await page.getByRole('grid').getByRole('button', { name: 'Open', exact: true }).first().click();
    await page.getByRole('main').getByRole('textbox', { name: 'Manager name' }).fill('Half-typed');
    const record = routeOf(page);
    const kept = () => readFileSync(join(app.profile, 'settings.json'), 'utf8');
    await expect.poll(kept).toContain(JSON.stringify(record));
    await expect.poll(() => existsSync(join(app.profile, 'drafts.bin'))).toBe(true);
    await app.api().setFault({ match: 'PUT /api/v1/es/companies', fault: 'delay=600000' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    kill(app);
    const again = await app.restart();
    await expect(again.getByText('unsaved draft')).toBeVisible();
    expect.soft(await axeProblems(again)).toEqual([]);
    expect(routeOf(again)).toBe(record);
  });

  for (const [cause, end] of [
    [
      'the server stalls at the end',
      async (app) => {
        await app.api().setFault({ match: 'DELETE /api/v1/es/companies', fault: 'delay=600000' });
        await app.quit();
        await app.api().clearFaults();
      },
    ],
    ['the app is killed while it waits', async (app) => kill(app)],
  ] satisfies [string, (app: AppUnderTest) => Promise<void>][]) {
    test(`a pending delete is offered at the next start when ${cause}`, async ({ app }) => {
      const page = await loginAndStay(app, keyring, true);
      const api = await connectToApi(app.api());
      const fields = { name: 'Short-lived', managerName: 'Nobody', email: 'nobody@backoffice.example' };
      const { id } = await api.write('POST', '/es/companies', fields);
      const calls = [{ operation: 'companies.remove', params: { country: 'es', id } }];
      const deferral = { calls, delayMs: 60_000, names: { [id]: 'Short-lived' } };
      expect((await askMain(page, 'api.defer', deferral)).ok).toBe(true);
      const file = join(app.profile, 'deferred.bin');
      await expect.poll(() => existsSync(file)).toBe(true);
      expect(readFileSync(file).includes('Short-lived')).toBe(false);
      await end(app);
      const again = await app.restart();
      const question = again.getByRole('status').filter({ hasText: 'is still on the server: Short-lived' });
      await expect(question).toBeVisible();
      expect.soft(await axeProblems(again)).toEqual([]);
      expect(await api.read(`/es/companies/${id}`)).not.toBeNull();
      await question.getByRole('button', { name: 'Delete now' }).click();
      await expect(question).toHaveCount(0);
      expect(await api.read(`/es/companies/${id}`)).toBeNull();
      await expect.poll(() => existsSync(file)).toBe(false);
    });
  }

  test('a login without it ends with the app', async ({ app }) => {
    await loginAndStay(app, keyring, false);
    const page = await app.restart();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('logging out removes it', async ({ app }) => {
    await loginAndStay(app, keyring, true);
    const page = await app.restart();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect((await app.restart()).getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('a locked keychain is reported in every window, and Retry restores the login once it is unlocked', async ({
    app,
  }) => {
    await leaveTwoLists(app, keyring);
    keyring.lock();
    const page = await app.restart();
    const windows = await restoredWindows(app);
    for (const window of windows) {
      await expect(window.getByText(/keychain.*locked/i).first()).toBeVisible();
      await expect(retry(window)).toBeVisible();
    }
    expect.soft(await axeProblems(page)).toEqual([]);
    await reopenKeyring(keyring);
    await retry(page).click();
    await expectLists(windows);
  });

  test('a login link is confirmed first while the keychain is locked, and preserves the remembered login if declined', async ({
    app,
  }) => {
    await leaveTwoLists(app, keyring);
    keyring.lock();
    const flags = ['backoffice://token_login?token=demo-login-token'];
    const page = await app.start({ env: keyring.env, flags });
    const question = page.getByRole('alertdialog', { name: 'Log in with this link?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(retry(page)).toBeVisible();
    await reopenKeyring(keyring);
    await retry(page).click();
    await expectLists(await restoredWindows(app));
  });

  test('a locked keychain can be dismissed: a login opens the last page', async ({ app }) => {
    await leaveTwoLists(app, keyring);
    keyring.lock();
    const page = await app.restart();
    await page.getByRole('button', { name: /Continue for this session/ }).click();
    await expect(retry(page)).toBeHidden();
    await submitLogin(page, superAdmin);
    await expectLists(await restoredWindows(app));
  });

  test('a hanging keychain is reported, and Retry restores the login when it answers again', async ({
    app,
  }) => {
    await leaveTwoLists(app, keyring);
    keyring.freeze();
    const page = await app.start({ env: keyring.env });
    await expect(page.getByText(/keychain.*respond/i).first()).toBeVisible();
    const windows = await restoredWindows(app);
    for (const window of windows) await expect(retry(window)).toBeVisible();
    keyring.thaw();
    await retry(page).click();
    await expectLists(windows);
  });

  test('a missing keychain is reported; its return restores the windows at the next start', async ({
    app,
  }) => {
    await leaveTwoLists(app, keyring);
    const page = await app.start({ env: {} });
    await expect(page.getByText('no usable keychain').first()).toBeVisible();
    await expect(retry(page)).toBeVisible();
    await app.quit();
    await app.start({ env: keyring.env });
    await expectLists(await restoredWindows(app));
  });

  test('a hanging keychain does not block the settings of the app', async ({ app }) => {
    const page = await loginAndStay(app, keyring, true);
    await goTo(page, '/app_settings');
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await app.quit();
    keyring.freeze();
    const again = await app.start({ env: keyring.env });
    await expect(retry(again)).toBeVisible();
    await expect(again.getByRole('radio', { name: 'Dark' })).toBeVisible();
    keyring.thaw();
    await retry(again).click();
    await expect(mainMenu(again)).toBeVisible();
    expect(routeOf(again)).toBe('/app_settings');
  });
});

test('a missing keychain is reported at a login with Remember me @shell @linux', async ({ app }) => {
  const page = await app.start();
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await submitLogin(page, superAdmin);
  await expect(page.getByText('no usable keychain').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue for this session only' }).click();
  await expect(page.getByText('no usable keychain')).toHaveCount(0);
  await expect(mainMenu(page)).toBeVisible();
});
