import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';

test('a list, its panels and dialogs, and a record are accessible', async ({ app }) => {
  test.slow();
  const { page, list } = await openList(app, '/country/es/companies?isActive=true');
  const [company] = await (await connectToApi(app.api())).list('/es/companies');
  if (!company) throw new Error('There is no company');
  const { name } = company;
  const check = async (what: string, isFloating: boolean): Promise<void> =>
    expect.soft(await axeProblems(page, isFloating ? 'floating' : 'main'), what).toEqual([]);
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const firstRow = list.grid.getByRole('row').nth(1);

  await firstRow.getByRole('checkbox').click();
  await check('list with a filter and a selection', false);
  await list.tool('Delete selected').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check('question about a delete', true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await list.tool('Edit selected').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
  await check('edit of chosen rows', true);
  await close();

  await firstRow.getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Manager name').fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Required: Manager name')).toBeVisible();
  await check('quick edit with a message', true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check('question about unsaved changes', true);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Add new' }).click();
  await expect(page.getByRole('dialog', { name: 'New company' })).toBeVisible();
  await check('create dialog', true);
  await close();

  for (const filter of ['Name', 'Active']) {
    await list.grid.getByRole('button', { name: `Filter ${filter}`, exact: true }).click();
    await expect(page.getByRole('dialog', { name: filter })).toBeVisible();
    await check(`filter ${filter}`, true);
    await close();
  }

  await test.step('the calendar and its messages are accessible', async () => {
    await list.grid.getByRole('button', { name: 'Filter Created at', exact: true }).click();
    const filter = page.getByRole('dialog', { name: 'Created at' });
    await expect(filter).toBeVisible();
    await check('filter Created at', true);
    await filter.getByLabel('From', { exact: true }).fill('21/11/2026');
    await filter.getByLabel('To', { exact: true }).fill('31/31/2026');
    await filter.getByLabel('From', { exact: true }).focus();
    await expect(filter.getByRole('alert')).toBeVisible();
    await check('date that does not exist', true);
    await filter.getByLabel('To', { exact: true }).press('ArrowDown');
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
    await check('calendar', true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toHaveCount(0);
    await close();
    await list.chips.getByRole('button', { name: 'Remove filter Created at' }).click();
    await expect(firstRow.getByRole('checkbox')).toBeVisible();
  });

  await list.tool('Columns').click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await check('column panel', true);
  await close();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
  await check('views', true);
  await close();

  await list.tool('Peek').click();
  await expect(page.getByRole('complementary', { name: 'Peek' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await check('peek', false);

  await goTo(page, `/country/es/companies/${company.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  await check('record', false);
});

test('errors on a list and a record are accessible', async ({ app }) => {
  test.slow();
  const { page, list } = await openList(app, '/country/es/companies');
  const main = page.getByRole('main');
  const api = await connectToApi(app.api());
  const [company] = await api.list('/es/companies');
  if (!company) throw new Error('There is no company');
  const check = async (what: string, isFloating = false): Promise<void> =>
    expect.soft(await axeProblems(page, isFloating ? 'floating' : 'main'), what).toEqual([]);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await check('shortcuts', true);
  await page.keyboard.press('Escape');

  await list.search.fill('no company is called so');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await check('nothing matches');

  await app.api().setFault({ match: 'GET /api/v1/es/cities', fault: 'status=500' });
  await goTo(page, '/country/es/cities');
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await check('list that could not be read');
  await app.api().clearFaults();

  await goTo(page, '/country/es/companies/0000000000000000');
  await expect(main.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await check('record that does not exist');

  await goTo(page, `/country/es/companies/${company.id}`);
  await main.getByLabel('Manager name').fill('Mine');
  app.discardAtQuit();
  await api.write('PUT', `/es/companies/${company.id}`, { ...company, managerName: 'Theirs' });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Mine: Mine', exact: true })).toBeVisible();
  await check('conflict', true);
});
