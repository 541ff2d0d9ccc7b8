import type { Locator, Page } from '@playwright/test';
import { connectToApi, countRequests } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';

const openNew = async (page: Page, title: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add new' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('leaving a reference chooses only what was typed or moved to', async ({ app }) => {
  const { page } = await openList(app, '/country/es/top_filters');
  const dialog = await openNew(page, 'New top filter');
  const category = dialog.getByRole('combobox', { name: 'Home category' });
  const options = page.getByRole('option');

  await test.step('not by opening the list', async () => {
    await category.click();
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options).toHaveCount(0);
    await expect(category).toHaveValue('');
    await expect(dialog.getByText('Required Home category')).toBeVisible();
  });

  await test.step('by typing', async () => {
    await category.fill('Flor');
    await expect(options).toHaveText(['Flores']);
    await page.keyboard.press('Tab');
    await expect(category).toHaveValue('Flores');
  });

  await test.step('not by emptying: what must be there comes back', async () => {
    await category.fill('');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(category).toHaveValue('Flores');
  });

  await test.step('not by what was typed and is not there', async () => {
    await category.fill('Floresta');
    await expect(page.getByRole('option', { name: 'Nothing found' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(category).toHaveValue('Flores');
  });

  await test.step('by arrow keys', async () => {
    await category.focus();
    await page.keyboard.press('ArrowDown');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Home');
    const first = (await options.first().textContent())?.trim() ?? '';
    await page.keyboard.press('Tab');
    await expect(category).toHaveValue(first);
    expect(first).not.toBe('Flores');
  });
});

test('a reference that may be missing is cleared with keys', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/top_filters');
  await list.grid.getByRole('button', { name: 'Home category' }).last().click();
  const category = page.getByRole('combobox', { name: 'Home category' });
  await category.fill('Flores');
  await page.getByRole('option', { name: 'Flores' }).click();
  await expect(category).toHaveValue('Flores');
  await category.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(category).toHaveValue('');
  expect(routeOf(page)).not.toContain('countryHomeCategoryId');
});

test('the button of a reference has its name in the language of the app', async ({ app }) => {
  const { page } = await openList(app, '/country/es/top_filters');
  await openNew(page, 'New top filter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Show choices' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'Language', 'Español');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mostrar opciones' })).toBeVisible();
});

test('the record that a field refers to opens in a window of its own', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/top_filters');
  const api = await connectToApi(app.api());
  const [filter] = await api.list('/es/top_filters');
  await list.search.fill(String(filter?.name));
  await list.row(String(filter?.name)).first().getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: String(filter?.name) });
  const opened = await app.windowOpenedBy(() =>
    dialog.getByRole('button', { name: 'Open Home category' }).click(),
  );
  await expect
    .poll(() => routeOf(opened))
    .toBe(`/country/es/home_categories/${String(filter?.countryHomeCategoryId)}`);
  await expect(dialog).toBeVisible();
});

test('a dialog begins in its first field and gives the focus back', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  const dialog = await openNew(page, 'New city');
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add new' })).toBeFocused();

  const row = list.row('Bilbao');
  await row.getByRole('button', { name: 'Quick edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.locator(':focus')).toHaveCount(1);
});

test('spaces around a line are not saved, and too much text is not sent', async ({ app }) => {
  const { page, list } = await openList(app, '/admins');
  const api = await connectToApi(app.api());
  const dialog = await openNew(page, 'New administrator');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('First name').fill('   ');
  await dialog.getByLabel('Last name').fill('x'.repeat(256));
  await dialog.getByLabel('Email').fill('eva@backoffice.example');
  await save.click();
  await expect(dialog.getByText('Required First name')).toBeVisible();
  await expect(dialog.getByText('At most 255 characters')).toBeVisible();
  expect(await countRequests(app.api(), 'POST', '/admins')).toBe(0);

  await dialog.getByLabel('First name').fill('  Eva ');
  await dialog.getByLabel('Last name').fill(' Espacio  ');
  await dialog.getByLabel('Phone').fill(' +34 600 000 000 ');
  await save.click();
  await expect(list.row('eva@backoffice.example')).toBeVisible();
  const saved = (await api.list('/admins')).find(({ email }) => email === 'eva@backoffice.example');
  expect(saved).toMatchObject({ firstName: 'Eva', lastName: 'Espacio', phone: '+34 600 000 000' });
});

test('what the server refuses is said on the field, and above only that it is', async ({ app }) => {
  const { page } = await openList(app, '/admins');
  const dialog = await openNew(page, 'New administrator');
  await dialog.getByLabel('First name').fill('Eva');
  await dialog.getByLabel('Last name').fill('Doble');
  const email = dialog.getByLabel('Email');
  await email.fill('spain@backoffice.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(email).toHaveAccessibleDescription(/Another administrator uses this email/);
  await expect(dialog.getByText('Another administrator uses this email')).toHaveCount(1);
  await expect(dialog.getByText('Check the marked fields')).toBeVisible();
  await email.fill('eva.doble@backoffice.example');
  await expect(dialog.getByText('Check the marked fields')).toBeHidden();
});

test('amounts are read as the language groups them', async ({ app }) => {
  const { page } = await openList(app, '/country/es/cities');
  await goTo(page, '/country/es/settings');
  const fee = page.getByRole('textbox', { name: 'Free delivery order price' });
  await fee.fill('1,234.50');
  await fee.blur();
  await expect(fee).toHaveValue('1234.50');
  await fee.fill('10000000');
  await fee.blur();
  await expect(page.getByText('Must not be more than 9,999,999.99')).toBeVisible();
});
