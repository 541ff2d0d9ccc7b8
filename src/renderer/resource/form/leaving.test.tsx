import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, type Result } from '#shared/ipc/result.ts';
import { choose, list, openList, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const record = '/country/es/companies/co00000000000001';
const menu = page.getByRole('navigation', { name: 'Main menu' });
const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
const keepEditing = () => question.getByRole('button', { name: 'Keep editing' }).click();
// The list has a column of this name, and an edited field adds a note to it.
const field = page.getByRole('main').getByRole('textbox', { name: /^Manager name/ });

test('leaving by a link, back or a change of country asks about unsaved changes', async () => {
  await openList('/country/es/companies?sort=name');
  await list.row('Company 01').getByRole('button', { name: 'Open', exact: true }).click();
  await field.fill('Half-typed');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();

  await menu.getByRole('link', { name: 'Cities' }).click();
  await keepEditing();
  await expect.element(field).toHaveValue('Half-typed');
  expect(routeNow()).toBe(record);

  window.history.back();
  await keepEditing();
  await expect.element(field).toHaveValue('Half-typed');
  expect(routeNow()).toBe(record);

  await choose('Country', 'Ukraine');
  await keepEditing();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Spain');

  // A company belongs to no city, so switching the city does not leave the page.
  await choose('City', 'Sevilla');
  await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveTextContent('Sevilla');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Half-typed');

  // Another navigation while the dialog is open asks again.
  await menu.getByRole('link', { name: 'Cities' }).click();
  await expect.element(question).toBeVisible();
  window.history.back();
  await expect.poll(routeNow).toBe(record);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(routeNow).toBe('/country/es/companies?sort=name');
});

test('choosing another city asks about unsaved prices', async () => {
  const path = '/country/es/city/ci00000000000001/settings';
  await openApp(path);
  const price = page.getByRole('main').getByLabelText('Order minimum');
  await price.fill('99');
  await choose('City', 'Sevilla');
  await keepEditing();
  await expect.element(price).toHaveValue('99.00');
  expect(routeNow()).toBe(path);
  await choose('City', 'Sevilla');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(routeNow).toBe('/country/es/city/ci00000000000002/settings');
  await expect.element(price).toHaveValue('9.25');
});

/** Types in a record, saves, and follows a link before the answer arrives. */
const leaveDuringSave = async (result: () => Result<unknown> | null) => {
  const main = await openApp(record);
  const held = Promise.withResolvers<void>();
  main.answer('companies.update', async (_, usual) => {
    await held.promise;
    return result() ?? usual();
  });
  await field.fill('Saved in time');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => main.callsOf('companies.update')).toHaveLength(1);
  await menu.getByRole('link', { name: 'Cities' }).click();
  await expect.element(question).not.toBeInTheDocument();
  held.resolve();
};

test('a link followed during a save waits for its end and does not ask', async () => {
  await leaveDuringSave(() => null);
  await expect.poll(routeNow).toBe('/country/es/cities');
  await expect.element(question).not.toBeInTheDocument();
});

test('a link followed during a save asks if the save fails', async () => {
  await leaveDuringSave(() => failure('HTTP_500', 500));
  await keepEditing();
  expect(routeNow()).toBe(record);
  await expect.element(field).toHaveValue('Saved in time');
});

test('a link followed during the creation of a record wins over its new page', async () => {
  const main = await openApp('/country/es/companies/new');
  const held = Promise.withResolvers<void>();
  main.answer('companies.create', async (_, usual) => {
    await held.promise;
    return usual();
  });
  const form = page.getByRole('main');
  await form.getByLabelText('Name', { exact: true }).fill('AA Left Early');
  await field.fill('Saved in time');
  await form.getByLabelText('Email').fill('early@backoffice.example');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => main.callsOf('companies.create')).toHaveLength(1);
  await menu.getByRole('link', { name: 'Cities' }).click();
  held.resolve();
  await expect.poll(routeNow).toBe('/country/es/cities');
});
