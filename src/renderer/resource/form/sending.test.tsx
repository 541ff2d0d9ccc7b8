import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList, openNew, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const companies = '/country/es/companies?sort=name';

const fill = async (form: Locator, name: string): Promise<void> => {
  await form.getByLabelText('Name', { exact: true }).fill(name);
  await form.getByLabelText('Manager name').fill('Only Once');
  await form.getByLabelText('Email').fill('once@backoffice.example');
};

/** Delays the answer to a create until the test releases it. */
const holdCreate = (main: StubbedMain) => {
  const held = Promise.withResolvers<void>();
  main.answer('companies.create', async (_, usual) => {
    await held.promise;
    return usual();
  });
  return held.resolve;
};

test('a double click on Save creates one record', async () => {
  const main = await openList(companies);
  const letGo = holdCreate(main);
  const dialog = await openNew('New company');
  await fill(dialog, 'AA Double Click');
  await dialog.getByRole('button', { name: 'Save' }).dblClick();
  await expect.poll(() => main.callsOf('companies.create')).toHaveLength(1);
  letGo();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.row('AA Double Click')).toBeVisible();
  expect(main.callsOf('companies.create')).toHaveLength(1);
});

test('pressing Enter repeatedly on a new record’s page creates one record', async () => {
  const main = await openApp('/country/es/companies/new');
  const letGo = holdCreate(main);
  await fill(page.getByRole('main'), 'AA Many Enters');
  await press('{Enter}{Enter}{Enter}{Enter}');
  await expect.poll(() => main.callsOf('companies.create')).toHaveLength(1);
  letGo();
  await expect.poll(routeNow).toMatch(/companies\/new\d+$/);
  expect(main.callsOf('companies.create')).toHaveLength(1);
});

test('a refused form can be sent again', async () => {
  const main = await openList(companies);
  const dialog = await openNew('New company');
  await fill(dialog, '');
  await dialog.getByRole('button', { name: 'Save' }).dblClick();
  await expect.element(dialog.getByText('Required: Name')).toBeVisible();
  await fill(dialog, 'AA Second Try');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(main.callsOf('companies.create')).toHaveLength(1);
});

test('a new record whose answer was lost may be saved already, and the form says so', async () => {
  const main = await openList(companies);
  main.answer('companies.create', () => failure('NETWORK'));
  const dialog = await openNew('New company');
  await fill(dialog, 'AA Lost Answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/Network Error/)).toBeVisible();
  await expect.element(dialog.getByText(/may already exist/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a failed creation shows the app’s message until the next try, with the server’s message and the request id collapsed below', async () => {
  const main = await openList('/country/es/cities');
  const words = 'SQLITE_BUSY: database is locked';
  const requestId = '4f0c'.repeat(8);
  const { error } = failure('HTTP_500', 500, words);
  main.answer('cities.create', () => ({ ok: false, error: { ...error, requestId } }));
  const dialog = await openNew('New city');
  await dialog.getByLabelText('Name', { exact: true }).fill('Toledo');
  await dialog.getByLabelText('Local name').fill('Toledo');
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(dialog.getByText('The city could not be created. Try again later.')).toBeVisible();
  await expect.element(dialog.getByText(words)).not.toBeVisible();
  await dialog.getByText('Details').click();
  await expect.element(dialog.getByText(words)).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: `Copy ${requestId}` }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(requestId);
  main.answer('cities.create', () => failure('MapServiceError', 422, 'ENOENT'));
  await save.click();
  await expect
    .element(dialog.getByText('The map has no city with this name. Check the spelling.'))
    .toBeVisible();
  await expect.element(dialog.getByText(/could not be created/)).not.toBeInTheDocument();
});

test('a record that cannot be opened for quick edit shows the reason, with Retry', async () => {
  const main = await openList('/country/es/cities');
  main.answer('cities.read', () => failure('BUSY', 503, 'Closed for repairs'));
  await list.row('Bilbao').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick edit' });
  await expect
    .element(dialog.getByText('The server could not do this. Its message: “Closed for repairs”'))
    .toBeVisible();
  main.answerAsUsual();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Bilbao' })).toBeVisible();
});
