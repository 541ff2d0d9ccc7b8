import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList, press, untilShown } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const id = 'co00000000000001';
const record = `/country/es/companies/${id}`;
const conflict = page.getByRole('dialog', { name: 'Another user changed this record' });
const form = page.getByRole('main');
const save = form.getByRole('button', { name: 'Save' });
const unsaved = page.getByText('Unsaved changes');

/** Simulates a save by another user. */
const changeElsewhere = (main: StubbedMain, entity: string, name: string, changes: object): void => {
  const found = main.records[entity]?.find((one) => one.name === name || entity === 'countrySettings');
  const updatedAt = entity === 'countrySettings' ? {} : { updatedAt: '2026-11-21T09:00:00.000Z' };
  Object.assign(found ?? {}, changes, updatedAt);
};

test('after two edits of the same field the user who saves last chooses the value', async () => {
  const main = await openApp(record);
  await form.getByLabelText('Manager name').fill('Mine');
  await form.getByLabelText('ID number').fill('12345678Z');
  changeElsewhere(main, 'companies', 'Company 01', { managerName: 'Theirs', idNumber: 'THEIRS-1' });
  await save.click();
  await expect.element(conflict.getByRole('radio', { name: 'Theirs: Theirs' })).toBeVisible();

  // "Back to the form" keeps the input and sends nothing.
  await conflict.getByRole('button', { name: 'Back to the form' }).click();
  await expect.element(form.getByLabelText('Manager name')).toHaveValue('Mine');
  expect(main.callsOf('companies.update')).toEqual([]);

  // Nothing is preselected where both users changed a field.
  await save.click();
  const saveChoice = conflict.getByRole('button', { name: 'Save' });
  await expect.element(saveChoice).toHaveAttribute('aria-disabled', 'true');
  expect(conflict.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await conflict.getByRole('radio', { name: 'Mine: Mine' }).click();
  await expect.element(saveChoice).toHaveAttribute('aria-disabled', 'true');
  await conflict.getByRole('radio', { name: 'Theirs: THEIRS-1' }).click();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect
    .poll(() => main.records.companies?.[0])
    .toMatchObject({ managerName: 'Mine', idNumber: 'THEIRS-1', name: 'Company 01' });
  await expect.element(form.getByLabelText('ID number')).toHaveValue('THEIRS-1');
  await expect.element(unsaved).not.toBeInTheDocument();
});

test('the conflict dialog shows every differing field with both values, the previous value and the save time', async () => {
  const main = await openApp(record);
  await form.getByLabelText('Manager name').fill('Mine');
  await form.getByLabelText('Address').fill('Only I changed this');
  changeElsewhere(main, 'companies', 'Company 01', { managerName: 'Theirs', website: 'theirs.example' });
  await save.click();
  await expect.element(conflict.getByText(/21 Nov 2026, 10:00/)).toBeVisible();
  const side = (field: string, name: string) =>
    conflict.getByRole('radiogroup', { name: field }).getByRole('radio', { name });
  expect(conflict.getByRole('radiogroup').elements()).toHaveLength(3);
  await expect.element(side('Manager name', 'Theirs: Theirs')).not.toBeChecked();
  await expect.element(conflict.getByText('Before: Manager 1')).toBeVisible();
  await expect.element(side('Address', 'Mine: Only I changed this')).toBeChecked();
  await expect.element(side('Address', 'Theirs: Calle Mayor 1')).toBeVisible();
  await expect.element(side('Website', 'Theirs: theirs.example')).toBeChecked();
  await expect.element(side('Website', 'Mine: –')).toBeVisible();
});

test('a conflict with another window of the same user says so', async () => {
  const main = await openApp(record);
  await form.getByLabelText('Manager name').fill('Here');
  changeElsewhere(main, 'companies', 'Company 01', { managerName: 'There' });
  const scope = { country: 'es' };
  main.notify('records.changed', { entity: 'companies', scope, ids: [id], isRemoval: false });
  await expect.element(form.getByText(/Your other window changed this record/)).toBeVisible();
  await save.click();
  const own = page.getByRole('dialog', { name: 'Your other window changed this record' });
  await expect.element(own.getByRole('radio', { name: 'This window: Here' })).toBeVisible();
  await expect.element(own.getByRole('radio', { name: 'Other window: There' })).toBeVisible();
  await own.getByRole('button', { name: 'Back to the form' }).click();

  // Another user saves next, so the conflict is with them.
  const later = { managerName: 'Stranger', updatedAt: '2026-11-21T10:00:00.000Z' };
  Object.assign(main.records.companies?.[0] ?? {}, later);
  await save.click();
  await expect.element(conflict.getByRole('radio', { name: 'Theirs: Stranger' })).toBeVisible();
});

test('quick edit detects conflicts too', async () => {
  const main = await openList('/country/es/cities');
  await list.row('Sevilla').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sevilla' });
  await dialog.getByLabelText('Local name').fill('Mine');
  changeElsewhere(main, 'cities', 'Sevilla', { localName: 'Theirs' });
  await press('{Control>}s{/Control}');
  await conflict.getByRole('radio', { name: 'Theirs: Theirs' }).click();
  await press('{Control>}s{/Control}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(list.row('Sevilla')).toMatchTextContent('Theirs');
});

test('saving country settings does not undo a colleague’s change', async () => {
  const main = await openApp('/country/es/settings');
  await form.getByLabelText('Cancellation fee').fill('5.25');
  changeElsewhere(main, 'countrySettings', '', { vat: 11 });
  await save.click();
  const vat = conflict.getByRole('radiogroup', { name: 'VAT' });
  await expect.element(vat.getByRole('radio', { name: /^Theirs: 11/ })).toBeChecked();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => main.records.countrySettings?.[0])
    .toMatchObject({ cancellationFee: 5.25, vat: 11 });
  await expect.element(form.getByLabelText('VAT')).toHaveValue('11');

  // The next save is based on the version that the previous one left.
  await form.getByLabelText('VAT').fill('12');
  await save.click();
  await expect
    .poll(() => main.records.countrySettings?.[0])
    .toMatchObject({ cancellationFee: 5.25, vat: 12 });
  await expect.element(conflict).not.toBeInTheDocument();

  // Choosing all of their values shows them in the form.
  await form.getByLabelText('VAT').fill('13');
  changeElsewhere(main, 'countrySettings', '', { vat: 14, courierManagement: 3 });
  await save.click();
  await vat.getByRole('radio', { name: /^Theirs: 14/ }).click();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByLabelText('VAT')).toHaveValue('14');
  await expect.element(form.getByLabelText('Courier management')).toHaveValue('3');
  await expect.element(unsaved).not.toBeInTheDocument();
  expect(main.records.countrySettings?.[0]).toMatchObject({ vat: 14, courierManagement: 3 });
});

test('a save in another window is reported at once', async () => {
  const main = await openApp('/country/es/settings');
  await form.getByLabelText('Cancellation fee').fill('6');
  changeElsewhere(main, 'countrySettings', '', { vat: 15 });
  main.notify('records.changed', {
    entity: 'countrySettings',
    scope: { country: 'es' },
    ids: [],
    isRemoval: false,
  });
  await expect.element(form.getByText(/Your other window changed this record\./)).toBeVisible();
  await form.getByRole('button', { name: 'Discard my changes and show the saved record' }).click();
  await expect.element(form.getByLabelText('VAT')).toHaveValue('15');
  await expect.element(form.getByLabelText('Cancellation fee')).toHaveValue('2.00');
});

test('a second save is no conflict with the first one if the record could not be read back', async () => {
  const main = await openApp(record);
  await form.getByLabelText('Manager name').fill('First');
  main.answer('companies.update', (_, usual) => {
    // No further read is answered until the next attempt.
    main.answer('companies.read', () => failure('NOT_FOUND', 404));
    return usual();
  });
  await untilShown('Saved', () => save.click());
  await expect.element(form.getByLabelText('Manager name')).toHaveValue('First');
  main.answerAsUsual();
  await form.getByLabelText('Manager name').fill('Second');
  await save.click();
  await expect.poll(() => main.records.companies?.[0]).toMatchObject({ managerName: 'Second' });
  await expect.element(conflict).not.toBeInTheDocument();
});
