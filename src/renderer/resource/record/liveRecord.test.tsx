import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList } from '../../testing/listScreen.ts';
import { pushAnswer, watching } from '../../testing/liveAnswers.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const id = 'co00000000000001';
const path = `/country/es/companies/${id}`;
const form = page.getByRole('main');
const manager = form.getByLabelText('Manager name');
const marked = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-field][data-changed]')].map(
    ({ dataset }) => dataset.field,
  );

const saveElsewhere = (main: StubbedMain, changes: object): void => {
  const updatedAt = '2026-11-21T09:00:00.000Z';
  Object.assign(main.records.companies?.find((one) => one.id === id) ?? {}, { ...changes, updatedAt });
};

test('another user’s save updates untouched fields at once and marks them', async () => {
  const main = await openApp(path);
  await expect.element(manager).toHaveValue('Manager 1');
  (manager.element() as HTMLInputElement).focus();
  saveElsewhere(main, { managerName: 'Theirs' });
  await pushAnswer(main, 'companies.read');
  await expect.element(manager).toHaveValue('Theirs');
  expect(marked()).toEqual(['managerName']);
  expect(document.activeElement).toBe(manager.element());
});

test('an edited form reports at once that the record changed, and keeps the typed values', async () => {
  const main = await openApp(path);
  await manager.fill('Mine');
  const place = manager.element().getBoundingClientRect().top;
  saveElsewhere(main, { managerName: 'Theirs', idNumber: 'THEIRS-1' });
  await pushAnswer(main, 'companies.read');
  await expect.element(form.getByText(/Another user changed this record/)).toBeVisible();
  await expect.element(manager).toHaveValue('Mine');
  expect(manager.element().getBoundingClientRect().top).toBe(place);
  await expect.element(form.getByLabelText('ID number')).not.toHaveValue('THEIRS-1');
  expect(marked()).toEqual([]);
});

test('a deleted record says so at once, without shifting the page or showing an age', async () => {
  const main = await openApp(path);
  await expect.element(manager).toHaveValue('Manager 1');
  const place = manager.element().getBoundingClientRect().top;
  const find = () => watching(main)?.queries.find(({ call }) => call.operation === 'companies.read');
  await expect.poll(find).toBeDefined();
  main.records.companies = (main.records.companies ?? []).filter((one) => one.id !== id);
  main.notify('live.behind', { ids: [find()?.id ?? ''], asOf: Date.now(), isGone: true });
  await expect.element(page.getByText(/This record was deleted/)).toBeVisible();
  // Main repeats the event; the window must not read again.
  const reads = main.callsOf('companies.read').length;
  main.notify('live.behind', { ids: [find()?.id ?? ''], asOf: Date.now(), isGone: true });
  await expect.element(manager).toHaveValue('Manager 1');
  expect(main.callsOf('companies.read')).toHaveLength(reads);
  expect(manager.element().getBoundingClientRect().top).toBe(place);
  await expect.element(page.getByText(/^As of/)).not.toBeInTheDocument();
});

test('quick edit follows changes until something is typed, then reports them', async () => {
  const main = await openList('/country/es/companies?sort=name');
  await list.row('Company 01').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company 01' });
  const inDialog = dialog.getByLabelText('Manager name');
  await expect.element(inDialog).toHaveValue('Manager 1');
  saveElsewhere(main, { managerName: 'Theirs' });
  await pushAnswer(main, 'companies.read');
  await expect.element(inDialog).toHaveValue('Theirs');
  await inDialog.fill('Mine');
  saveElsewhere(main, { managerName: 'Theirs again' });
  await pushAnswer(main, 'companies.read');
  await expect.element(dialog.getByText(/Another user changed this record/)).toBeVisible();
  await expect.element(inDialog).toHaveValue('Mine');
});
