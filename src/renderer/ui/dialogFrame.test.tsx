import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focus, list, openList, press } from '../testing/listScreen.ts';
import { closeApp } from '../testing/openApp.tsx';
import { field, gridShown, openSlots } from '../testing/sampleSlots.ts';

afterEach(closeApp);

const dialog = page.getByRole('dialog');
/** `offsetWidth` ignores the scale of the opening animation. */
const widthOf = async (): Promise<number> => {
  await expect.element(dialog).toBeVisible();
  return (dialog.element() as HTMLElement).offsetWidth;
};

test.each([
  [800, 600, 440],
  [1280, 960, 704],
  [1440, 960, 720],
])(
  'in a window of %d pixels a dialog takes three quarters up to 960, the one of a slot 55 percent',
  async (window, wide, slot) => {
    await page.viewport(window, 720);
    await openList('/country/es/companies');
    // By keyboard: in narrow lists the row's buttons move into its menu.
    focus(list.row('Company 01').getByRole('button', { name: 'Quick edit' }));
    await press('{Enter}');
    expect(await widthOf()).toBe(wide);
    await press('{Escape}');
    closeApp();
    await openSlots();
    await gridShown();
    await field(3, 11).click();
    expect(await widthOf()).toBe(slot);
  },
);

test('a dialog that fits into the window does not scroll', async () => {
  await page.viewport(1440, 900);
  await openList('/country/es/companies');
  focus(list.row('Company 01').getByRole('checkbox'));
  await press('e');
  await expect.element(dialog.getByLabelText('Phone number')).toBeVisible();
  const scrolling = [...dialog.element().querySelectorAll('*')].filter(
    (box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight,
  );
  expect(scrolling).toEqual([]);
});

test('the second click of a double click does nothing in the dialog opened by the first', async () => {
  await openSlots();
  await gridShown();
  // This field is outside the dialog, where a click would close it.
  await field(6, 11).dblClick();
  const limited = dialog.getByRole('switch', { name: 'Couriers limited', exact: true });
  await expect.element(limited).not.toBeChecked();
  limited.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  await expect.element(limited).not.toBeChecked();
  await limited.click();
  await expect.element(limited).toBeChecked();
});
