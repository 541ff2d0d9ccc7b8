import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { choose, focus, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import {
  chosenIds,
  fieldElement,
  gridShown,
  nextMonday,
  openSlots,
  type SlotServer,
  slotText,
  thisMonday,
} from '../../testing/sampleSlots.ts';

afterEach(closeApp);

const zones = page.getByRole('navigation', { name: 'Delivery zones' });
const setup = page.getByRole('button', { name: 'Setup', exact: true });
const week = (name: string) => page.getByRole('button', { name: `${name} week`, exact: true });

const isNight = (index: number): boolean => index % 24 >= 2 && index % 24 < 6;
const offAtNight = (weeks: SlotServer['weeks']): void => {
  const slots = weeks.get(nextMonday) ?? [];
  weeks.set(
    nextMonday,
    slots.map((slot, index) => ({ ...slot, isDeliveryActive: !isNight(index) })),
  );
};

test('zones are searched, and the selected one is in the address', async () => {
  const { main } = await openSlots('');
  await gridShown();
  await expect.element(page.getByRole('heading', { name: 'Time slots: Centro' })).toBeVisible();
  await expect.element(zones.getByRole('link', { name: /^Centro 12 couriers Active/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search zones' }).fill('nor');
  await expect.element(zones.getByRole('link', { name: /Centro/ })).not.toBeInTheDocument();
  await zones.getByRole('link', { name: /^Norte 1 courier Email not verified/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Time slots: Norte' })).toBeVisible();
  await expect.poll(routeNow).toMatch(/time_slots\?zone=zone2$/);
  await expect
    .poll(() => main.callsOf('timeSlots.list'))
    .toContainEqual(
      expect.objectContaining({
        params: expect.objectContaining({ id: 'zone2' }),
        query: { page: 1, size: 175 },
        search: { date: thisMonday },
      }),
    );
  await page.getByRole('searchbox', { name: 'Search zones' }).fill('nowhere');
  await expect.element(zones.getByText('No zone has this name.')).toBeVisible();
});

test('the week opens at the running hour, and the next week keeps its hours in view', async () => {
  await page.viewport(1440, 600);
  await openSlots();
  await gridShown();
  const scrolled = (): number | undefined => document.querySelector('[role=grid]')?.scrollTop;
  // Local time is 12:20: the previous hour is at the top, below the sticky header.
  await expect.poll(scrolled).toBe(11 * 35);
  await week('Next').click();
  await expect.poll(routeNow).toMatch(/week=next$/);
  await expect.poll(() => fieldElement(0, 23).title).toMatch(/^Mon 26/);
  expect(scrolled()).toBeGreaterThan(0);
});

test('a week too short to scroll its running hour to the top opens with a whole row at the top', async () => {
  await page.viewport(1440, 880);
  await openSlots();
  await gridShown();
  const { scrollTop = 0 } = document.querySelector('[role=grid]') ?? {};
  expect([scrollTop % 35, scrollTop > 0, scrollTop < 11 * 35]).toEqual([0, true, true]);
});

test('the week ends between two rows in every window, also with hours collapsed and columns cut off', async () => {
  await openSlots('?zone=zone1', { fill: offAtNight });
  await gridShown();
  const grid = () => page.getByRole('grid', { name: 'Time slots' }).element();
  /** Distance from the lower edge to the nearest end of a row, where hours are below it. */
  const cut = (): number | null => {
    const element = grid();
    const edge = element.getBoundingClientRect().top + element.clientTop + element.clientHeight;
    const ends = [...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().bottom);
    return element.scrollHeight > element.clientHeight
      ? Math.round(Math.min(...ends.map((end) => Math.abs(end - edge))))
      : null;
  };
  for (const name of ['Current', 'Next'])
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [900, 733],
    ] as const) {
      await week(name).click();
      await page.viewport(width, height);
      await expect.poll(cut).toBe(0);
    }
});

test('hours without delivery are collapsed into one row and excluded from selections', async () => {
  await openSlots('?zone=zone1', { fill: offAtNight });
  await gridShown();
  await week('Next').click();
  const fold = page.getByRole('button', { name: '4 hours without delivery in the whole week: 02:00–05:00' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  // 10 hours have a limit of 4 with 3 booked; the other hours have no limit.
  const head = page.getByRole('columnheader', { name: /^Mon 26/ });
  await expect.element(head).toHaveTextContent('Mon 2630/40 +∞ lowest 00:00 3/4');
  expect(head.getByRole('button').element().getAttribute('title')).toMatch(
    /Booked: 30 of 40\nBooked without a limit: 30\nWorst: Mon 26, 00:00: 3 of 4$/,
  );
  await expect.element(page.getByRole('rowheader', { name: /^08:00/ })).toHaveTextContent('08:0021/28');
  fieldElement(0, 1).focus();
  await press('{ArrowDown}');
  expect(document.activeElement).toBe(fieldElement(0, 6));
  await press('{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(chosenIds).toHaveLength(2);
  await press('{Control>}a{/Control}');
  await expect.poll(chosenIds).toHaveLength(140);
  focus(fold);
  await press('{Enter}');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  expect(document.querySelectorAll('[data-slot]')).toHaveLength(168);
  await press('{Escape}');
  fieldElement(0, 3).focus();
  await press(' ');
  await expect.poll(chosenIds).toHaveLength(1);
  await fold.click();
  await expect.poll(chosenIds).toEqual([]);
  await expect.element(page.getByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('a small window has the zones in a menu, and room for seven days', async () => {
  await openSlots();
  await gridShown();
  await page.viewport(1280, 800);
  const picker = page.getByRole('button', { name: 'Zone: Centro', exact: true });
  await expect.element(picker).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Time slots' }).element();
  expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  await picker.click();
  await zones.getByRole('link', { name: /^Norte/ }).click();
  await expect.element(page.getByRole('button', { name: 'Zone: Norte', exact: true })).toHaveFocus();
  await expect.element(zones).not.toBeInTheDocument();
  await expect.poll(routeNow).toMatch(/time_slots\?zone=zone2$/);
});

test('exactly three weeks have a button; Setup is enabled only for a future week without slots', async () => {
  const { main } = await openSlots('?zone=zone1', { hasNext: false });
  await gridShown();
  expect(page.getByRole('group', { name: 'Week' }).getByRole('button').elements()).toHaveLength(3);
  await expect.element(page.getByText('19 – 25 October 2026')).toBeVisible();
  await expect.element(setup).toHaveAttribute('aria-disabled', 'true');
  await expect.element(setup).toHaveAccessibleDescription('This week already has slots');
  await week('Previous').click();
  await expect.element(page.getByText('12 – 18 October 2026')).toBeVisible();
  await expect.element(page.getByText(/This week has begun without slots/)).toBeVisible();
  await expect
    .element(setup)
    .toHaveAccessibleDescription('This week has begun. You can no longer set up its slots.');
  await week('Next').click();
  await expect.poll(routeNow).toMatch(/\?zone=zone1&week=next$/);
  await expect
    .element(page.getByText('This week has no slots yet. Setup creates one for each hour.'))
    .toBeVisible();
  await expect.element(setup).not.toHaveAttribute('aria-disabled');
  await setup.click();
  await page.getByRole('dialog').getByRole('radio', { name: 'With the server’s defaults' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create 168 slots' }).click();
  await gridShown();
  await expect
    .poll(() => main.callsOf('timeSlots.setup'))
    .toMatchObject([{ params: { country: 'es', id: 'zone1' }, search: { date: nextMonday } }]);
  expect(main.callsOf('timeSlots.setup')[0]?.body).toEqual({});
  await expect.element(setup).toHaveAttribute('aria-disabled', 'true');
});

test('Kyiv’s autumn week is shown in Kyiv time on a computer in Madrid', async () => {
  await openSlots('?zone=zone1', { country: 'ua' });
  await gridShown();
  await expect.element(page.getByText('Time of Europe/Kyiv (UTC+3 → UTC+2)')).toBeVisible();
  expect(fieldElement(6, 3, 0).title).toMatch(/^Sun 25, 03:00 UTC\+3\n/);
  expect(fieldElement(6, 3, 1).title).toMatch(/^Sun 25, 03:00 UTC\+2\n/);
  expect(document.querySelectorAll('[data-slot]')).toHaveLength(169);
  // Local time is 13:20: 12:00 is over, 13:00 is running, 14:00 is in the future.
  expect(fieldElement(2, 12).dataset.phase).toBe('past');
  expect(fieldElement(2, 13).dataset.phase).toBe('running');
  expect(fieldElement(2, 14).dataset.phase).toBeUndefined();
});

test('hours short of couriers are marked, listed and reachable by keys', async () => {
  const { weeks, notify } = await openSlots();
  await gridShown();
  const weekMs = 7 * 24 * 3_600_000;
  const [fridayEvening, saturdayNoon] = [4 * 24 + 20, 5 * 24 + 13];
  weeks.set(
    '2026-10-12',
    (weeks.get(thisMonday) ?? []).map((slot, index) => ({
      ...slot,
      startTime: new Date(Date.parse(slot.startTime) - weekMs).toISOString(),
      numberOfOrders: index === fridayEvening ? 42 : index === saturdayNoon ? 8 : 3,
    })),
  );
  notify();
  await expect.poll(slotText(4, 20)).toBe('3/4\n▼ 18 missing');
  expect(fieldElement(5, 13).textContent).toBe('3/∞\n▽ 1 missing');
  expect(fieldElement(3, 13).textContent).toBe('3/∞');
  expect(fieldElement(4, 20).title).toMatch(
    /\nOrders of an earlier week \(Fri,? 16 Oct\): 42\nMissing couriers: 18\nFree places: 1\n/,
  );
  // Slots that have begun need no more couriers.
  expect(fieldElement(2, 12).dataset.need).toBeUndefined();
  await expect
    .element(page.getByRole('button', { name: '▼ Worst: Fri 23, 20:00, 18 couriers missing' }))
    .toBeVisible();
  // Moves the pointer away: an open tooltip would consume Escape.
  await page.getByRole('heading', { level: 1 }).hover();
  await press('j');
  expect(document.activeElement).toBe(fieldElement(4, 20));
  await press('j');
  expect(document.activeElement).toBe(fieldElement(5, 13));
  await press('k');
  expect(document.activeElement).toBe(fieldElement(4, 20));
  await press('s');
  const list = page.getByRole('menu', { name: '2 worst hours' });
  await expect
    .element(list.getByRole('menuitem', { name: /Sat 24, 13:00.*8 orders → 3 couriers.*1 courier/ }))
    .toBeVisible();
  await expect.element(list.getByRole('menuitem').first()).toHaveFocus();
  await press('jkj{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(fieldElement(5, 13));
  await press('s');
  await expect.element(list.getByRole('menuitem').first()).toHaveFocus();
  await press('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(fieldElement(5, 13));
  await page.getByRole('button', { name: 'Shortage' }).click();
  await expect.poll(slotText(4, 20)).toBe('3/4');
});

test('an unreadable earlier week is not shown as a week without shortage, and can be retried', async () => {
  let isFailing = true;
  await openSlots('?zone=zone2', {
    fill: (weeks, main) =>
      main.answer('timeSlots.list', (asked) => {
        const { date } = (asked as typeof asked & { search: { date: string } }).search;
        return isFailing && date !== thisMonday ? failure('INTERNAL') : success(weeks.get(date) ?? []);
      }),
  });
  await gridShown();
  const problem = page.getByText('Could not load the orders of an earlier week');
  await expect.element(problem).toBeVisible();
  await expect.element(page.getByText('All hours have enough couriers')).not.toBeInTheDocument();
  isFailing = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText(/^No data/)).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});

test('rows out of view follow a change of week, selection and language', async () => {
  await openSlots();
  await gridShown();
  await week('Next').click();
  await expect.poll(() => fieldElement(0, 23).title).toMatch(/^Mon 26, 23:00\n/);
  await week('Current').click();
  await page.getByRole('button', { name: 'Sun 25', exact: true }).click();
  await expect.poll(() => fieldElement(6, 23).title).toMatch(/^Sun 25, 23:00\n/);
  await expect.poll(chosenIds).toHaveLength(25);
  await choose('Language', 'Українська');
  await expect.poll(() => fieldElement(6, 0).title).toMatch(/^Нд 25, 00:00\nЛіміт кур’єрів/);
  await expect.poll(() => fieldElement(6, 23).title).toMatch(/^Нд 25, 23:00\nЛіміт кур’єрів/);
});

test('failures are shown with Retry; a deleted zone says so', async () => {
  const { main } = await openSlots('?zone=gone');
  await expect
    .element(page.getByText('This delivery zone no longer exists. Choose another one.'))
    .toBeVisible();
  main.answer('timeSlots.list', () => failure('NETWORK'));
  await zones.getByRole('link', { name: /Norte/ }).click();
  await expect.element(page.getByText(/Network Error/)).toBeVisible();
  main.answer('timeSlots.list', () => success([]));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText(/This week has begun without slots/)).toBeVisible();
});
