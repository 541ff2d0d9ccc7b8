import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import { chosenIds, gridShown, openSlots, slotText, thisMonday } from '../../testing/sampleSlots.ts';

afterEach(closeApp);

const dialog = page.getByRole('dialog');
const limit = dialog.getByRole('textbox', { name: 'Couriers limit', exact: true });
const tick = (name: string) => dialog.getByRole('checkbox', { name: `Change: ${name}`, exact: true });
const step = (name: string) => dialog.getByRole('combobox', { name: `Change by: ${name}`, exact: true });
const save = dialog.getByRole('button', { name: 'Save', exact: true });

test('limits are raised slot by slot, unlimited ones stay so unless chosen, and Undo restores each', async () => {
  const { weeks, notify, sent } = await openSlots();
  await gridShown();
  weeks.set(
    thisMonday,
    (weeks.get(thisMonday) ?? []).map((slot) =>
      slot.id === `${thisMonday}h130` ? { ...slot, couriersLimit: 9 } : slot,
    ),
  );
  notify();
  await expect.poll(slotText(5, 10)).toBe('3/9');
  // Saturday: twelve hours with a limit, one of them 9 instead of 4, and twelve without.
  await page.getByRole('button', { name: 'Sat 24', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 24 slots' }).click();
  await tick('Couriers limit').click();
  await expect.element(limit).toHaveValue('');
  await expect.element(step('Couriers limit')).toHaveDisplayValue('=');
  await step('Couriers limit').selectOptions('+');
  await limit.fill('2');
  await expect
    .element(limit)
    .toHaveAccessibleDescription('4–9 → 6–11 · 12 slots have no limit and keep none');
  await save.click();
  await expect
    .element(page.getByText('12 slots updated · 12 slots have no limit and keep none'))
    .toBeVisible();
  // The twelve slots that needed no change are done, too.
  expect(chosenIds()).toEqual([]);
  expect(sent().map(({ slot, ids }) => [slot, ids.length])).toEqual([
    [{ couriersLimit: 6 }, 11],
    [{ couriersLimit: 11 }, 1],
  ]);
  await expect.poll(slotText(5, 10)).toBe('3/11');
  expect(slotText(5, 11)()).toBe('3/∞');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(slotText(5, 10)).toBe('3/9');
  expect(slotText(5, 12)()).toBe('3/4');
});

test('a bound changes only the slots beyond it; without any, there is nothing to save', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 4 slots' }).click();
  await tick('Couriers limit').click();
  // The common value is a useful bound, but no amount to add.
  await step('Couriers limit').selectOptions('+');
  await expect.element(limit).toHaveValue('');
  await step('Couriers limit').selectOptions('at least');
  await expect.element(limit).toHaveValue('4');
  await expect.element(limit).toHaveAccessibleDescription('No slot changes');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await limit.fill('6');
  await expect.element(limit).toHaveAccessibleDescription('4 → 6');
  // The warning about bookings stays while another field is wrong.
  await step('Couriers limit').selectOptions('at most');
  await limit.fill('2');
  const warning = dialog.getByText(/In 4 slots, the limit is below/);
  await expect.element(warning).toBeVisible();
  await tick('Cost multiplier').click();
  await dialog.getByRole('textbox', { name: 'Cost multiplier' }).fill('0.5');
  await press('{Tab}');
  await expect.element(dialog.getByText('Must not be less than 1')).toBeVisible();
  await expect.element(warning).toBeVisible();
  // An amount may be smaller than the smallest value.
  await step('Cost multiplier').selectOptions('+');
  await expect.element(dialog.getByText('Must not be less than 1')).not.toBeInTheDocument();
  await tick('Couriers limit').click();
  await save.click();
  await expect.poll(() => sent().map(({ slot }) => slot)).toEqual([{ costMultiplier: 1.5 }]);
});

test('a limit that another user has changed is not raised again without a look', async () => {
  const { weeks, sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 4 slots' }).click();
  await tick('Couriers limit').click();
  await step('Couriers limit').selectOptions('+');
  await limit.fill('2');
  weeks.set(
    thisMonday,
    (weeks.get(thisMonday) ?? []).map((slot) =>
      slot.id === `${thisMonday}h82` ? { ...slot, couriersLimit: 8 } : slot,
    ),
  );
  await save.click();
  await expect.element(dialog.getByText('Thu 22, 10:00')).toBeVisible();
  expect(sent()).toMatchObject([{ slot: { couriersLimit: 6 }, ids: { length: 3 } }]);
  // The other three are done; the fourth continues from its new limit.
  await expect.element(limit).toHaveAccessibleDescription('8 → 10');
  await save.click();
  await expect.poll(() => sent()[1]).toEqual({ slot: { couriersLimit: 10 }, ids: [`${thisMonday}h82`] });
});

test('a typed sign raises or lowers the limits, and typing ticks the field', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 4 slots' }).click();
  await limit.click();
  await press('{Control>}a{/Control}+2');
  await expect.element(tick('Couriers limit')).toBeChecked();
  await expect.element(step('Couriers limit')).toHaveDisplayValue('+');
  await expect.element(limit).toHaveValue('2');
  await expect.element(limit).toHaveAccessibleDescription('4 → 6');
  await limit.fill('−1');
  await expect.element(step('Couriers limit')).toHaveDisplayValue('−');
  await expect.element(limit).toHaveAccessibleDescription('4 → 3');
  await limit.fill('+3');
  await save.click();
  await expect.poll(() => sent().map(({ slot }) => slot)).toEqual([{ couriersLimit: 7 }]);
});

test('a switch ticks its field', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await page.getByRole('button', { name: 'Edit 4 slots' }).click();
  await dialog.getByRole('switch', { name: 'High demand' }).click();
  await expect.element(tick('High demand')).toBeChecked();
  await save.click();
  await expect.poll(() => sent().map(({ slot }) => slot)).toEqual([{ isHighDemand: true }]);
});
