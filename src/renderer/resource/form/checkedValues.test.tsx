import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, openNew, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const record = '/country/es/companies/co00000000000001';
const form = page.getByRole('main');
const save = form.getByRole('button', { name: 'Save' });
const question = page.getByRole('alertdialog', { name: 'Save all the same?' });
const right = 'ES9121000418450200051332';

test('an IBAN is saved in capitals without spaces, and shown in groups of four', async () => {
  const main = await openApp(record);
  const iban = form.getByLabelText('IBAN');
  await iban.fill(' es91-2100 0418 45 0200051332 ');
  await press('{Tab}');
  await expect.element(iban).toHaveValue('ES91 2100 0418 4502 0005 1332');
  await save.click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ iban: right });
  await expect.element(iban).toHaveValue('ES91 2100 0418 4502 0005 1332');
});

test('a list shows an IBAN in groups and finds it by a part of what it shows', async () => {
  const main = await openList('/country/es/companies', {
    prepare: ({ records }) => Object.assign(records.companies?.[4] ?? {}, { iban: right }),
  });
  await expect.element(list.row('Company 05')).toMatchTextContent('ES91 2100 0418 4502 0005 1332');
  await list.grid.getByRole('button', { name: 'Filter IBAN' }).click();
  await page.getByRole('searchbox', { name: 'IBAN' }).fill('0418 4502');
  await expect
    .poll(() => main.callsOf('companies.list').at(-1)?.query?.filters)
    .toEqual({ iban: { kind: 'text', value: '04184502' } });
  await press('{Enter}');
  await expect.element(list.row('Company 05')).toBeVisible();
});

test('wrong check digits are asked about before they are saved, once', async () => {
  const main = await openApp(record);
  const iban = form.getByLabelText('IBAN');
  await iban.fill('ES9121000418450200051333');
  await save.click();
  await expect.element(question.getByText(/The check digits of this IBAN are not right/)).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(main.callsOf('companies.update')).toEqual([]);
  await save.click();
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ iban: 'ES9121000418450200051333' });

  // Who changes something else is not asked about it again.
  await form.getByLabelText('Manager name').fill('Nobody Asked');
  await save.click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ managerName: 'Nobody Asked' });
});

test('a phone number has digits; one that was saved without can stay', async () => {
  const main = await openApp(record, {
    prepare: ({ records }) =>
      Object.assign(records.companies?.[0] ?? {}, { phoneNumber: '---', iban: 'es91 2' }),
  });
  await form.getByLabelText('Manager name').fill('Somebody');
  await save.click();
  await expect
    .poll(() => main.records.companies?.[0])
    .toMatchObject({ managerName: 'Somebody', phoneNumber: '---', iban: 'es91 2' });
  await form.getByLabelText('Phone number').fill('-----');
  await save.click();
  await expect.element(form.getByText('Enter a phone number with at least six digits')).toBeVisible();
  expect(main.callsOf('companies.update')).toHaveLength(1);
});

test('where an administrator may work is chosen, not given', async () => {
  const main = await openList('/admins');
  const dialog = await openNew('New administrator');
  await expect.element(dialog.getByLabelText('Country')).toHaveValue('');
  await dialog.getByLabelText('First name').fill('Eva');
  await dialog.getByLabelText('Last name').fill('Nueva');
  await dialog.getByLabelText('Email').fill('eva@backoffice.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Required Country')).toBeVisible();
  await dialog.getByLabelText('Country').selectOptions('ua');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(list.row('eva@backoffice.example')).toBeVisible();
  expect(main.callsOf('admins.create')).toMatchObject([{ body: { country: 'ua', role: 'Admin' } }]);
});
