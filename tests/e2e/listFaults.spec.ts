import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';

test('a server that fails leaves the rows on the screen, and Retry helps', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const names = await list.columnTexts('Name');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });

  await app.api().setFault({ match: 'GET /api/v1/es/companies', fault: 'status=504' });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('main').getByText('Network Error')).toBeVisible({ timeout: 20_000 });
  await retry.click();
  await expect(retry).toBeVisible();
  await app.api().clearFaults();
  await retry.click();
  await expect(list.pages).toContainText('23–30 of 30');
  await expect(retry).toBeHidden();

  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(() => list.columnTexts('Name')).toEqual(names);
  await app.api().setFault({ match: 'GET /api/v1/es/companies', fault: 'status=504' });
  await list.tool('Reload').click();
  await expect(retry).toBeVisible({ timeout: 20_000 });
  expect(await list.columnTexts('Name')).toEqual(names);

  await test.step('a late answer never replaces a newer one', async () => {
    await app.api().clearFaults();
    await app.api().setFault({ match: 'name.*ilike.*Hornos', fault: 'delay=3000', times: 1 });
    await list.search.fill('Hornos');
    await expect.poll(() => routeOf(page)).toContain('name.has=Hornos');
    await list.search.fill('Flores');
    await expect.poll(async () => (await list.columnTexts('Name')).join()).toMatch(/^Flores/);
    const shown = await list.columnTexts('Name');
    await expect.poll(() => list.columnTexts('Name'), { timeout: 3500 }).toEqual(shown);
  });
});

test('a server that does not answer is a network error after six seconds', async ({ app }) => {
  const { page, list } = await openList(app, '/admins');
  await app.api().setFault({ match: 'GET /api/v1/es/companies', fault: 'delay=40000', times: 1 });
  await goTo(page, '/country/es/companies');
  const main = page.getByRole('main');
  await test.step('the titles stand there before the rows', async () => {
    await expect(list.grid).toHaveAttribute('aria-busy', 'true');
    await expect(main.getByLabel('Loading…')).toBeVisible();
    await expect(list.grid.getByRole('columnheader', { name: /^Manager name/ })).toBeVisible();
  });
  await expect(main.getByText('Network Error')).toBeVisible({ timeout: 20_000 });
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(list.pages).toContainText('1–22 of 30');

  await test.step('a save that gets no answer keeps the form, and Retry saves it', async () => {
    await goTo(page, '/country/es/cities');
    const api = await connectToApi(app.api());
    await list.row('Bilbao').getByRole('button', { name: 'Quick edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bilbao' });
    await dialog.getByLabel('Local name').fill('Bilbao la Vieja');
    await app.api().setFault({ match: 'PATCH /api/v1/es/cities', fault: 'status=504', times: 1 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Network Error')).toBeVisible();
    // Sent twice a change is the same; only a new record would be there twice.
    await expect(dialog.getByText(/may have been saved already/)).toBeHidden();
    await expect(dialog.getByLabel('Local name')).toHaveValue('Bilbao la Vieja');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog).toBeHidden();
    const bilbao = (await api.list('/es/cities')).find(({ name }) => name === 'Bilbao');
    expect(bilbao).toMatchObject({ localName: 'Bilbao la Vieja' });
  });
});

test('who leaves before the rows come finds the list as new', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  const [company] = await (await connectToApi(app.api())).list('/es/companies');
  await app.api().setFault({ match: 'GET /api/v1/es/companies', fault: 'delay=2500', times: 1 });
  await goTo(page, '/country/es/companies');
  await expect(list.grid).toHaveAttribute('aria-busy', 'true');
  await goTo(page, `/country/es/companies/${company?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(company?.name));
  await page.goBack();
  await expect(list.pages).toContainText('1–22 of 30');
  await expect(list.grid.locator(':focus')).toHaveCount(0);
});
