import { connectToApi, countRequests } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';

test('quick edit saves the whole record where the server replaces it', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const api = await connectToApi(app.api());
  const name = (await list.columnTexts('Name'))[3] ?? '';
  const before = (await api.list('/es/companies')).find((company) => company.name === name);
  await list.row(name).getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name });

  await test.step('wrong input is refused without a call', async () => {
    await dialog.getByLabel('Manager name').fill('');
    await dialog.getByLabel('Email').fill('nobody@nowhere');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Required Manager name')).toBeVisible();
    await expect(dialog.getByText('Incorrect email')).toBeVisible();
    await expect(dialog.getByLabel('Manager name')).toBeFocused();
    expect(await countRequests(app.api(), 'PUT', `/companies/${before?.id}`)).toBe(0);
  });

  await test.step('closing asks first', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('nobody@nowhere');
  });

  await test.step('right input is saved, and the list shows it', async () => {
    await dialog.getByLabel('Manager name').fill('Quick Edited');
    await dialog.getByLabel('Email').fill('quick@backoffice.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(list.row(name)).toContainText('Quick Edited');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    // Once for the dialog, once before the save for what others changed, once after it.
    expect(await countRequests(app.api(), 'GET', `/companies/${before?.id}`)).toBe(3);
    const after = await api.read(`/es/companies/${before?.id}`);
    expect(after).toEqual({
      ...before,
      managerName: 'Quick Edited',
      email: 'quick@backoffice.example',
      updatedAt: after?.updatedAt,
    });
    expect(await countRequests(app.api(), 'PUT', `/companies/${before?.id}`)).toBe(1);
  });
});

test('a new record gets an address of its own, and what the server refuses lands on its field', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/admins');
  const api = await connectToApi(app.api());
  await goTo(page, '/admins/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New administrator');
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save', exact: true });

  await save.click();
  for (const message of ['Required First name', 'Required Last name', 'Required Email', 'Required Country']) {
    await expect(form.getByText(message)).toBeVisible();
  }
  expect(await countRequests(app.api(), 'POST', '/admins')).toBe(0);

  await form.getByLabel('First name').fill('Berta');
  await form.getByLabel('Last name').fill('Nueva');
  await form.getByLabel('Email').fill('spain@backoffice.example');
  await form.getByLabel('Country').selectOption('any');
  await save.click();
  const field = form.getByLabel('Email');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Another administrator uses this email/);
  expect(routeOf(page)).toBe('/admins/new');

  await field.fill('berta@backoffice.example');
  await save.click();
  await expect.poll(() => routeOf(page)).toMatch(/^\/admins\/[0-9a-z]{16}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berta Nueva');
  const id = routeOf(page).split('/').at(-1);
  expect(await api.read(`/admins/${id}`)).toMatchObject({
    firstName: 'Berta',
    email: 'berta@backoffice.example',
    role: 'Admin',
    country: 'any',
  });

  await form.getByLabel('Last name').fill('Cambiada');
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berta Cambiada');
  expect(await api.read(`/admins/${id}`)).toMatchObject({ lastName: 'Cambiada' });
  await goTo(page, '/admins');
  await expect(list.row('berta@backoffice.example')).toBeVisible();
});

test('where the server takes changes, only what was changed is sent', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  const api = await connectToApi(app.api());
  const before = (await api.list('/es/cities')).find(({ name }) => name === 'Bilbao');
  await list.row('Bilbao').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilbao' });
  await dialog.getByLabel('Local name').fill('Bilbao la Vieja');
  // Somebody changes another field meanwhile: it must survive.
  await api.write('PATCH', `/es/cities/${before?.id}`, { vamvuOrderMinimum: 17.25 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.row('Bilbao la Vieja').first()).toBeVisible();
  await expect
    .poll(() => api.read(`/es/cities/${before?.id}`))
    .toMatchObject({ name: 'Bilbao', localName: 'Bilbao la Vieja', vamvuOrderMinimum: 17.25 });
  expect(await countRequests(app.api(), 'PATCH', `/cities/${before?.id}`)).toBe(2);
});

test('what is not saved is not lost by leaving', async ({ app }) => {
  const { page, list } = await openList(app, '/admins');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Companies' }).click();
  const [company] = await (await connectToApi(app.api())).list('/es/companies');
  await list.row(String(company?.name)).getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(company?.name));
  const record = `/country/es/companies/${company?.id}`;
  const field = page.getByRole('main').getByLabel('Manager name');
  await field.fill('Half-typed');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  await menu.getByRole('link', { name: 'Cities' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveValue('Half-typed');
  expect(routeOf(page)).toBe(record);

  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveValue('Half-typed');

  await choose(page, 'Country', 'Ukraine');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Spain');
  // A company belongs to no city: another one changes nothing on this page.
  await choose(page, 'City', 'Sevilla');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveText('Sevilla');
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('Half-typed');

  await menu.getByRole('link', { name: 'Cities' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => routeOf(page)).toBe('/country/es/cities');
});

test('closing the window or the app over what is not saved asks first @shell', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await list.row('Bilbao').getByRole('button', { name: 'Open', exact: true }).click();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Local name' });
  await field.fill('Half-typed');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const questions = () => shellRecords(page, 'messageBox');
  await emitInShell(page, 'close-window', { id: 1 });
  await expect.poll(questions).toHaveLength(1);
  await emitInShell(page, 'quit');
  await expect.poll(questions).toHaveLength(2);
  await expect(field).toHaveValue('Half-typed');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});
