import { type ApiClient, type ApiRecord, connectToApi, countRequests } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { openList } from '../support/listScreen.ts';

const companies = '/country/es/companies';

const addCompany = (api: ApiClient, name: string): Promise<ApiRecord> =>
  api.write('POST', '/es/companies', { name, managerName: 'Nobody', email: 'nobody@backoffice.example' });

test('a delete waits eight seconds, can be taken back, and otherwise happens', async ({ app }) => {
  const { page, list } = await openList(app, companies);
  const api = await connectToApi(app.api());
  const { id } = await addCompany(api, 'Regretted Company');
  await list.tool('Reload').click();
  const row = list.row('Regretted Company');
  const question = page.getByRole('alertdialog', { name: 'Delete this company?' });
  const sent = () => countRequests(app.api(), 'DELETE', `/companies/${id}`);

  await test.step('Cancel', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toContainText('Regretted Company');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('Undo', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('neither', async () => {
    const started = Date.now();
    await row.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    // Pointed at, a notice stays; but not longer than what it offers.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect.poll(sent, { timeout: 15_000 }).toBe(1);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    // The one that was taken back would have been sent long before.
    expect(Date.now() - started).toBeGreaterThan(7000);
    expect(await api.read(`/es/companies/${id}`)).toBeNull();
    await expect(list.pages).toContainText('of 30');
  });
});

test('a delete that still waits is sent when the app quits', async ({ app }) => {
  const { page, list } = await openList(app, companies);
  const api = await connectToApi(app.api());
  const { id } = await addCompany(api, 'Company of the Last Second');
  await list.tool('Reload').click();
  await list.row('Company of the Last Second').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await countRequests(app.api(), 'DELETE', `/companies/${id}`)).toBe(0);
  await app.quit();
  expect(await countRequests(app.api(), 'DELETE', `/companies/${id}`)).toBe(1);
  expect(await api.read(`/es/companies/${id}`)).toBeNull();
});

test('a delete that the server refuses brings the row back and says why', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await list.row('Sevilla').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.row('Sevilla')).toBeHidden();

  await test.step('also when somebody edits the record while the delete waits', async () => {
    const sevilla = (await (await connectToApi(app.api())).list('/es/cities')).find(
      ({ name }) => name === 'Sevilla',
    );
    const listReads = () => countRequests(app.api(), 'GET', '/es/cities');
    const before = await listReads();
    const edited = await askMain(page, 'api.call', {
      operation: 'cities.update',
      params: { country: 'es', id: String(sevilla?.id) },
      body: { localName: 'Hispalis' },
    });
    expect(edited.ok).toBe(true);
    await expect.poll(listReads).toBeGreaterThan(before);
    await expect(list.row('Sevilla')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  const alert = page.getByRole('alert').filter({ hasText: 'Sevilla was not deleted' });
  await expect(alert).toContainText('A city with establishments', { timeout: 15_000 });
  await expect(list.row('Sevilla')).toBeVisible();
  await expect(list.row('Sevilla')).toContainText('Hispalis');

  await test.step('but not to whoever logs in next', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    expect(await alert.count()).toBe(0);
  });
});
