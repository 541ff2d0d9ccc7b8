import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { closeApp } from '../../testing/openApp.tsx';
import { field, gridShown, openSlots, slotText, thisMonday } from '../../testing/sampleSlots.ts';

afterEach(closeApp);

const dialog = page.getByRole('dialog');

test('a save whose answer was lost may be done: the dialog says so, and the week shows the truth', async () => {
  const { main, weeks } = await openSlots();
  await gridShown();
  main.answer('timeSlots.update', ({ params }) => {
    const slots = weeks.get(thisMonday) ?? [];
    weeks.set(
      thisMonday,
      slots.map((slot) => (slot.id === params.id ? { ...slot, couriersLimit: 9 } : slot)),
    );
    return failure('NETWORK');
  });
  await field(3, 10).click();
  await dialog.getByRole('textbox', { name: 'Couriers limit' }).fill('9');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText(/The answer was lost.*These slots may have changed/)).toBeVisible();
  await expect.poll(slotText(3, 10)).toContain('3/9');
});
