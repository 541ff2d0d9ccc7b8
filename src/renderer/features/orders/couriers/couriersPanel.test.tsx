import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { at, card, change, openBoard, orderWith, setUpBoard } from '../../../testing/boardScreen.ts';
import { press, routeNow } from '../../../testing/listScreen.ts';
import type { OpenOptions } from '../../../testing/openApp.tsx';
import type { StubbedMain } from '../../../testing/stubMain.ts';

setUpBoard();

const courier = (id: string, fullName: string, changes: object = {}) => ({
  ...{ id, fullName, status: 'active', geoZoneId: 'zone1', rating: 4, createdAt: at(9000) },
  phoneNumber: '+34600000001',
  ...changes,
});

const couriers = [
  courier('cu00000000000001', 'Ana Busy'),
  courier('cu00000000000002', 'Bea Free', { geoZoneId: 'zone2', rating: 5 }),
  courier('cu00000000000003', 'Carlos Free', {
    ...{ phoneNumber: null, vehicle: 'bicycle', workingDays: 'weekdays' },
  }),
  courier('cu00000000000004', 'Dora Idle'),
  courier('cu00000000000005', 'Eva Left', { status: 'inactive' }),
];

const activity = {
  ...{ readAt: at(5), since: '2026-11-09', orders: 9, total: 9, isComplete: true },
  lastOrders: {
    cu00000000000001: at(60),
    cu00000000000002: at(4000),
    cu00000000000003: at(6000),
  },
  deliveries: [['es00000000000001', 'cu00000000000003', 4]],
};

const slot = (hour: number, changes: object = {}) => ({
  id: `slot${hour}`,
  startTime: `2026-11-23T${hour}:00:00.000Z`,
  ...{ isDeliveryActive: true, isHighDemand: true, isCouriersLimited: true, couriersLimit: 5 },
  ...{ bookedCouriers: 3, minFreeCouriers: 1, costMultiplier: 1.2, ...changes },
});

const open = (options: OpenOptions = {}): Promise<StubbedMain> =>
  openBoard({
    ...options,
    prepare: (stub) => {
      stub.records.couriers = couriers;
      stub.answer('couriers.geoZones', () =>
        success([
          { id: 'zone1', name: 'Centro' },
          { id: 'zone2', name: 'Playa' },
        ]),
      );
      stub.answer('timeSlots.list', () => success([slot(10), slot(11), slot(12)]));
      stub.answerRoute('couriers.activity', () => success(activity));
      options.prepare?.(stub);
    },
  });

const panel = page.getByRole('region', { name: 'Couriers' });
const aside = page.getByRole('complementary', { name: 'Couriers' });
const group = (within: typeof panel, name: string) => within.getByRole('region', { name });
const namesIn = (within: typeof panel, name: string): (string | null)[] =>
  group(within, name)
    .getByRole('listitem')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== null && /^[A-Z][a-z]+ [A-Z]/.test(text));
const toggle = page.getByRole('button', { name: 'Couriers', exact: true });

test('an order without courier shows free, busy and idle couriers, those of its likely zone first', async () => {
  await open();
  await card('DDDD4444').click();
  await expect.element(panel.getByRole('combobox', { name: 'Delivery zone' })).toHaveValue('zone1');
  await expect.element(panel.getByText('likely zone')).toBeVisible();
  await expect.poll(() => namesIn(panel, 'Free')).toEqual(['Carlos Free', 'Bea Free']);
  await expect.element(panel.getByRole('button', { name: 'Free 2 · 1 in Centro' })).toBeVisible();
  await expect.element(group(panel, 'Free').getByText(/^Bicicleta · De lunes a viernes/)).toBeVisible();
  expect(namesIn(panel, 'Busy')).toEqual(['Ana Busy']);
  const busy = group(panel, 'Busy');
  await expect.element(busy).toMatchTextContent(/5 orders · until about 12:56/);
  await expect.element(busy.getByRole('link', { name: /600.*001/ })).toBeVisible();
  await expect.element(group(panel, 'Free').getByText('no phone number')).toBeVisible();
  const bookings = panel.getByText(/^No order now\. Bookings are known per zone/);
  await expect.element(bookings).toHaveLength(1);
  const idle = group(panel, 'No order for 14 days');
  await idle.getByRole('button').click();
  expect(namesIn(panel, 'No order for 14 days')).toEqual(['Dora Idle']);
  // The API cannot assign a courier.
  expect(page.getByRole('button', { name: /assign/i }).elements()).toEqual([]);
  await card('BBBB2222').click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('free couriers with an order today come first, each with the time of the last order', async () => {
  await open({
    prepare: (stub) =>
      stub.records.orders?.push(
        orderWith(stub, 'hhhh8888', {
          ...{ status: 'completed', courierId: 'cu00000000000003', createdAt: at(30) },
        }),
      ),
  });
  await toggle.click();
  await expect.poll(() => namesIn(aside, 'Free')).toEqual(['Carlos Free', 'Bea Free']);
  const lines = () =>
    group(aside, 'Free')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /last order .*/.exec(textContent ?? '')?.[0]);
  expect(lines()).toEqual(['last order 12:00', 'last order 20 Nov']);
});

test('the time slot of the hour is changed on the spot', async () => {
  const main = await open();
  await card('DDDD4444').click();
  await expect.element(panel.getByText('3/5 booked')).toBeVisible();
  await expect.element(panel.getByText('▲ High demand')).toBeVisible();
  await expect.element(panel.getByText('×1.2')).toBeVisible();
  await panel.getByRole('button', { name: 'Change the time slot of this hour' }).click();
  const dialog = page.getByRole('dialog', { name: /^Centro, / });
  const limit = dialog.getByRole('textbox', { name: 'Couriers limit' });
  await expect.element(limit).toHaveFocus();
  await limit.fill('8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => main.callsOf('timeSlots.update')[0]?.body).toEqual({ couriersLimit: 8 });
  expect(main.callsOf('timeSlots.update')[0]?.params.id).toBe('slot11');
});

test('an order for later shows the time slot of its pickup', async () => {
  await open({
    prepare: (stub) => {
      stub.answer('timeSlots.list', () => success([slot(11), slot(12, { bookedCouriers: 4 })]));
      change(stub, 'dddd', { acceptedAt: at(0), preparationTime: 60 });
    },
  });
  await card('DDDD4444').click();
  await expect.element(panel.getByText('4/5 booked')).toBeVisible();
  await expect.element(panel.getByText('13:00–14:00')).toBeVisible();
});

test('the panel of the city needs no order, and says so when the orders could not be read', async () => {
  const main = await open({
    prepare: (stub) => stub.answerRoute('couriers.activity', () => failure('NETWORK')),
  });
  await toggle.click();
  await expect.element(aside.getByText('The orders of 14 days could not be read.')).toBeVisible();
  await expect.poll(() => namesIn(aside, 'Free')).toEqual(['Bea Free', 'Carlos Free', 'Dora Idle']);
  main.answerRoute('couriers.activity', () => success(activity));
  await aside.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => namesIn(aside, 'Free')).toEqual(['Bea Free', 'Carlos Free']);
  // Escape closes the panel of an order first, then the one below it.
  await card('BBBB2222').click();
  await expect.element(aside).not.toBeInTheDocument();
  await press('{Escape}');
  await expect.element(aside).toBeVisible();
  await press('{Escape}');
  await expect.element(aside).not.toBeInTheDocument();
});

test('at most six couriers are shown first, free ones before busy ones', async () => {
  await open({
    prepare: (stub) => {
      stub.records.couriers = [
        ...couriers,
        ...Array.from({ length: 6 }, (_, index) =>
          courier(`cu1000000000000${index}`, `Free ${'ABCDEF'[index]}`),
        ),
      ];
      const lastOrders = Object.fromEntries(stub.records.couriers.map(({ id }) => [id, at(600)]));
      stub.answerRoute('couriers.activity', () => success({ ...activity, lastOrders }));
    },
  });
  await card('DDDD4444').click();
  await expect.poll(() => namesIn(panel, 'Free')).toHaveLength(6);
  expect(namesIn(panel, 'Busy')).toEqual([]);
  await panel.getByRole('button', { name: 'Show all 9' }).click();
  expect(namesIn(panel, 'Free')).toHaveLength(9);
  await panel.getByRole('button', { name: /^Busy 1/ }).click();
  expect(namesIn(panel, 'Busy')).toEqual(['Ana Busy']);
});

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-order]')]
    .map(({ dataset }) => (dataset.order ?? '').slice(0, 4))
    .toSorted();

test('filters by courier, last change and zone are in the address, and Clear all takes them away', async () => {
  const main = await open();
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Without courier' }).click();
  await expect.poll(shown).toEqual(['dddd']);
  expect(routeNow()).toMatch(/orders_now\?courier=none$/);
  await expect.element(filters.getByText('1 of 6 shown')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => shown().length).toBe(6);
  await filters
    .getByRole('combobox', { name: 'Time since the last change' })
    .selectOptions('Unchanged for 20 min');
  await expect.poll(shown).toEqual(['aaaa']);
  await filters.getByRole('button', { name: 'Clear all' }).click();
  change(main, 'eeee', { courierId: 'cu00000000000002', establishmentId: 'other' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await filters.getByRole('combobox', { name: 'Delivery zone' }).selectOptions('Playa');
  await expect.poll(shown).toEqual(['eeee']);
  await expect.poll(routeNow).toMatch(/zone=ci00000000000001\.zone2$/);
});

test('the board explains when an order is delayed, with the minutes of the settings', async () => {
  await open({ settings: { delayRule: { acceptance: 10, courier: 7, search: 1 } } });
  await page.getByRole('button', { name: 'When is an order delayed?' }).click();
  const help = page.getByRole('dialog', { name: 'When is an order delayed?' });
  await expect.element(help.getByText('Delayed: paid 10 minutes ago and not accepted.')).toBeVisible();
  await expect.element(help.getByText(/has none 1 minute before pickup/)).toBeVisible();
  await help.getByRole('link', { name: 'Change the minutes' }).click();
  await expect.poll(routeNow).toBe('/app_settings?section=orders');
  await expect
    .element(page.getByRole('spinbutton', { name: 'Delayed if not accepted: minutes after payment' }))
    .toHaveValue('10');
});
