import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { useToastStore } from '../../stores/toasts.ts';
import { list, openList, press, routeNow, untilShown } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const heading = page.getByRole('heading', { level: 1 });

test('quick edit refuses invalid input without a call, asks before closing, and saves the whole record', async () => {
  // Slow live updates disable prefetching on hover, so that reads can be counted.
  const main = await openList('/country/es/companies?sort=name', { settings: { liveUpdates: 'slow' } });
  await list.row('Company 04').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company 04' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const before = structuredClone(main.records.companies?.[3]);
  await dialog.getByLabelText('Manager name').fill('');
  await dialog.getByLabelText('Email').fill('nobody@nowhere');
  await save.click();
  await expect.element(dialog.getByText('Required: Manager name')).toBeVisible();
  await expect.element(dialog.getByText('This may not be an email address')).toBeVisible();
  await expect.element(dialog.getByLabelText('Manager name')).toHaveFocus();
  expect(main.callsOf('companies.update')).toEqual([]);

  await press('{Escape}');
  await page
    .getByRole('alertdialog', { name: 'Discard unsaved changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('nobody@nowhere');

  await dialog.getByLabelText('Manager name').fill('Quick Edited');
  await dialog.getByLabelText('Email').fill('quick@backoffice.example');
  const toast = expect.poll(() => useToastStore.getState().toasts.at(-1));
  await Promise.all([
    toast.toMatchObject({ intent: 'success', durationMs: 6000 }),
    untilShown('Saved', () => save.click()),
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.row('Company 04')).toMatchTextContent(/Quick Edited/);
  // The server replaces whole records, so the call carries the previous version in `replaced`; missing fields
  // would be lost.
  const [saved, ...others] = main.callsOf('companies.update');
  expect(others).toEqual([]);
  expect(saved?.body).toEqual({ managerName: 'Quick Edited', email: 'quick@backoffice.example' });
  expect(saved?.replaced).toEqual(before);
  // Reads: once for the dialog, once before the save to merge, once after it.
  expect(main.callsOf('companies.read')).toHaveLength(3);
});

test('a refused value that looks wrong is explained in the language of the window', async () => {
  const main = await openList('/country/es/companies?sort=name', { settings: { locale: 'es_ES' } });
  main.answer('companies.update', () =>
    failure('VALIDATION', 422, 'Invalid', { email: 'is not an email address', managerName: 'is taken' }),
  );
  await list.row('Company 04').getByRole('button', { name: 'Edición rápida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company 04' });
  await dialog.getByLabelText('Correo electrónico').fill('nobody@nowhere');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('button', { name: 'Guardar de todos modos' }).click();
  const sentence = 'El servidor ha rechazado este valor. Puede que no sea una dirección de correo';
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByText('is taken')).toBeVisible();
  await expect.element(dialog.getByText('is not an email address')).not.toBeInTheDocument();
});

test('an entity saved by PATCH sends only changed fields', async () => {
  const main = await openList('/country/es/cities');
  await list.row('Bilbao').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilbao' });
  await dialog.getByLabelText('Local name').fill('Bilbao la Vieja');
  // A concurrent edit of another field must survive.
  const bilbao = main.records.cities?.find(({ name }) => name === 'Bilbao');
  Object.assign(bilbao ?? {}, { vamvuOrderMinimum: 17.25, updatedAt: '2026-11-21T09:00:00.000Z' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(list.row('Bilbao la Vieja')).toBeVisible();
  expect(main.callsOf('cities.update').map(({ body }) => body)).toEqual([{ localName: 'Bilbao la Vieja' }]);
});

test('a new record gets its own address, and a refusal is shown at its field', async () => {
  const main = await openApp('/admins/new');
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  const email = form.getByLabelText('Email');
  await expect.element(heading).toHaveTextContent('New administrator');
  await save.click();
  for (const message of [
    'Required: First name',
    'Required: Last name',
    'Required: Email',
    'Required: Country',
  ]) {
    await expect.element(form.getByText(message)).toBeVisible();
  }
  expect(main.callsOf('admins.create')).toEqual([]);

  main.answer('admins.create', () =>
    failure('INVALID', 422, 'Check the fields', { email: 'Another administrator uses this email' }),
  );
  await form.getByLabelText('First name').fill('Berta');
  await form.getByLabelText('Last name').fill('Nueva');
  const country = form.getByLabelText('Country');
  await country.selectOptions('Spain');
  await email.fill('taken@backoffice.example');
  await save.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/Another administrator uses this email/);
  expect(routeNow()).toBe('/admins/new');

  main.answerAsUsual();
  await email.fill('berta@backoffice.example');
  await save.click();
  await expect.poll(routeNow).toMatch(/^\/admins\/new\d{13}$/);
  await expect.element(heading).toHaveTextContent('Berta Nueva');
  await form.getByLabelText('Last name').fill('Cambiada');
  await save.click();
  await expect.element(heading).toHaveTextContent('Berta Cambiada');
  expect(main.records.admins?.at(-1)).toMatchObject({
    firstName: 'Berta',
    lastName: 'Cambiada',
    email: 'berta@backoffice.example',
    country: 'es',
    role: 'Admin',
  });
});

test('the bar appears with the first edit, then shows the time of the save, which can be undone until the next edit', async () => {
  const main = await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save' });
  const saved = form.getByText(/^Saved \d\d:\d\d$/);
  const manager = form.getByLabelText('Manager name');
  const undo = form.getByRole('button', { name: 'Undo', exact: true });
  const saveAs = async (name: string): Promise<void> => {
    await manager.fill(name);
    await expect.element(form.getByText('Unsaved changes')).toBeVisible();
    await save.click();
    await expect.element(undo).toBeVisible();
    await expect.element(saved).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
    // Not in a text field, to which Ctrl+Z would belong.
    await expect.element(form.getByRole('form')).toHaveFocus();
  };
  await expect.element(manager).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await saveAs('Saved');
  // The "Saved" toast disappears after a second, Undo stays.
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();
  await undo.click();
  await expect.element(manager).toHaveValue('Manager 1');
  await expect.element(undo).not.toBeInTheDocument();
  expect(main.records.companies?.[0]).toMatchObject({ managerName: 'Manager 1' });
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();

  await saveAs('Saved again');
  await manager.fill('Typed since');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(saved).not.toBeInTheDocument();
});

test('Ctrl+Z right after Ctrl+S undoes the save, from the field that was edited', async () => {
  const main = await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  const manager = form.getByLabelText('Manager name');
  await manager.fill('Mistyped');
  await press('{Control>}s{/Control}');
  await expect.element(form.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect.element(manager).toHaveFocus();
  await press('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Undone: .*Manager name$/)).toBeVisible();
  await expect.element(manager).toHaveValue('Manager 1');
  expect(main.records.companies?.[0]).toMatchObject({ managerName: 'Manager 1' });
  await expect.element(form.getByText('Unsaved changes')).not.toBeInTheDocument();
});

test('a refused save keeps the bar, and its reason until further input', async () => {
  const main = await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save' });
  main.answer('companies.update', () => failure('INVALID', 422, 'Closed for stocktaking'));
  await form.getByLabelText('Manager name').fill('Refused');
  await save.click();
  await expect.element(form.getByText(/Closed for stocktaking/)).toBeVisible();
  await expect.element(save).toBeVisible();
  await form.getByLabelText('Manager name').fill('Corrected');
  await expect.element(form.getByText(/Closed for stocktaking/)).not.toBeInTheDocument();
  await expect.element(form.getByText('Unsaved changes')).toBeVisible();
});

test('at the end of a long page, a failed save is in view with its reason, until the next save', async () => {
  await page.viewport(1280, 500);
  const main = await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  const reason = form.getByRole('alert').filter({ hasText: 'Network Error' });
  const field = form.getByLabelText('IBAN');
  main.answer('companies.update', () => failure('NETWORK'));
  await field.fill('ES91 2100 0418 4502 0005 1332');
  await press('{Control>}s{/Control}');
  await expect.element(form.getByText('Not saved')).toBeVisible();
  await expect.element(form.getByText('Unsaved changes')).not.toBeInTheDocument();
  await expect.element(reason).toBeInViewport({ ratio: 1 });
  const top = reason.element().getBoundingClientRect().top;
  await expect
    .poll(() => field.element().closest('[data-field]')?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(top);
  main.answerAsUsual();
  await reason.getByRole('button', { name: 'Retry' }).click();
  await expect.element(form.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect.element(form.getByText('Not saved')).not.toBeInTheDocument();
  await expect.element(reason).not.toBeInTheDocument();
});

test('the bar does not cover the field that is being edited', async () => {
  await page.viewport(1280, 720);
  await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  const field = form.getByLabelText('IBAN');
  await expect.element(field).toBeVisible();
  const main = form.element();
  // The field is the lowest visible part of the page.
  main.style.height = `${field.element().getBoundingClientRect().bottom - main.getBoundingClientRect().top + 4}px`;
  main.style.flexGrow = '0';
  await field.fill('ES91 2100 0418 4502 0005 1332');
  await expect.element(form.getByRole('button', { name: 'Save' })).toBeVisible();
  const bar = form.getByRole('button', { name: 'Save' }).element().getBoundingClientRect();
  expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
});
