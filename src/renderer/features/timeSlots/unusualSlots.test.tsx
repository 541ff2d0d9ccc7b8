import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import { field, gridShown, openSlots, thisMonday } from '../../testing/sampleSlots.ts';

afterEach(closeApp);

const dialog = page.getByRole('dialog');
const multiplier = dialog.getByRole('textbox', { name: 'Cost multiplier' });
const save = dialog.getByRole('button', { name: 'Save', exact: true });
const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
const doubt = question.getByText('Cost multiplier 15: More than 3 is unusual');
const saveAnyway = question.getByRole('button', { name: 'Save anyway' });

test('an unusual cost multiplier is marked and asked about, in one slot and in several', async () => {
  const { sent } = await openSlots();
  await gridShown();
  await field(3, 11).click();
  await multiplier.fill('15');
  await expect.element(dialog.getByText('More than 3 is unusual')).toBeVisible();
  await save.click();
  await expect.element(doubt).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(sent()).toEqual([]);
  await multiplier.fill('1.5');
  await expect.element(dialog.getByText('More than 3 is unusual')).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('1 slot updated')).toBeVisible();

  await page.getByRole('button', { name: '10:00', exact: true }).click();
  await press('{Enter}');
  await dialog.getByRole('checkbox', { name: 'Change: Cost multiplier' }).click();
  await dialog.getByRole('combobox').selectOptions('+');
  await multiplier.fill('14');
  await save.click();
  await expect.element(doubt).toBeVisible();
  await saveAnyway.click();
  await expect.element(page.getByText('4 slots updated')).toBeVisible();
  expect(sent().map(({ slot }) => slot)).toEqual([{ costMultiplier: 1.5 }, { costMultiplier: 15 }]);
});

test('a copied week asks about an unusual cost multiplier', async () => {
  const { sent } = await openSlots('?zone=zone1', {
    fill: (weeks) => {
      const own = weeks.get(thisMonday) ?? [];
      weeks.set(
        thisMonday,
        own.map((slot, hour) => (hour < 3 ? { ...slot, costMultiplier: 15 } : slot)),
      );
    },
  });
  await gridShown();
  await page.getByRole('button', { name: 'Copy slots' }).click();
  await expect.element(dialog.getByText('Cost multiplier 15: More than 3 is unusual')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy to 3 slots' }).click();
  await expect.element(doubt).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(sent()).toEqual([]);
});
