import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, untilShown } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const record = '/country/es/companies/co00000000000001';
const form = page.getByRole('main');
const manager = form.getByLabelText('Manager name');
const unsaved = page.getByText('Unsaved changes');
const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' });

const typeAndDiscard = async (): Promise<void> => {
  await manager.fill('Typed');
  await form.getByLabelText('Description').fill('Two\nlines');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect.element(manager).toHaveValue('Manager 1');
  await expect.element(unsaved).not.toBeInTheDocument();
};

test('discarded changes can be restored', async () => {
  const main = await openApp(record);
  await typeAndDiscard();
  await undo.click();
  await expect.element(manager).toHaveValue('Typed');
  await expect.element(form.getByLabelText('Description')).toHaveValue('Two\nlines');
  await expect.element(unsaved).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => main.records.companies?.[0])
    .toMatchObject({ managerName: 'Typed', description: 'Two\nlines', name: 'Company 01' });
});

test('Ctrl+Z restores discarded changes too', async () => {
  await openApp(record);
  await typeAndDiscard();
  await press('{Control>}z{/Control}');
  await expect.element(manager).toHaveValue('Typed');
  await expect.element(undo).not.toBeInTheDocument();
});

test('discarded changes cannot be restored after a save or on another page', async () => {
  await openApp(record);
  await typeAndDiscard();
  await manager.fill('Saved');
  await untilShown('Saved', () => form.getByRole('button', { name: 'Save' }).click());
  await expect.element(undo).not.toBeInTheDocument();
  await typeAndDiscardAgain();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Companies' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

const typeAndDiscardAgain = async (): Promise<void> => {
  await manager.fill('Typed again');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect.element(undo).toBeVisible();
};

test('loading another user’s version discards the typed values, which can be restored on top of it', async () => {
  const main = await openApp(record);
  await manager.fill('Mine');
  Object.assign(main.records.companies?.[0] ?? {}, {
    managerName: 'Theirs',
    idNumber: 'THEIRS-1',
    updatedAt: '2026-11-21T09:00:00.000Z',
  });
  const scope = { country: 'es' };
  main.notify('records.changed', { entity: 'companies', scope, ids: [], isRemoval: false });
  await form.getByRole('button', { name: /^Discard .* and show/ }).click();
  await expect.element(manager).toHaveValue('Theirs');
  await undo.click();
  await expect.element(manager).toHaveValue('Mine');
  await expect.element(form.getByLabelText('ID number')).toHaveValue('THEIRS-1');
});
