import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import type { Row } from '../../data/entityCalls.ts';
import { list, openList, press, pressIn } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const couriers = '/country/es/city/ci00000000000001/couriers?sort=email';
const dialog = page.getByRole('dialog');
const tickOf = (label: string) => dialog.getByRole('checkbox', { name: `Change: ${label}` });
const apply = (name: string) => dialog.getByRole('button', { name });
const bodies = (main: StubbedMain) =>
  main.callsOf('couriers.update').map(({ params, body }) => [params.id, body]);

test('an edited field changes in every selected row; old and new values are shown; Undo reverts all, and Redo changes them again', async () => {
  const main = await openList(couriers);
  await pressIn(list.row('Iker').getByRole('checkbox'), ' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await press('e');
  await expect.element(dialog).toHaveAccessibleName('Edit 3 selected records');
  await expect.element(dialog.getByText('Iker Sample, Lola Sample, Nuria Sample')).toBeVisible();
  await expect.element(apply('Change 3 couriers')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog.getByText('Various: De lunes a viernes (2), moonlight (1)')).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Status' })).toHaveFocus();
  // Unique values cannot be edited in a batch.
  for (const label of ['First name', 'Last name', 'Email', 'Phone number'])
    await expect.element(dialog.getByRole('textbox', { name: label })).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Vehicle' }).selectOptions('Moto');
  await expect.element(tickOf('Vehicle')).toBeChecked();
  await expect.element(dialog.getByText('Bicicleta (3) → Moto')).toBeVisible();
  // Rows that already have the value are not changed.
  await dialog.getByRole('combobox', { name: 'Vehicle' }).selectOptions('Bicicleta');
  await expect.element(dialog.getByText('All records have this value already')).toBeVisible();
  await tickOf('Vehicle').click();
  await dialog.getByRole('combobox', { name: 'Working days' }).selectOptions('Fines de semana');
  await tickOf('Vehicle').click();
  await dialog.getByRole('combobox', { name: 'Vehicle' }).selectOptions('Moto');
  // A concurrent edit of another field must survive.
  Object.assign(main.records.couriers?.[1] ?? {}, { employment: 'other', updatedAt: '2026-11-20T09:00:00Z' });
  await press('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('3 of 3 changed. Working days · Vehicle')).toBeVisible();
  const values = { workingDays: 'weekends', vehicle: 'motor' };
  expect(bodies(main)).toEqual(main.records.couriers?.map(({ id }) => [id, values]));
  expect(main.records.couriers?.map(({ employment }) => employment)).toEqual(['student', 'other', 'student']);
  await expect.element(list.row('Nuria')).toMatchTextContent(/Moto/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('3 of 3 restored.')).toBeVisible();
  expect(main.records.couriers?.map(({ workingDays }) => workingDays)).toEqual([
    'weekdays',
    'weekdays',
    'moonlight',
  ]);
  await expect.element(list.row('Nuria')).toMatchTextContent(/Bicicleta/);
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(page.getByText('3 of 3 changed. Working days · Vehicle')).toBeVisible();
  expect(main.records.couriers?.map(({ vehicle }) => vehicle)).toEqual(Array(3).fill('motor'));
});

test('rows change only after their answers; refused rows and rows changed by a colleague stay selected with the reason', async () => {
  const main = await openList(couriers);
  await pressIn(list.row('Iker').getByRole('checkbox'), ' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await list.tool('Edit selected').click();
  await dialog.getByRole('combobox', { name: 'Vehicle' }).selectOptions('Moto');
  const [iker, lola] = main.records.couriers ?? [];
  Object.assign(lola ?? {}, { vehicle: 'walker', updatedAt: '2026-11-20T09:00:00Z' });
  const answered = Promise.withResolvers<void>();
  main.answer('couriers.update', async ({ params }, usual) => {
    if (params?.id !== iker?.id) return usual();
    await answered.promise;
    return failure('CONFLICT', 409, 'He rides already');
  });
  await apply('Change 3 couriers').click();
  await expect.element(page.getByText('Saving: 0 of 3')).toBeVisible();
  await expect.element(list.row('Iker')).toMatchTextContent(/Bicicleta/);
  answered.resolve();
  await expect.element(page.getByText(/^1 of 3 changed\./)).toBeVisible();
  await expect.element(page.getByText('Iker Sample: He rides already')).toBeVisible();
  await expect.element(page.getByText('Lola Sample: Another user changed this: Vehicle')).toBeVisible();
  await expect.element(list.checkbox('Nuria Sample')).not.toBeChecked();
  await expect.element(list.checkbox('Iker Sample')).toBeChecked();
  await expect.element(list.checkbox('Lola Sample')).toBeChecked();
  expect(main.records.couriers?.map(({ vehicle }) => vehicle)).toEqual(['bicycle', 'walker', 'motor']);
  // Undo skips a field that another user has changed since, and reports it.
  Object.assign(main.records.couriers?.[2] ?? {}, { vehicle: 'walker', updatedAt: '2026-11-20T09:10:00Z' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('0 of 1 restored.')).toBeVisible();
  await expect.element(page.getByText(/Nuria Sample: Another user changed this/)).toBeVisible();
});

test('stopping a batch leaves the remaining rows unchanged and selected', async () => {
  const main = await openList(couriers);
  await pressIn(list.row('Iker').getByRole('checkbox'), ' {Shift>}{ArrowDown}{ArrowDown}{/Shift}e');
  const answered = Promise.withResolvers<void>();
  main.answer('couriers.update', async (_asked, usual) => {
    await answered.promise;
    return usual();
  });
  await dialog.getByRole('combobox', { name: 'Vehicle' }).selectOptions('Moto');
  await press('{Control>}{Enter}{/Control}');
  await page.getByRole('button', { name: 'Stop' }).click();
  answered.resolve();
  await expect.element(page.getByText(/^1 of 3 changed\./)).toBeVisible();
  await expect.element(list.checkbox('Iker Sample')).not.toBeChecked();
  await expect.element(list.checkbox('Lola Sample')).toBeChecked();
  expect(main.callsOf('couriers.update')).toHaveLength(1);
});

test('a value that every row refuses is reported at its field and nothing is sent; Escape asks once a field is ticked', async () => {
  const main = await openList(couriers);
  await pressIn(list.row('Iker').getByRole('checkbox'), ' {Shift>}{ArrowDown}{ArrowDown}{/Shift}e');
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await press('e');
  // The statuses differ, so none is preselected.
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await tickOf('Status').click();
  await expect.element(status).toHaveValue('');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(dialog.getByText('Required: Status')).toBeVisible();
  await expect.element(status).toHaveFocus();
  await press('{Escape}');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await tickOf('Status').click();
  await expect.element(status).toHaveValue('');
  // An error message is only valid with a rejection, so both must be set together.
  await expect.element(dialog.getByRole('textbox', { name: 'Error message' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Error message' }).fill('Blurred');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/^1 of 3 changed\./)).toBeVisible();
  await expect.element(page.getByText(/Iker Sample: Error message: not available/)).toBeVisible();
  expect(bodies(main)).toEqual([[main.records.couriers?.[1]?.id, { errorMessage: 'Blurred' }]]);
});

test('in a list of all cities each row is saved in its city, and choices of a city need rows of one city', async () => {
  const main = await openList('/country/es/city/all/couriers?sort=email', {
    prepare: (stub) =>
      stub.answer('couriers.list', (_asked, usual) => {
        const answer = usual();
        const rows = answer.ok ? (answer.data as Row[]) : [];
        const cities = stub.records.cities ?? [];
        return { ok: true, data: rows.map((row, index) => ({ ...row, city: cities[index]?.id })), total: 3 };
      }),
  });
  await pressIn(list.row('Iker').getByRole('checkbox'), ' {Shift>}{ArrowDown}{/Shift}e');
  await expect.element(dialog.getByRole('combobox', { name: 'Geo zone' })).toBeDisabled();
  await expect.element(dialog.getByText('Select rows of one city to change this')).toBeVisible();
  await dialog.getByRole('switch', { name: 'Order auto acceptance' }).click();
  await apply('Change 2 couriers').click();
  await expect.element(page.getByText(/^2 of 2 changed\./)).toBeVisible();
  expect(main.callsOf('couriers.update').map(({ params }) => params.city)).toEqual(
    main.records.cities?.slice(0, 2).map(({ id }) => id),
  );
});

test('a step or a typed sign changes numbers row by row; empty ones stay so, and an amount starts empty', async () => {
  const main = await openList('/country/es/city/ci00000000000001/establishments?sort=name', {
    prepare: ({ records }) => void Object.assign(records.establishments?.[0] ?? {}, { orderMinimum: 12 }),
  });
  await pressIn(list.row('Bazar').getByRole('checkbox'), ' {Shift>}{ArrowDown}{ArrowDown}{/Shift}e');
  const numberOf = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const stepOf = (name: string) => dialog.getByRole('combobox', { name: `Change by: ${name}`, exact: true });
  await expect.element(stepOf('Preparation time')).not.toBeInTheDocument();
  await tickOf('Preparation time').click();
  await expect.element(numberOf('Preparation time')).toHaveValue('20');
  await stepOf('Preparation time').selectOptions('+');
  await expect.element(numberOf('Preparation time')).toHaveValue('');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(numberOf('Preparation time')).toHaveAccessibleDescription(/Enter a number/);
  await tickOf('Preparation time').click();
  await numberOf('Order minimum').click();
  await press('{Control>}a{/Control}+0.5');
  await expect.element(stepOf('Order minimum')).toHaveDisplayValue('+');
  await expect
    .element(numberOf('Order minimum'))
    .toHaveAccessibleDescription(/10\.00 → .10\.50 \(2\), .12\.00 → .12\.50 \(1\)/);
  await tickOf('Commission').click();
  await stepOf('Commission').selectOptions('at least');
  await numberOf('Commission').fill('25');
  await expect.element(dialog.getByText(/→ 25% \(2\) · 1 record is empty and stays so/)).toBeVisible();
  await apply('Change 3 establishments').click();
  await expect.element(page.getByText(/^3 of 3 changed\./)).toBeVisible();
  expect(main.callsOf('establishments.update').map(({ body }) => body)).toEqual([
    { orderMinimum: 10.5 },
    { orderMinimum: 10.5, commission: 25 },
    { orderMinimum: 12.5, commission: 25 },
  ]);
});

test('with rows selected, Export asks whether to export them or all found rows', async () => {
  const main = await openList(couriers);
  const exported = () =>
    main.requests.filter(({ route }) => route === 'exports.start').map(({ payload }) => payload);
  await list.checkbox('Iker Sample').click();
  await list.tool('Export').click();
  await expect.element(page.getByRole('button', { name: 'Only the 1 selected' })).toHaveFocus();
  await press('{Enter}');
  await expect.poll(exported).toMatchObject([{ wanted: { only: [main.records.couriers?.[0]?.id] } }]);
  await list.tool('Export').click();
  await page.getByRole('button', { name: 'All 3 found' }).click();
  await expect.poll(() => exported().length).toBe(2);
  expect(exported()[1]).not.toHaveProperty('wanted.only');
});
