import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SessionUser } from '#shared/api/auth.ts';
import { companies } from '../features/companies/companies.ts';
import type { Permissions } from '../resource/define/resource.ts';
import { list, openList, press, routeNow } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

const route = '/country/es/companies';
const save = page.getByRole('button', { name: 'Save', exact: true });

const allow = (can: (user: SessionUser | null) => Partial<Permissions>): void => {
  const all = companies.can(null);
  vi.spyOn(companies, 'can').mockImplementation((user) => ({ ...all, ...can(user) }));
};

const buttonsOf = (text: string): (string | null)[] =>
  list
    .row(text)
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'));

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

test('a read-only page has no save bar, and quick edit still works', async () => {
  allow(() => ({ page: 'read' }));
  await openList(route);
  await list.row('Company 01').getByRole('button', { name: 'Quick edit' }).click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
  await press('{Escape}');
  await list.row('Company 01').getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  await expect.element(page.getByText('office1@companies.example').first()).toBeVisible();
  expect(page.getByRole('main').getByRole('textbox').elements()).toEqual([]);
  expect(save.elements()).toEqual([]);
});

test('records without a page open in a quick view over the list, also by keyboard', async () => {
  allow(() => ({ page: 'none', quickEdit: false, quickView: true, remove: false }));
  await openList(route);
  expect(buttonsOf('Company 01')).toEqual([null, null, 'Quick view', 'Open panel']);
  await list.row('Company 01').getByRole('button', { name: 'Company 01' }).click();
  const view = page.getByRole('dialog', { name: 'Company 01' });
  await expect.element(view.getByText('Manager 1')).toBeVisible();
  expect(view.getByRole('textbox').elements()).toEqual([]);
  expect(save.elements()).toEqual([]);
  await view.getByRole('button', { name: 'Done' }).click();
  await expect.element(view).not.toBeInTheDocument();
  await press('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => routeNow()).toBe(route);
  window.location.hash = `${route}/co00000000000001`;
  await expect.poll(routeNow).toBe(route);
});

test('without the right to create, neither a button nor the address of a new record offers it', async () => {
  allow(() => ({ create: false }));
  await openList(route);
  expect(page.getByRole('button', { name: 'Add new' }).elements()).toEqual([]);
  window.location.hash = `${route}/new`;
  await expect.element(page.getByText('You cannot add records here.')).toBeVisible();
  expect(save.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect.poll(routeNow).toBe(route);
});

test('permissions may depend on the user', async () => {
  allow((user) => ({ create: user?.role === 'SuperAdmin', quickEdit: user?.country === 'ua' }));
  await openList(route);
  await expect.element(page.getByRole('button', { name: 'Add new' })).toBeVisible();
  expect(buttonsOf('Company 01')).toEqual(['Open', 'Open panel', 'Delete']);
});

test('a field for creation only is an input in a new record and read-only afterwards', async () => {
  const { phoneNumber } = companies.fields;
  if (!phoneNumber) throw new Error('Companies have phone numbers');
  phoneNumber.readOnly = 'later';
  const main = await openApp(`${route}/new`);
  await page.getByLabelText('Phone number').fill('+34 911 222 333');
  await page.getByLabelText('Name', { exact: true }).fill('Nueva');
  await page.getByLabelText('Manager name').fill('Ana');
  await page.getByLabelText('Email').fill('ana@nueva.example');
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'Nueva' })).toBeVisible();
  await expect
    .poll(() => main.callsOf('companies.create')[0]?.body)
    .toMatchObject({ phoneNumber: '+34 911 222 333' });
  await expect.element(page.getByText('+34 911 222 333').first()).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Phone number' }).elements()).toEqual([]);
  delete phoneNumber.readOnly;
});
