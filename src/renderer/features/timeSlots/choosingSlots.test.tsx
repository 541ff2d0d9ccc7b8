import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focus, press } from '../../testing/listScreen.ts';
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

const edit = (count: number) =>
  page.getByRole('button', { name: count === 1 ? 'Edit 1 slot' : `Edit ${count} slots`, exact: true });
const day = (name: string) => page.getByRole('button', { name, exact: true });
/** On Sunday the hour at 2:00 occurs twice (DST change). */
const idOf = (dayIndex: number, hour: number): string =>
  `${thisMonday}h${dayIndex * 24 + hour + (dayIndex === 6 && hour > 2 ? 1 : 0)}`;

const pointer = (type: string, target: Element): void => {
  const { left, top, width, height } = target.getBoundingClientRect();
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      button: 0,
      pointerType: 'mouse',
      clientX: left + width / 2,
      clientY: top + height / 2,
    }),
  );
};
/** Drags a rectangle; both corners must be visible. */
const drag = (from: Element, over: Element[]): void => {
  pointer('pointerdown', from);
  for (const target of over) pointer('pointermove', target);
  pointer('pointerup', over.at(-1) ?? from);
};

test('a click opens one slot, or extends a selection; past slots are read-only', async () => {
  await openSlots();
  await gridShown();
  await field(3, 10).click();
  await expect.element(page.getByRole('dialog', { name: 'Thu 22, 10:00' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await day('10:00').click();
  await expect.element(edit(4)).toBeVisible();
  expect(chosenIds()).toEqual([3, 4, 5, 6].map((index) => idOf(index, 10)));
  await field(3, 9).click();
  await expect.element(edit(5)).toBeVisible();
  await field(3, 10).click();
  await expect.element(edit(4)).toBeVisible();

  await field(0, 10).click();
  const past = page.getByRole('dialog', { name: 'Mon 19, 10:00' });
  await expect.element(past.getByText('This slot is over. You can no longer change it.')).toBeVisible();
  expect(past.getByRole('button', { name: 'Save' }).elements()).toHaveLength(0);
  await press('{Escape}');
  await expect.element(past).not.toBeInTheDocument();
  await expect.element(edit(4)).toBeVisible();
  await day('Mon 19').click();
  await expect.element(edit(4)).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  expect(chosenIds()).toEqual([]);
});

test('the tools of a selection have words in a window of 1440 px, and names in narrower ones', async () => {
  await page.viewport(1440, 900);
  await openSlots();
  await gridShown();
  await day('10:00').click();
  const tools = ['Clear selection', 'Slot templates'].map((name) => page.getByRole('button', { name }));
  const haveWords = () => tools.map((tool) => tool.getByText(/./).element().checkVisibility());
  await expect.poll(haveWords).toEqual([true, true]);
  await page.viewport(1280, 720);
  await expect.poll(haveWords).toEqual([false, false]);
});

test('clicks on hours and days select the slots that have not begun, and clear them again', async () => {
  await openSlots();
  await gridShown();
  await day('Wed 21').click();
  // The slot at 12:00 has begun already.
  expect(chosenIds()).toEqual(Array.from({ length: 11 }, (_, index) => idOf(2, index + 13)));
  await day('Sun 25').click();
  await expect.element(edit(36)).toBeVisible();
  await day('Wed 21').click();
  await expect.element(edit(25)).toBeVisible();
  await day('02:00').click();
  await expect.element(edit(28)).toBeVisible();
  await day('02:00').click();
  await expect.element(edit(23)).toBeVisible();
});

test('a drag across past and disabled slots selects no past ones', async () => {
  const { weeks, notify } = await openSlots();
  await gridShown();
  weeks.set(
    thisMonday,
    (weeks.get(thisMonday) ?? []).map((slot) =>
      slot.id === idOf(3, 2) ? { ...slot, isDeliveryActive: false } : slot,
    ),
  );
  notify();
  await expect.poll(slotText(3, 2)).toContain('OFF');
  // The week opens scrolled to the running hour, below the rows of this drag.
  document.querySelector('[role=grid]')?.scrollTo({ top: 0 });
  drag(fieldElement(1, 1), [fieldElement(2, 2), fieldElement(4, 3)]);
  await expect.element(edit(6)).toBeVisible();
  expect(chosenIds().toSorted()).toEqual(
    [1, 2, 3].flatMap((hour) => [3, 4].map((index) => idOf(index, hour))).toSorted(),
  );
  // A drag from a selected cell deselects.
  drag(fieldElement(3, 1), [fieldElement(3, 2)]);
  await expect.element(edit(4)).toBeVisible();
  // Escape cancels the drag.
  pointer('pointerdown', fieldElement(3, 5));
  pointer('pointermove', fieldElement(4, 6));
  expect(chosenIds()).toHaveLength(8);
  await press('{Escape}');
  expect(chosenIds()).toHaveLength(4);
  pointer('pointerup', fieldElement(4, 6));
  await press('{Escape}');
});

test('Enter right after a click on a day edits its slots, and Space clears them', async () => {
  await openSlots();
  await gridShown();
  await day('Wed 21').click();
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: /^Edit \d+ slots$/ })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(day('Wed 21')).toHaveFocus();
  await press(' ');
  expect(chosenIds()).toEqual([]);
});

test('Escape clears the selection from anywhere on the page, after closing dialogs, inputs and drags', async () => {
  await openSlots();
  await gridShown();
  await day('10:00').click();
  focus(edit(4));
  await press('{Escape}');
  expect(chosenIds()).toEqual([]);

  await day('10:00').click();
  focus(page.getByRole('button', { name: 'Copy slots' }));
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Copy slots' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(chosenIds()).toHaveLength(4);
  focus(page.getByRole('searchbox', { name: 'Search zones' }));
  await press('Nor{Escape}');
  expect(chosenIds()).toHaveLength(4);
  fieldElement(3, 5).focus();
  pointer('pointerdown', fieldElement(3, 5));
  pointer('pointermove', fieldElement(4, 6));
  expect(chosenIds()).toHaveLength(8);
  await press('{Escape}');
  expect(chosenIds()).toHaveLength(4);
  pointer('pointerup', fieldElement(4, 6));
  focus(page.getByRole('button', { name: 'Current week' }));
  await press('{Escape}');
  expect(chosenIds()).toEqual([]);
});

test('the doubled hour of the autumn clock change is shown and selected as two hours', async () => {
  await openSlots();
  await gridShown();
  expect(day('02:00').element()).toHaveTextContent('UTC+202:00UTC+1');
  const [first, second] = [fieldElement(6, 2, 0), fieldElement(6, 2, 1)];
  const [firstId, secondId] = [first.dataset.slot, second.dataset.slot];
  second.focus();
  drag(second, [fieldElement(6, 3)]);
  await expect.element(edit(2)).toBeVisible();
  expect(chosenIds()).toEqual([secondId, idOf(6, 3)]);
  await press('{Escape}');
  // Cells of the other days span both halves of the doubled hour.
  drag(second, [fieldElement(5, 2)]);
  await expect.element(edit(3)).toBeVisible();
  expect(chosenIds()).toEqual([idOf(5, 2), firstId, secondId]);
  await press('{Escape}');
  drag(first, [second]);
  await expect.element(edit(2)).toBeVisible();
  await press('{Escape}');

  fieldElement(6, 1).focus();
  await press('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(edit(2)).toBeVisible();
  expect(chosenIds()).toEqual([idOf(6, 1), firstId]);
  await press('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(edit(3)).toBeVisible();
  await press('{Escape}');
});

test('keys move the focus, select rectangles and single slots, open the editor and clear the selection', async () => {
  await openSlots();
  await gridShown();
  fieldElement(3, 1).focus();
  await press('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.element(edit(4)).toBeVisible();
  expect(document.activeElement).toBe(fieldElement(4, 2));
  await press('{Shift>}{ArrowUp}{/Shift}');
  await expect.element(edit(2)).toBeVisible();
  await press('{ArrowDown}{ArrowDown} ');
  await expect.element(edit(3)).toBeVisible();
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Edit 3 slots' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(fieldElement(4, 3));
  await press('{Escape}');
  expect(chosenIds()).toEqual([]);

  await press('{Home} ');
  expect(chosenIds()).toEqual([]);
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Mon 19, 03:00' })).toBeVisible();
  await press('{Escape}');
  await expect.poll(() => document.activeElement).toBe(fieldElement(0, 3));
  await press('{ArrowLeft}{Enter}');
  await expect.element(edit(4)).toBeVisible();
  await press('{Control>}a{/Control}');
  await expect.element(edit(108)).toBeVisible();
  await press('{Escape}');
  expect(chosenIds()).toEqual([]);

  // Both hours of the DST change, in order.
  fieldElement(6, 1).focus();
  await press('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute(
    'aria-label',
    expect.stringMatching(/^Sun 25, 02:00 UTC\+2/),
  );
  await press('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute(
    'aria-label',
    expect.stringMatching(/^Sun 25, 02:00 UTC\+1/),
  );
  await press('{ArrowLeft}');
  expect(document.activeElement).toBe(fieldElement(5, 2));
});
