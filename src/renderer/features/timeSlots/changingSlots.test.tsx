import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import {
  chosenIds,
  field,
  fieldElement,
  gridShown,
  openSlots,
  slotText,
  thisMonday,
} from '../../testing/sampleSlots.ts';

afterEach(() => {
  closeApp();
});

const dialog = page.getByRole('dialog');
const input = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const tick = (name: string) => dialog.getByRole('checkbox', { name: `Change: ${name}`, exact: true });
const toggle = (name: string) => dialog.getByRole('switch', { name, exact: true });
const save = dialog.getByRole('button', { name: 'Save', exact: true });
const saveAllTheSame = page.getByRole('alertdialog').getByRole('button', { name: 'Save anyway' });

test('a change of one slot sends only the changed fields', async () => {
  const { sent } = await openSlots();
  await gridShown();
  // This slot has no limit, so the limit's input is disabled.
  await field(3, 11).click();
  await expect.element(input('Couriers limit')).toBeDisabled();
  await expect.element(input('Minimum free couriers')).toHaveFocus();
  await toggle('Couriers limited').click();
  await input('Couriers limit').fill('2.5');
  await input('Cost multiplier').fill('0.9');
  await save.click();
  await expect.element(dialog.getByText('Enter a whole number')).toBeVisible();
  await expect.element(dialog.getByText('Must not be less than 1')).toBeVisible();
  await input('Cost multiplier').fill('1.25');
  await save.click();
  await expect.element(dialog.getByText('At most one decimal')).toBeVisible();
  await input('Cost multiplier').fill('1,5');
  await input('Couriers limit').fill('2');
  await expect.element(dialog.getByText(/below the number of booked couriers \(3\)/)).toBeVisible();
  await save.click();
  await saveAllTheSame.click();
  await expect.element(page.getByText('1 slot updated')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => sent())
    .toEqual([
      { slot: { isCouriersLimited: true, couriersLimit: 2, costMultiplier: 1.5 }, ids: [`${thisMonday}h83`] },
    ]);
  await expect.poll(slotText(3, 11)).toBe('3/2 !×1.5');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  await expect.poll(slotText(3, 11)).toBe('3/∞');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(slotText(3, 11)).toBe('3/2 !×1.5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(slotText(3, 11)).toBe('3/∞');
});

test('a colleague’s change of a slot is shown before it is overwritten, and Undo restores it', async () => {
  const { main, weeks, sent } = await openSlots();
  await gridShown();
  const known = structuredClone(weeks.get(thisMonday));
  const id = `${thisMonday}h82`;
  const setSlot = (values: object) =>
    weeks.set(
      thisMonday,
      (weeks.get(thisMonday) ?? []).map((slot) => (slot.id === id ? { ...slot, ...values } : slot)),
    );
  await field(3, 10).click();
  // The first switch would let a stray Space turn deliveries off.
  await expect.element(input('Couriers limit')).toHaveFocus();
  await input('Couriers limit').fill('+9');
  await press('{Tab}');
  await expect.element(dialog.getByText('Enter the new number without + or −')).toBeVisible();
  await input('Couriers limit').fill('9');
  // A cached answer would hide the concurrent change; saving must read fresh data.
  main.answer('timeSlots.list', ({ fresh }) =>
    success(structuredClone(fresh || sent().length > 0 ? weeks.get(thisMonday) : known)),
  );
  setSlot({ couriersLimit: 6, minFreeCouriers: 2 });
  await save.click();
  await expect
    .element(
      dialog.getByText(
        /Another user changed this slot.*Couriers limit: 4 → 6; Minimum free couriers: 1 → 2$/,
      ),
    )
    .toBeVisible();
  // Only the field that both users changed is overwritten.
  await expect.element(dialog.getByText(/your values: Couriers limit: 6 → 9$/)).toBeVisible();
  await expect.element(input('Couriers limit')).toHaveValue('9');
  await expect.element(input('Minimum free couriers')).toHaveValue('2');
  expect(sent()).toEqual([]);
  await save.click();
  await expect.element(page.getByText('1 slot updated')).toBeVisible();
  await expect.poll(() => sent()).toEqual([{ slot: { couriersLimit: 9 }, ids: [id] }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  await expect.poll(() => sent()[1]).toEqual({ slot: { couriersLimit: 6 }, ids: [id] });

  // Undo restores only values that no other user has changed since.
  await field(3, 10).click();
  await input('Couriers limit').fill('9');
  await save.click();
  await expect.element(page.getByText('1 slot updated')).toBeVisible();
  setSlot({ couriersLimit: 7 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/Could not undo: Another user changed this record/)).toBeVisible();
  expect(sent()).toHaveLength(3);
});

test('Escape during a save of a slot asks nothing, because the changes are already sent', async () => {
  const { main } = await openSlots();
  await gridShown();
  const late = Promise.withResolvers<void>();
  main.answer('timeSlots.update', async () => {
    await late.promise;
    return success(null);
  });
  await field(3, 10).click();
  await input('Couriers limit').fill('9');
  await save.click();
  await expect.poll(() => main.callsOf('timeSlots.update')).toHaveLength(1);
  await press('{Escape}');
  await expect.element(page.getByText('Discard unsaved changes?')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  late.resolve();
  await expect.element(page.getByText('1 slot updated')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the running slot can be edited alone until its end', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: '12:00', exact: true }).click();
  expect(chosenIds()).not.toContain(`${thisMonday}h60`);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await field(2, 12).click();
  await expect.element(dialog.getByText(/This slot is in progress/)).toBeVisible();
  await expect.element(dialog.getByText('Number of orders: 7')).toBeVisible();
  await toggle('Delivery active').click();
  // The end of the hour must not close the dialog; the server decides about the save.
  vi.setSystemTime(new Date('2026-10-21T11:00:10Z'));
  await save.click();
  await expect.poll(() => sent()).toEqual([{ slot: { isDeliveryActive: false }, ids: [`${thisMonday}h60`] }]);
  await expect.poll(slotText(2, 12)).toContain('OFF');
});

test('a selection of different slots says so; an untouched field keeps each slot’s value', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: 'Sat 24', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 24 slots' }).click();
  await expect.element(input('Couriers limit')).toHaveAttribute('placeholder', 'various');
  await expect.element(input('Couriers limit')).toHaveValue('');
  const row = (name: string) => document.querySelector(`[data-field=${name}]`)?.textContent;
  expect(row('couriersLimit')).toContain('various');
  expect(row('minFreeCouriers')).toContain('now 1');
  // A ticked field starts with the common value, or empty.
  await tick('Minimum free couriers').click();
  await expect.element(input('Minimum free couriers')).toHaveValue('1');
  await tick('Couriers limit').click();
  await expect.element(input('Couriers limit')).toHaveValue('');
  await tick('Couriers limit').click();
  await input('Minimum free couriers').fill('2');
  await press('{Control>}s{/Control}');
  await expect.element(page.getByText('24 slots updated')).toBeVisible();
  expect(sent().map(({ slot }) => slot)).toEqual([{ minFreeCouriers: 2 }]);
});

test('a selection of slots starts with its common values, and only ticked fields are saved', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 4 slots' }).click();
  await expect.element(toggle('Delivery active')).toBeChecked();
  await expect.element(toggle('High demand')).not.toBeChecked();
  await expect.element(input('Minimum free couriers')).toHaveValue('1');
  await expect.element(input('Cost multiplier')).toHaveValue('1');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Booked couriers', 'Number of orders', 'Maximum queue'])
    expect(dialog.getByRole('checkbox', { name }).elements()).toEqual([]);

  await tick('Couriers limit').click();
  await expect.element(tick('Couriers limited')).not.toBeChecked();
  await input('Couriers limit').fill('2');
  const warning = dialog.getByText(/In 4 slots, the limit is below/);
  await expect.element(warning).toBeVisible();
  // An invalid field shows its error on blur without hiding the warning.
  await tick('Cost multiplier').click();
  await input('Cost multiplier').fill('0.5');
  await press('{Tab}');
  await expect.element(dialog.getByText('Must not be less than 1')).toBeVisible();
  await expect.element(warning).toBeVisible();
  await tick('Cost multiplier').click();
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(sent()).toEqual([]);
  await save.click();
  await saveAllTheSame.click();
  await expect.element(page.getByText('4 slots updated')).toBeVisible();
  await expect
    .poll(() => sent())
    .toEqual([
      {
        slot: { couriersLimit: 2 },
        ids: [3, 4, 5].map((index) => `${thisMonday}h${index * 24 + 10}`).concat(`${thisMonday}h155`),
      },
    ]);
  expect(chosenIds()).toEqual([]);
  await expect.poll(slotText(3, 10)).toBe('3/2 !');
  // The closing dialog still traps keys until its exit animation ends.
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();

  await press('{Control>}z{/Control}');
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  expect(page.getByText('4 slots updated').elements()).toEqual([]);
  await expect.poll(slotText(3, 10)).toBe('3/4');
});

test('refused slots stay selected and are named; closing asks before ticked changes are lost', async () => {
  const { main, sent } = await openSlots();
  await gridShown();
  fieldElement(3, 1).focus();
  await press('{Shift>}{ArrowRight}{/Shift}{Enter}');
  await tick('High demand').click();
  await press('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await toggle('High demand').click();
  main.answer('timeSlots.updateBatch', () => failure('CONFLICT', 409, 'The booking is closed'));
  await save.click();
  await expect.element(dialog.getByText(/The booking is closed/)).toBeVisible();
  await expect.element(dialog.getByText('Thu 22, 01:00')).toBeVisible();
  await expect.element(dialog.getByText('Fri 23, 01:00')).toBeVisible();
  expect(chosenIds()).toHaveLength(2);
  await expect.poll(() => sent()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press('{Escape}');
});

test('a refusal of a field is shown at the field until it is changed', async () => {
  const { main } = await openSlots();
  await gridShown();
  const refusal = failure('VALIDATION_FAILED', 422, 'couriersLimit: must be at most 100000', {
    couriersLimit: 'must be at most 100000',
  });
  main.answer('timeSlots.update', () => refusal);
  main.answer('timeSlots.updateBatch', () => refusal);
  await field(3, 10).click();
  await input('Couriers limit').fill('200000');
  await input('Minimum free couriers').fill('2');
  await save.click();
  await expect.element(dialog.getByText('Check the marked fields')).toBeVisible();
  await expect.element(input('Couriers limit')).toHaveAccessibleDescription('must be at most 100000');
  await expect.element(input('Couriers limit')).toHaveFocus();
  expect(dialog.getByText(/couriersLimit/).elements()).toEqual([]);
  await input('Minimum free couriers').fill('3');
  await expect.element(input('Couriers limit')).toHaveAttribute('aria-invalid', 'true');
  await input('Couriers limit').fill('20');
  await expect.element(dialog.getByText('Check the marked fields')).not.toBeInTheDocument();
  await press('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();

  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 4 slots' }).click();
  await tick('Couriers limit').click();
  await input('Couriers limit').fill('200000');
  await save.click();
  await expect.element(dialog.getByText(/Check the marked fields/)).toBeVisible();
  await expect.element(dialog.getByText('Thu 22, 10:00')).toBeVisible();
  await expect.element(input('Couriers limit')).toHaveAccessibleDescription('must be at most 100000');
  expect(dialog.getByText(/couriersLimit/).elements()).toEqual([]);
});
