import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { footOnPaper } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

const ofTheTests = window.location.search;

beforeAll(() => window.history.replaceState(null, '', '?view=record'));
afterAll(() => window.history.replaceState(null, '', ofTheTests || window.location.pathname));
afterEach(closeApp);

const list = '/country/es/companies';
const id = 'co00000000000001';
const name = page.getByRole('heading', { name: 'Company 01' });
const input = page.getByRole('switch', { name: 'Active' });
const farewell = page.getByText(/The window closes when/);

const open = async (): Promise<StubbedMain> => {
  const main = await openApp(`${list}/${id}`, {
    prepare: (stub) => stub.answerRoute('api.defer', () => success({ deferredId: 'd1' })),
  });
  await expect.element(name).toBeVisible();
  return main;
};

const remove = async (): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(farewell).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
};

const payloadsOf = (main: StubbedMain, route: string): unknown[] =>
  main.requests.filter((request) => request.route === route).map(({ payload }) => payload);

test('Home opens in the main window', async () => {
  const main = await open();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => payloadsOf(main, 'windows.showInMain')).toEqual([{ path: '/dashboard' }]);
  await expect.element(name).toBeVisible();
});

test('the window of a deleted record closes once the deletion cannot be undone', async () => {
  const main = await open();
  await remove();
  await expect.element(input).not.toBeInTheDocument();
  expect(payloadsOf(main, 'windows.closeTo')).toEqual([]);
  main.records.companies = main.records.companies?.filter((company) => company.id !== id) ?? [];
  main.notify('deferred.answered', { deferredId: 'd1', answers: [null], error: null });
  await expect.poll(() => payloadsOf(main, 'windows.closeTo')).toEqual([{ path: list }]);
});

test('an undone or refused deletion leaves the window open', async () => {
  const main = await open();
  main.answerRoute('api.cancelDeferred', () => success({ cancelled: true }));
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(farewell).not.toBeInTheDocument();
  await remove();
  main.notify('deferred.answered', {
    deferredId: 'd1',
    answers: [],
    error: { code: 'CONFLICT', status: 409, message: 'No' },
  });
  await expect.element(farewell).not.toBeInTheDocument();
  await expect.element(input).toBeVisible();
  expect(payloadsOf(main, 'windows.closeTo')).toEqual([]);
});

test('the ribbon of a test server is shown once', async () => {
  await openApp('/country/es/companies/co00000000000001', { settings: { ribbon: 'DEVELOPMENT' } });
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  expect(page.getByText('DEVELOPMENT', { exact: true }).elements()).toHaveLength(1);
});

test('the following state of the window is shown without moving the record', async () => {
  const main = await open();
  const { top } = name.element().getBoundingClientRect();
  main.notify('following.changed', { state: 'paused' });
  await expect.element(page.getByRole('status').filter({ hasText: 'Unsaved changes: paused' })).toBeVisible();
  expect(name.element().getBoundingClientRect().top).toBe(top);
  await page.getByRole('button', { name: 'Unlink' }).click();
  await expect.poll(() => payloadsOf(main, 'windows.unlink')).toHaveLength(1);
});

test('country and city are in the breadcrumb, in the title and, once, in print', async () => {
  const inCity = (main: StubbedMain): void => {
    main.records.cities = [{ id: 'K1', name: 'Kyiv', localName: 'Київ' }];
  };
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await openApp('/country/ua/city/K1/settings', { prepare: inCity });
  await expect.element(breadcrumb).toHaveTextContent('HomeKyiv, UkraineCity settings');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('City settings: Kyiv');
  await expect.poll(() => document.title).toBe('City settings – Kyiv, Ukraine – Marketplace Back Office');
  expect(footOnPaper().match(/Kyiv/g)).toHaveLength(1);
  closeApp();
  await openApp(list);
  await expect.poll(() => document.title).toBe('Companies – Spain – Marketplace Back Office');
});
