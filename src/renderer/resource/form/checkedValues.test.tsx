import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lastAsked, list, openList, openNew, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const record = '/country/es/companies/co00000000000001';
const form = page.getByRole('main');
const save = form.getByRole('button', { name: 'Save' });
const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
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

test('phone and tax numbers are normalized; a duplicate number is reported before saving', async () => {
  const main = await openApp(record, {
    prepare: ({ records }) => Object.assign(records.companies?.[2] ?? {}, { idNumber: 'B99566440' }),
  });
  const phone = form.getByLabelText('Phone number');
  await phone.fill('00 34 612-345-678');
  const taxNumber = form.getByLabelText('ID number');
  await taxNumber.fill(' b-9956 6440 ');
  await expect.element(phone).toHaveValue('+34 612 345 678');
  await expect.element(form.getByText('The same ID number as Company 03')).toBeVisible();
  await expect
    .element(form.getByRole('link', { name: 'Company 03' }))
    .toHaveAttribute('href', '#/country/es/companies/co00000000000003');
  await press('{Tab}');
  await expect.element(taxNumber).toHaveValue('B99566440');
  expect(main.callsOf('companies.update')).toEqual([]);
  await save.click();
  await expect
    .poll(() => main.callsOf('companies.update').map(({ body }) => body))
    .toEqual([{ phoneNumber: '+34 612 345 678', idNumber: 'B99566440' }]);
});

test('a name that another record has, in any case of its letters, only warns', async () => {
  const main = await openApp(record);
  await form.getByLabelText('Name', { exact: true }).fill('company 03');
  await expect.element(form.getByText('The same Name as Company 03')).toBeVisible();
  await save.click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ name: 'company 03' });
  await expect.element(question).not.toBeInTheDocument();
});

test('a list shows the ends of an IBAN and finds it by any part of its groups', async () => {
  const main = await openList('/country/es/companies', {
    prepare: ({ records }) => Object.assign(records.companies?.[4] ?? {}, { iban: right }),
  });
  await list.tool('Columns').click();
  await page.getByRole('checkbox', { name: 'IBAN' }).click();
  await press('{Escape}');
  await expect.element(list.row('Company 05')).toMatchTextContent('ES91 … 1332');
  await list.grid.getByRole('button', { name: 'Filter IBAN' }).click();
  await page.getByRole('searchbox', { name: 'IBAN' }).fill('0418 4502');
  await expect
    .poll(() => lastAsked(main, 'companies.list')?.query?.filters)
    .toEqual({ iban: { match: 'text', value: '04184502' } });
  await press('{Enter}');
  await expect.element(list.row('Company 05')).toBeVisible();
});

test('wrong check digits are confirmed once before saving', async () => {
  const main = await openApp(record);
  const iban = form.getByLabelText('IBAN');
  await iban.fill('ES9121000418450200051333');
  await save.click();
  await expect
    .element(question.getByText(/Check this IBAN: a digit is wrong, missing or extra/))
    .toBeVisible();
  // Enter presses the safe button.
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  expect(main.callsOf('companies.update')).toEqual([]);
  await save.click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ iban: 'ES9121000418450200051333' });

  // An edit of another field does not ask again.
  await form.getByLabelText('Manager name').fill('Nobody Asked');
  await save.click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ managerName: 'Nobody Asked' });
});

test('an IBAN of another record is confirmed before saving', async () => {
  const main = await openApp(record, {
    prepare: ({ records }) => Object.assign(records.companies?.[2] ?? {}, { iban: right }),
  });
  await form.getByLabelText('IBAN').fill(right);
  await save.click();
  await expect.element(question.getByText(`IBAN ${right}: The same IBAN as Company 03`)).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(main.callsOf('companies.update')).toEqual([]);
  await save.click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ iban: right });
});

test('a tax number with a wrong control character is confirmed; a phone number without digits is refused', async () => {
  const main = await openApp(record);
  await form.getByLabelText('ID number').fill('B99566449');
  await form.getByLabelText('Phone number').fill('abc');
  await save.click();
  await expect.element(form.getByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(form.getByText('Enter a phone number with digits')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await form.getByLabelText('Phone number').fill('112');
  await save.click();
  await expect
    .element(
      question.getByText(/ID number B99566449: Check this ID number: its last character does not match/),
    )
    .toBeVisible();
  expect(main.callsOf('companies.update')).toEqual([]);
});

test('a phone number gets its country code on leaving the input, and Undo removes it', async () => {
  const main = await openApp(record);
  const phone = form.getByLabelText('Phone number');
  const said = page.getByText('Phone number: +34 added');
  await phone.fill('604 476 999');
  await press('{Tab}');
  await expect.element(phone).toHaveValue('+34 604 476 999');
  await expect.element(said).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.element(phone).toHaveValue('604 476 999');
  await expect.element(said).not.toBeInTheDocument();
  // Visiting the input without typing adds nothing.
  await phone.click();
  await press('{Tab}');
  await expect.element(phone).toHaveValue('604 476 999');
  // Saving with a shortcut also adds the country code.
  await phone.fill('604 476 998');
  await press('{Control>}s{/Control}');
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ phoneNumber: '+34 604 476 998' });
});

test('a country-wide fee of 0 is confirmed before saving', async () => {
  const main = await openApp('/country/es/settings');
  const fee = form.getByLabelText('Cancellation fee');
  await fee.fill('0');
  await save.click();
  await expect
    .element(
      question.getByText('Cancellation fee 0: You will no longer charge a cancellation fee in this country'),
    )
    .toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(main.callsOf('countrySettings.update')).toEqual([]);
  await fee.fill('1');
  await save.click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('values beyond limits that the API does not document are saved after a question', async () => {
  const main = await openApp(record, {
    prepare: ({ records }) => Object.assign(records.companies?.[0] ?? {}, { iban: 'es91 2' }),
  });
  const name = 'x'.repeat(256);
  await form.getByLabelText('Phone number').fill('123');
  await form.getByLabelText('Email').fill('nobody@nowhere');
  await form.getByLabelText('Website').fill('no address');
  await form.getByLabelText('Manager name').fill(name);
  await expect.element(form.getByText(/at least six digits/)).toBeVisible();
  await expect.element(form.getByText('Longer than 255 characters is unusual')).toBeVisible();
  await save.click();
  await page
    .getByRole('alertdialog', { name: 'Save anyway?' })
    .getByRole('button', { name: 'Save anyway' })
    .click();
  await expect
    .poll(() => main.callsOf('companies.update').map(({ body }) => body))
    .toEqual([{ phoneNumber: '123', email: 'nobody@nowhere', website: 'no address', managerName: name }]);
});

test('an empty required field is marked, but must be filled in only after it was edited', async () => {
  const main = await openApp(record, {
    prepare: ({ records }) => Object.assign(records.companies?.[0] ?? {}, { managerName: null }),
  });
  const manager = form.getByLabelText('Manager name');
  await expect.element(manager).toHaveAccessibleDescription('Required: Manager name');
  await expect.element(manager).not.toHaveAttribute('aria-invalid', 'true');
  await form.getByLabelText('Phone number').fill('+34 600 000 001');
  await save.click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ phoneNumber: '+34 600 000 001' });
  await manager.fill('A');
  await manager.fill('');
  await form.getByLabelText('Phone number').fill('+34 600 000 002');
  await save.click();
  await expect.element(manager).toHaveAttribute('aria-invalid', 'true');
  await expect.element(manager).toHaveFocus();
  expect(main.callsOf('companies.update')).toHaveLength(1);
});

test('the country of an administrator has no default', async () => {
  const main = await openList('/admins');
  const dialog = await openNew('New administrator');
  await expect.element(dialog.getByLabelText('Country')).toHaveValue('');
  await dialog.getByLabelText('First name').fill('Eva');
  await dialog.getByLabelText('Last name').fill('Nueva');
  await dialog.getByLabelText('Email').fill('eva@backoffice.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Required: Country')).toBeVisible();
  await dialog.getByLabelText('Country').selectOptions('ua');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(list.row('eva@backoffice.example')).toBeVisible();
  expect(main.callsOf('admins.create').map(({ body }) => body)).toEqual([
    {
      firstName: 'Eva',
      lastName: 'Nueva',
      email: 'eva@backoffice.example',
      country: 'ua',
      role: 'Admin',
      isActive: false,
    },
  ]);
});
