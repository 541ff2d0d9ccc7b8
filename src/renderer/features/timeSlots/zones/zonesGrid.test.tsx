import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { addWeeks, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { press, routeNow } from '../../../testing/listScreen.ts';
import { closeApp } from '../../../testing/openApp.tsx';
import {
  chosenIds,
  fieldElement,
  nextMonday,
  openSlots,
  type SlotServer,
  thisMonday,
} from '../../../testing/sampleSlots.ts';

afterEach(closeApp);

const grid = page.getByRole('grid', { name: 'Short hours of all zones' });
const zones = page.getByRole('navigation', { name: 'Delivery zones' });
const previousMonday = addWeeks(thisMonday, -1);
const [saturday20, thursday9] = [5 * 24 + 20, 3 * 24 + 9];
const weekMs = 7 * 24 * 3_600_000;

/** Orders of the previous week, by zone and hour. All hours have three couriers. */
const orders: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  zone1: { [saturday20]: 20, [thursday9]: 8 },
  zone2: { [thursday9]: 10 },
  zone3: {},
  zone4: {},
};

/** Own slots for each zone. Hours of this week that are over had no orders. */
const fill = (weeks: SlotServer['weeks']): void => {
  const [own = [], next = []] = [thisMonday, nextMonday].map((monday) => weeks.get(monday));
  for (const [zone, ordersAt] of Object.entries(orders)) {
    const of = (slots: readonly TimeSlot[], values: (hour: number) => Partial<TimeSlot>): TimeSlot[] =>
      slots.map((slot, hour) => ({ ...slot, id: `${zone}-${slot.id}`, ...values(hour) }));
    weeks.set(
      `${zone} ${thisMonday}`,
      of(own, () => ({ numberOfOrders: 0 })),
    );
    weeks.set(
      `${zone} ${nextMonday}`,
      of(next, () => ({})),
    );
    const before = own.slice(0, 168).map((slot) => ({
      ...slot,
      id: `before${slot.id}`,
      startTime: new Date(Date.parse(slot.startTime) - weekMs).toISOString(),
    }));
    weeks.set(
      `${zone} ${previousMonday}`,
      of(before, (hour) => ({ numberOfOrders: ordersAt[hour] ?? 0 })),
    );
  }
};

const textsOf = (role: 'rowheader' | 'columnheader'): string[] =>
  grid
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);
const sorted = ['Sat 24, 20:00−7', 'Sat 31, 20:00−7', 'Thu 22, 09:00−3', 'Thu 29, 09:00−3'];

test('the hours that lack couriers in any zone are on one grid, the worst first or by time', async () => {
  const { main } = await openSlots('?zone=zone3', { fill });
  await expect
    .element(zones.getByRole('link', { name: /^Centro .* 4 short hours, worst: Sat 24, 20:00, 7 couriers/ }))
    .toMatchTextContent('▼ 4, Sat 24, 20:00 −7');
  await zones.getByRole('link', { name: /^All zones/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Time slots: all zones' })).toBeVisible();
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  expect(textsOf('columnheader').slice(1)).toEqual(['Centro▼ 4, −7', 'Norte▼ 2, −2', 'Sur', 'Oeste']);
  await page.getByRole('button', { name: 'By time' }).click();
  await expect.poll(() => textsOf('rowheader')[0]).toBe('Thu 22, 09:00−3');
  // Three weeks a zone, each read once.
  const reads = main.callsOf('timeSlots.list').map(({ params }) => params.id);
  for (const zone of ['zone1', 'zone2', 'zone4']) expect(reads.filter((id) => id === zone)).toHaveLength(3);
});

test('the signs of a cell are explained above the grid and in a tooltip', async () => {
  await openSlots('?zone=all', { fill });
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  await expect.element(page.getByText('24 → 4: orders of an earlier week → couriers booked')).toBeVisible();
  await userEvent.hover(fieldElement(0, 0));
  await expect
    .poll(() => document.querySelector('[data-slot-tooltip]')?.textContent)
    .toMatch(
      /^Centro, Sat 24, 20:00\n.*Orders of an earlier week \(Sat,? 17 Oct\): 20\nMissing couriers: 7/s,
    );
});

test('slots are chosen across zones and weeks and saved with one Undo', async () => {
  const { sent } = await openSlots('?zone=all', { fill });
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  fieldElement(0, 0).focus();
  await press('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.poll(() => chosenIds().length).toBe(4);
  await press('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Edit 4 slots' });
  await dialog.getByRole('checkbox', { name: 'Change: Minimum free couriers' }).click();
  await dialog.getByRole('textbox', { name: 'Minimum free couriers' }).fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('4 slots updated')).toBeVisible();
  // A call for each zone and week.
  const ids = ['zone1', 'zone1', 'zone2', 'zone2'].map((zone, index) =>
    index % 2 === 0 ? `${zone}-${thisMonday}h${saturday20}` : `${zone}-${nextMonday}h${saturday20}`,
  );
  expect(sent().map((call) => call.ids.join())).toEqual(expect.arrayContaining(ids));
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  expect(sent()).toHaveLength(8);
});

test('a change of another user is read only in the weeks that contain it', async () => {
  const { main, weeks } = await openSlots('?zone=all', { fill });
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  const before = main.callsOf('timeSlots.list').length;
  const week = `zone1 ${thisMonday}`;
  const id = `zone1-${thisMonday}h${saturday20}`;
  weeks.set(
    week,
    (weeks.get(week) ?? []).map((slot) => (slot.id === id ? { ...slot, bookedCouriers: 8 } : slot)),
  );
  main.notify('records.changed', {
    entity: 'timeSlots',
    scope: { country: 'es', city: 'ci00000000000001' },
    ids: [id],
    isRemoval: false,
  });
  await expect.poll(() => textsOf('rowheader')).toContain('Sat 24, 20:00−2');
  const reads = main.callsOf('timeSlots.list').slice(before);
  expect(reads.map(({ params }) => params.id)).toEqual(['zone1']);
});

/** More bookings at the worst hour, as written by the server. */
const book = ({ weeks }: SlotServer): string => {
  const id = `zone1-${thisMonday}h${saturday20}`;
  const week = `zone1 ${thisMonday}`;
  weeks.set(
    week,
    (weeks.get(week) ?? []).map((slot) => (slot.id === id ? { ...slot, bookedCouriers: 10 } : slot)),
  );
  return id;
};

test('a change made while another page is open is counted on return, with reads of its zone only', async () => {
  const server = await openSlots('?zone=all', { fill });
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  const address = window.location.hash;
  window.location.hash = '#/country/es/city/ci00000000000001/geo_zones';
  await expect.element(grid).not.toBeInTheDocument();
  const before = server.main.callsOf('timeSlots.list').length;
  const scope = { country: 'es', city: 'ci00000000000001' };
  const ids = [book(server)];
  server.main.notify('records.changed', { entity: 'timeSlots', scope, ids, isRemoval: false });
  window.location.hash = address;
  await expect.poll(() => textsOf('columnheader')[1]).toBe('Centro▼ 3, −7');
  await expect.element(zones.getByRole('link', { name: /^Centro .* 3 short hours/ })).toBeVisible();
  const reads = server.main.callsOf('timeSlots.list').slice(before);
  expect(new Set(reads.map(({ params }) => params.id))).toEqual(new Set(['zone1']));
});

test('Reload inside a zone renews the counts of the other zones', async () => {
  const server = await openSlots('?zone=zone3', { fill });
  const centro = (count: number) =>
    zones.getByRole('link', { name: new RegExp(`^Centro .* ${count} short hours`) });
  await expect.element(centro(4)).toBeVisible();
  book(server);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(centro(3)).toBeVisible();
});

test('a click opens the week of a zone, and its hour is marked there', async () => {
  await openSlots('?zone=all', { fill });
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  await userEvent.click(fieldElement(1, 1));
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.slot).toContain('zone2-');
  expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe('solid');
});

test('Enter opens the week of a zone at that hour, and focuses it', async () => {
  await openSlots('?zone=all', { fill });
  await expect.poll(() => textsOf('rowheader')).toEqual(sorted);
  fieldElement(0, 1).focus();
  await press('{ArrowRight}{Enter}');
  await expect.poll(routeNow).toContain(`zone=zone2&week=next&slot=zone2-${nextMonday}h${saturday20}`);
  await expect.element(page.getByRole('heading', { name: 'Time slots: Norte' })).toBeVisible();
  await expect
    .poll(() => (document.activeElement as HTMLElement).dataset.slot)
    .toBe(`zone2-${nextMonday}h${saturday20}`);
});

test('a zone that could not be loaded is counted and read again; without short hours the page says so', async () => {
  const { main, weeks } = await openSlots('?zone=all', {
    fill: (all) => {
      fill(all);
      all.delete(`zone1 ${previousMonday}`);
      all.delete(`zone2 ${previousMonday}`);
    },
  });
  await expect.element(page.getByText('No zone lacks couriers in this or next week.')).toBeVisible();
  main.answer('timeSlots.list', ({ params }) =>
    params.id === 'zone1' ? failure('NETWORK') : success(weeks.get(`${params.id} ${thisMonday}`) ?? []),
  );
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(page.getByText('Could not load 1 zone')).toBeVisible();
  main.answer('timeSlots.list', () => success([]));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Could not load 1 zone')).not.toBeInTheDocument();
});
