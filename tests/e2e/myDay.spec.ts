import type { Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('a change is written down, shown on the record and in My day, and can be taken back', async ({
  app,
}) => {
  const { page } = await openList(app, '/country/es/companies');
  const client = await connectToApi(app.api());
  const [company] = await client.list('/es/companies');
  const path = `/country/es/companies/${company?.id}`;
  const addressNow = async () => (await client.read(`/es/companies/${company?.id}`))?.address;
  await goTo(page, path);
  await page.getByRole('textbox', { name: 'Address' }).fill('Calle Nueva 7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Changed here by you/ }).click();
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  const change = rows.filter({ hasText: 'Calle Nueva 7' });
  await expect(change).toContainText(`Changed ${company?.name}`);
  await change.getByRole('button', { name: /^Values of/ }).click();
  expect(await axeProblems(page, 'main')).toEqual([]);
  await change.getByRole('button', { name: /^Take back/ }).click();
  await expect.poll(addressNow).toBe(company?.address);
  await expect(rows).toHaveCount(2);
  await expect(change.first()).toContainText('Takes back an earlier change');
  await expect(change.last()).toContainText('Taken back:');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'My day' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('a change counts as made today when the clock of this computer is a day ahead', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  await app.api().setFault({ match: '/api/v1', fault: 'clock=-86400' });
  const client = await connectToApi(app.api());
  const [company] = await client.list('/es/companies');
  await goTo(page, `/country/es/companies/${company?.id}`);
  await expect(page.getByText(/^Check the clock of this computer/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('Calle Nueva 8');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Changed here by you/ }).click();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').filter({ hasText: 'Calle Nueva 8' })).toBeVisible();
});

test('a promised reply is handed over until its request is marked, also after a restart', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const path = '/es/customer_requests';
  const request = (await api.list(path)).find(({ isResponded }) => !isResponded);
  await goTo(page, `/country/es/app_feedbacks/${request?.id}`);
  await page.getByRole('button', { name: 'Reply with a text' }).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText(/^Did you answer/)).toBeVisible();
  const copied = async (window: Page): Promise<string> => {
    await goTo(window, '/my_day');
    await window.getByRole('button', { name: 'Copy as handover' }).click();
    await expect.poll(() => app.clipboardText()).toContain('Handover');
    return app.clipboardText();
  };
  const link = `backoffice://country/es/app_feedbacks/${request?.id}`;
  const promise = new RegExp(
    `Promised replies\n- Request .*${request?.customerName}: text written at .*\n  ${link}`,
  );
  expect(await copied(page)).toMatch(promise);

  // Each start of the browser shell is an origin with a storage of its own.
  const isElectron = test.info().project.name === 'electron';
  const again = isElectron ? await app.restart() : page;
  if (isElectron)
    expect(await askMain(again, 'auth.login', { ...superAdmin, remember: false })).toMatchObject({
      ok: true,
    });
  await again.evaluate(() => navigator.clipboard.writeText(''));
  expect(await copied(again)).toMatch(promise);
  await goTo(again, `/country/es/app_feedbacks/${request?.id}`);
  await again.getByRole('button', { name: 'Mark as responded' }).first().click();
  await expect.poll(async () => (await api.read(`${path}/${request?.id}`))?.isResponded).toBe(true);
  await again.evaluate(() => navigator.clipboard.writeText(''));
  expect(await copied(again)).not.toContain(link);
});
