import { type ApiClient, type ApiRecord, connectToApi, countRequests } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';

const companies = '/country/es/companies';

const addCompany = (api: ApiClient, name: string): Promise<ApiRecord> =>
  api.write('POST', '/es/companies', { name, managerName: 'Nobody', email: 'nobody@backoffice.example' });

test('a pending delete is sent when the app quits @electron', async ({ app }) => {
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
