import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { login, submitLogin } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('50 calls from five windows with an expired token cause one refresh and 50 answers @electron', async ({
  app,
}) => {
  // Long enough for all calls on a busy machine, so that no second refresh is due.
  const accessTtlSeconds = 5;
  const page = await app.start({ accessTtlSeconds });
  await login(page);
  const windows = [page];
  while (windows.length < 5) windows.push(await openWindow(app, page, '/app_settings'));
  await Promise.all(windows.map((window) => window.waitForLoadState('networkidle')));
  await sleep((accessTtlSeconds + 0.5) * 1000);

  const asked = async (end: string): Promise<number> =>
    (await app.api().requests()).filter(({ path }) => path.endsWith(end)).length;
  const before = { refreshes: await asked('/auth/refresh-token'), calls: await asked('/cities') };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      askMain(windows[index % windows.length] ?? page, 'api.call', {
        operation: 'cities.list',
        params: { country: index % 2 === 0 ? 'es' : 'ua' },
        // Distinct queries: main would merge equal ones.
        query: { page: index + 1 },
      }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
  expect((await asked('/auth/refresh-token')) - before.refreshes).toBe(1);
  expect((await asked('/cities')) - before.calls).toBeGreaterThan(50);
  for (const window of windows) {
    await expect(window.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  }
});

/** A call that no window makes by itself. */
const call = { operation: 'admins.list', params: {} };

/** Makes the server reject the access token as expired. */
const refuseToken = (app: AppUnderTest, times = 1): Promise<void> =>
  app.api().setFault({ match: 'GET /api/v1/admins', fault: 'status=401', times });

const letSessionEnd = async (app: AppUnderTest, page: Page): Promise<void> => {
  await app.api().setFault({ match: '/auth/refresh-token', fault: 'status=401' });
  await refuseToken(app);
  await askMain(page, 'api.call', call);
  await app.api().clearFaults();
};

test('a session ended by the server continues on the same page after a login @electron', async ({ app }) => {
  const page = await startLoggedIn(app);

  await test.step('a refresh that cannot reach the server keeps the session', async () => {
    await app.api().setFault({ match: '/auth/refresh-token', fault: 'status=503', times: 1 });
    await refuseToken(app, 2);
    const first = await askMain(page, 'api.call', call);
    expect(first).toMatchObject({ ok: false, error: { code: 'NETWORK' } });
    expect(await askMain(page, 'api.call', call)).toMatchObject({ ok: true });
  });

  await test.step('a refused refresh leads to the login page, and a login leads back', async () => {
    await goTo(page, '/app_settings');
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await letSessionEnd(app, page);
    await submitLogin(page, superAdmin);
    await expect.poll(() => routeOf(page)).toBe('/app_settings');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  await test.step('a refused refresh on a form with unsaved edits keeps them', async () => {
    await goTo(page, '/country/es/companies/new');
    const typed = page.getByRole('main').getByLabel('Name', { exact: true });
    await typed.fill('Half-written company');
    app.discardAtQuit();
    await letSessionEnd(app, page);
    const dialog = page.getByRole('alertdialog', { name: 'Log in again' });
    await expect(dialog).toBeVisible();
    expect.soft(await axeProblems(page, 'floating')).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill(superAdmin.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await expect(typed).toHaveValue('Half-written company');
  });
});
