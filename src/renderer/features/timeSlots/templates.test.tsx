import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import { gridShown, openSlots, slotText, thisMonday } from '../../testing/sampleSlots.ts';

afterEach(closeApp);

test('a template is previewed, applied and undone; selected slots are saved as a template with a name', async () => {
  const { sent } = await openSlots();
  await gridShown();
  const open = page.getByRole('button', { name: 'Slot templates' });
  const templates = page.getByRole('dialog', { name: 'Slot templates' });
  const stored = [{ name: 'Nights', parts: [{ at: [1], values: { couriersLimit: 2 } }] }, 'broken'];
  localStorage.setItem('slotTemplates.sample-data', JSON.stringify(stored));
  await open.click();
  await expect.element(templates.getByRole('option', { name: 'Nights' })).toBeInTheDocument();
  await expect.element(templates.getByText('12 slots will change')).toBeVisible();
  await press('{Control>}s{/Control}');
  await expect.element(page.getByText('12 slots updated')).toBeVisible();
  expect(sent()).toMatchObject([
    { slot: { isDeliveryActive: true, isHighDemand: true, costMultiplier: 1.2 }, ids: { length: 12 } },
  ]);
  await expect.poll(slotText(4, 19)).toContain('×1.2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(slotText(4, 19)).not.toContain('×1.2');

  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await open.click();
  await templates.getByRole('textbox').fill('Mornings');
  await press('{Enter}');
  await expect.element(templates.getByRole('combobox')).toHaveDisplayValue('Mornings');
  await expect.element(templates.getByText('4 are already the same')).toBeVisible();
  await templates.getByRole('button', { name: 'Delete template' }).click();
  const mornings = templates.getByRole('option', { name: 'Mornings' });
  await expect.element(mornings).not.toBeInTheDocument();
  await press('{Escape}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await open.click();
  await expect.element(mornings).toBeInTheDocument();
});

test('a template asks before it sets limits below the bookings; "Keep editing" changes nothing', async () => {
  const { sent } = await openSlots();
  await gridShown();
  const values = { isCouriersLimited: true, couriersLimit: 2 };
  const stored = [{ name: 'Quiet nights', parts: [{ at: [97, 98], values }] }];
  localStorage.setItem('slotTemplates.sample-data', JSON.stringify(stored));
  await page.getByRole('button', { name: 'Slot templates' }).click();
  const templates = page.getByRole('dialog', { name: 'Slot templates' });
  await templates.getByRole('combobox').selectOptions('Quiet nights');
  const change = templates.getByRole('button', { name: 'Change 2 slots' });
  await change.click();
  const doubts = page.getByRole('alertdialog', { name: 'Save anyway?' });
  const below =
    /In 2 slots, the limit is below .* couriers\.\nFri 23, 01:00: 3\/2 booked\nFri 23, 02:00: 3\/2 booked$/;
  await expect.element(doubts.getByText(below)).toBeVisible();
  await doubts.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(doubts).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
  await change.click();
  await doubts.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('2 slots updated')).toBeVisible();
  expect(sent()).toMatchObject([{ slot: values, ids: [`${thisMonday}h97`, `${thisMonday}h98`] }]);
});
