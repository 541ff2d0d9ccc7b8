import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, type Result } from '#shared/ipc/result.ts';
import { list, openList, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const companies = '/country/es/companies';
const area = page.getByRole('main');
const retry = page.getByRole('button', { name: 'Retry' });
const goTo = (route: string): void => {
  window.location.hash = route;
};

/** Delays the answers of company lists until the test releases them. */
const holdList = (main: StubbedMain) => {
  const held = Promise.withResolvers<void>();
  main.answer('companies.list', async (_, usual) => {
    await held.promise;
    return usual();
  });
  return held.resolve;
};

test('a failing server leaves the rows on the screen, with Retry', async () => {
  const main = await openList(`${companies}?sort=name&size=22`);
  // The last rows render when the browser is idle.
  await expect.poll(() => list.texts('Name')).toHaveLength(22);
  const names = list.texts('Name');
  main.answer('companies.list', () => failure('NETWORK'));
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText(/Network Error/)).toBeVisible();
  const asked = main.callsOf('companies.list').length;
  await retry.click();
  await expect.poll(() => main.callsOf('companies.list').length).toBeGreaterThan(asked);
  await expect.element(retry).toBeVisible();
  main.answerAsUsual();
  await retry.click();
  await expect.element(list.pages).toMatchTextContent(/23–30 of 30/);
  await expect.element(retry).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(() => list.texts('Name')).toEqual(names);
  const top = () => list.grid.element().getBoundingClientRect().top;
  const before = top();
  main.answer('companies.list', () => failure('NETWORK'));
  await list.tool('Reload').click();
  await expect.element(retry).toBeVisible();
  expect(top()).toBe(before);
  await expect.poll(() => list.texts('Name')).toEqual(names);
});

test('a late answer never replaces a newer one', async () => {
  const main = await openList(`${companies}?sort=name`);
  const late = Promise.withResolvers<void>();
  const answered: Result<unknown>[] = [];
  main.answer('companies.list', async ({ query }, usual) => {
    if (JSON.stringify(query?.filters ?? {}).includes('Company 1')) await late.promise;
    const result = usual();
    answered.push(result);
    return result;
  });
  await list.search.fill('Company 1');
  await expect.poll(routeNow).toContain('name.has=Company+1');
  await list.search.fill('Company 2');
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 20');
  const shown = list.texts('Name');
  const before = answered.length;
  late.resolve();
  await expect.poll(() => answered.length).toBeGreaterThan(before);
  // This reload is answered after the late response.
  await list.tool('Reload').click();
  await expect.poll(() => answered.length).toBeGreaterThan(before + 1);
  expect(list.texts('Name')).toEqual(shown);
});

test('column titles are visible before the rows', async () => {
  let letGo = (): void => undefined;
  await openApp(companies, {
    prepare: (main) => {
      letGo = holdList(main);
    },
  });
  await expect.element(list.grid).toHaveAttribute('aria-busy', 'true');
  await expect.element(area.getByLabelText('Loading…')).toBeVisible();
  await expect.element(list.grid.getByRole('columnheader', { name: /^Manager name/ })).toBeVisible();
  letGo();
  await expect.element(list.row('Company 01')).toBeVisible();
  await expect.element(list.grid).toHaveAttribute('aria-busy', 'false');
});

test('a save without an answer keeps the form, and Retry saves it', async () => {
  const main = await openList('/country/es/cities');
  await list.row('Bilbao').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilbao' });
  await dialog.getByLabelText('Local name').fill('Bilbao la Vieja');
  main.answer('cities.update', () => failure('NETWORK'));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText(/Network Error/)).toBeVisible();
  // Retrying an update is idempotent; only a create could produce a duplicate.
  await expect.element(dialog.getByText(/may already exist/)).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Local name')).toHaveValue('Bilbao la Vieja');
  main.answerAsUsual();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(main.records.cities?.find(({ name }) => name === 'Bilbao')).toMatchObject({
    localName: 'Bilbao la Vieja',
  });
});

test('a list that was left before its rows were loaded starts without a remembered position', async () => {
  // Use a list that no other test visits, because the window remembers positions.
  const fresh = '/country/ua/companies';
  const main = await openList('/country/ua/cities');
  const letGo = holdList(main);
  goTo(fresh);
  await expect.element(list.grid).toHaveAttribute('aria-busy', 'true');
  goTo(`${fresh}/co00000000000003`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Company 03');
  window.history.back();
  await expect.element(list.grid).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect.element(list.pages).toMatchTextContent(/1–\d+ of 30/);
  expect(list.grid.element().querySelector(':focus')).toBeNull();
});
