import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import {
  field,
  fieldElement,
  gridShown,
  openSlots,
  slotText,
  thisMonday,
} from '../../testing/sampleSlots.ts';

afterEach(closeApp);

test('cells show bookings and badges in short, all values in words, and the details if the user wants them', async () => {
  const { weeks, notify } = await openSlots();
  await gridShown();
  const [first, ...rest] = weeks.get(thisMonday) ?? [];
  if (!first) throw new Error('There are no slots');
  weeks.set(thisMonday, [
    { ...first, bookedCouriers: 4, costMultiplier: 1.3, isHighDemand: true, isDeliveryActive: false },
    ...rest,
  ]);
  notify();
  await expect.poll(slotText(0, 0)).toBe('4/4 !×1.3▲OFF');
  expect(fieldElement(0, 0).title.split('\n')).toEqual([
    'Mon 19, 00:00',
    'Past',
    'No delivery',
    'Couriers limit: 4',
    'Booked couriers: 4',
    'Fully booked',
    'Minimum free couriers: 1',
    'Maximum queue: 2',
    'Number of orders: 7',
    'Cost multiplier: 1.3',
    'High demand',
  ]);
  expect(fieldElement(3, 1).textContent).toBe('3/∞');
  await expect
    .poll(() => page.getByRole('list', { name: 'Shortage' }).element().textContent)
    .toContain('▼short');
  expect(fieldElement(3, 1).dataset.need).toBe('unknown');
  await expect.element(page.getByText(/^No data/)).toBeVisible();

  await page.getByRole('button', { name: 'Legend' }).click();
  const signs = () => page.getByRole('list', { name: 'Legend' }).element().textContent;
  await expect.poll(signs).toContain('▼short: over 3 orders per courier');
  expect(signs()).not.toContain('FMinimum free couriers');
  await page.getByRole('switch', { name: 'Show free, queue and orders in the cells' }).click();
  await expect.poll(signs).toContain('FMinimum free couriers');
  await expect.poll(slotText(0, 0)).toBe('4/4 !×1.3▲OFF\nF 1   Q 2   O 7');
  expect(fieldElement(3, 1).textContent).toBe('3/∞\nF 1');
  await press('{Escape}');
  await expect
    .element(page.getByRole('rowheader', { name: /^08:00/ }))
    .toHaveTextContent('08:0021/28 Thu 3/4');
  expect(localStorage.getItem('slotDetails')).toBe('true');
  localStorage.removeItem('slotDetails');
});

test('the week takes the whole width; days that are over are narrower, others have at least 120 pixels', async () => {
  await page.viewport(1920, 1000);
  await openSlots();
  await gridShown();
  const grid = page.getByRole('grid', { name: 'Time slots' }).element();
  expect(window.innerWidth - grid.getBoundingClientRect().right).toBeLessThan(30);
  const widths = (): number[] => [0, 1, 2, 6].map((day) => fieldElement(day, 12).offsetWidth);
  const [monday = 0, tuesday, wednesday = 0, sunday] = widths();
  expect([tuesday, sunday]).toEqual([monday, wednesday]);
  expect(wednesday).toBeGreaterThan(monday * 1.3);
  await page.viewport(1280, 720);
  await expect.poll(() => fieldElement(2, 12).offsetWidth).toBeLessThan(wednesday);
  expect(fieldElement(2, 12).offsetWidth).toBeGreaterThanOrEqual(120);
  const rows = grid.querySelectorAll('tbody tr');
  const { bottom } = grid.getBoundingClientRect();
  const inView = [...rows].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= grid.getBoundingClientRect().top + 50 && box.bottom <= bottom;
  });
  expect(inView.length).toBeGreaterThanOrEqual(12);
});

test('a cell describes itself in a tooltip, under the pointer and with keyboard focus', async () => {
  await openSlots();
  await gridShown();
  const tooltip = (): string | undefined => document.querySelector('[data-slot-tooltip]')?.textContent;
  const [first, second] = [fieldElement(0, 3), fieldElement(0, 4)];
  const [ofFirst, ofSecond] = [first.title, second.title];
  await field(0, 3).hover();
  await expect.poll(tooltip).toBe(ofFirst);
  expect([first.title, first.ariaLabel]).toEqual(['', ofFirst]);
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(tooltip()).toBe(undefined);
  expect([first.title, first.ariaLabel]).toEqual([ofFirst, null]);
  await expect.poll(tooltip).toBe(ofSecond);
});

test('a pointer that rests after a dialog, or drags, opens no tooltip until it moves', async () => {
  await openSlots();
  await gridShown();
  const cell = fieldElement(3, 10);
  // A cell gives up its title to the tooltip before that opens.
  const keepsTitleAfter = (type: string, buttons: number): boolean => {
    cell.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons }));
    return cell.title !== '';
  };
  expect(keepsTitleAfter('pointerover', 0)).toBe(true);
  expect(keepsTitleAfter('pointermove', 1)).toBe(true);
  expect(keepsTitleAfter('pointermove', 0)).toBe(false);
});

test('a dialog that returns the focus to its cell opens no tooltip', async () => {
  await openSlots();
  await gridShown();
  const cell = fieldElement(3, 10);
  cell.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field(3, 10)).toHaveFocus();
  expect(cell.title).not.toBe('');
});

test('the tooltip of a cell follows a change of its slot', async () => {
  const { weeks, notify } = await openSlots();
  await gridShown();
  const tooltip = (): string | undefined => document.querySelector('[data-slot-tooltip]')?.textContent;
  const cell = fieldElement(3, 10);
  await field(3, 10).hover();
  await expect.poll(tooltip).toContain('Couriers limit: 4');
  weeks.set(
    thisMonday,
    (weeks.get(thisMonday) ?? []).map((slot) => ({ ...slot, couriersLimit: 9 })),
  );
  notify();
  await expect.poll(tooltip).toContain('Couriers limit: 9');
  expect([cell.title, cell.ariaLabel]).toEqual(['', tooltip()]);
  await page.getByRole('button', { name: 'Legend' }).hover();
  await expect.poll(tooltip).toBe(undefined);
  expect(cell.title).toContain('Couriers limit: 9');
});
