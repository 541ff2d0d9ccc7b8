import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

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
