import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

test('filters narrow the list, show as chips and go one by one or all at once', async ({ app }) => {
  const { page, list } = await openList(app, '/admins');
  const admins = await (await connectToApi(app.api())).list('/admins');
  const spanish = admins.filter(({ country }) => country === 'es');
  const spanishAnas = spanish.filter(({ firstName }) => /a/i.test(String(firstName)));
  const popover = (name: string) => page.getByRole('dialog', { name });

  await test.step('one choice, from the column', async () => {
    await list.grid.getByRole('button', { name: 'Filter Country' }).click();
    await popover('Country').getByRole('radio', { name: 'Spain' }).click();
    await popover('Country').getByRole('button', { name: 'Done' }).click();
    await expect(list.chips).toContainText('Country: Spain');
    await expect(list.pages).toContainText(`of ${spanish.length}`);
  });

  await test.step('text, from the menu', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'First name' }).click();
    await popover('First name').getByRole('searchbox', { name: 'First name' }).fill('a');
    await page.keyboard.press('Enter');
    await expect(list.chips).toContainText('First name: a');
    await expect(list.pages).toContainText(`of ${spanishAnas.length}`);
    expect(routeOf(page)).toBe('/admins?country=es&firstName.has=a');
  });

  await test.step('a chip goes', async () => {
    await page.getByRole('button', { name: /Country: Spain/ }).click();
    await expect(list.chips).not.toContainText('Country');
    expect(routeOf(page)).toBe('/admins?firstName.has=a');
  });

  await test.step('all go, and the search too', async () => {
    await list.search.fill('backoffice');
    await expect.poll(() => routeOf(page)).toContain('email.has=backoffice');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => routeOf(page)).toBe('/admins');
    await expect(list.search).toHaveValue('');
    await expect(list.pages).toContainText(`of ${admins.length}`);
  });
});

test('dates and yes or no; nothing found says so with a way out', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies');
  const companies = await (await connectToApi(app.api())).list('/es/companies');
  const inactive = companies.filter(({ isActive }) => isActive === false);

  await list.grid.getByRole('button', { name: 'Filter Active' }).click();
  await page.getByRole('dialog').getByRole('radio').last().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list.pages).toContainText(`of ${inactive.length}`);
  await page.getByRole('button', { name: 'Clear all' }).click();

  await list.grid.getByRole('button', { name: 'Filter Created at' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Today').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => routeOf(page)).toContain('createdAt.preset=today');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  const empty = page.getByText('Nothing matches these filters.').locator('..');
  await empty.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.pages).toContainText(`of ${companies.length}`);
});

test('filters are set by keys alone, from a column and with a record that is looked up', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/top_filters');
  const filters = await (await connectToApi(app.api())).list('/es/top_filters');
  const ofFlowers = filters.filter(({ countryHomeCategoryId }) => countryHomeCategoryId === 'flo').length;

  await list.grid.getByRole('button', { name: 'Filter Name', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Name' }).getByRole('searchbox').fill('ramos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.search).toHaveValue('ramos');
  await expect(list.pages).toContainText('1–1 of 1');
  await list.search.fill('');
  await expect(list.pages).toContainText(`of ${filters.length}`);

  await list.grid.getByRole('button', { name: 'Filter Home category', exact: true }).press('Enter');
  const popover = page.getByRole('dialog', { name: 'Home category' });
  await popover.getByRole('combobox').fill('Flor');
  await expect(page.getByRole('option')).toHaveText(['Flores']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(popover.getByRole('combobox')).toHaveValue('Flores');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.chips).toContainText('Home category: Flores');
  await expect(list.pages).toContainText(`of ${ofFlowers}`);
});
