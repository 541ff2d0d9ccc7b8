import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { latestStep } from '../../../stores/undo.ts';
import { closeApp } from '../../../testing/openApp.tsx';
import { nextMonday, openSlots, type SlotServer, slotsOf, thisMonday } from '../../../testing/sampleSlots.ts';

afterEach(closeApp);

const dialog = page.getByRole('dialog', { name: 'Set up the week' });
const create = dialog.getByRole('button', { name: 'Create 168 slots' });
const next = `zone1 ${nextMonday}`;

/** The zone's next week is missing; its own week and the next one of another zone have high demand. */
const openSetup = async (): Promise<SlotServer> => {
  const server = await openSlots('?zone=zone1&week=next', {
    fill: (weeks, main) => {
      const marked = (monday: string, hour: number) =>
        slotsOf(monday, 'es').map((slot, index) => ({
          ...slot,
          id: `${hour}-${slot.id}`,
          isHighDemand: index === hour,
        }));
      weeks.set(next, []);
      weeks.set(`zone1 ${thisMonday}`, marked(thisMonday, 5));
      weeks.set(`zone2 ${nextMonday}`, marked(nextMonday, 7));
      weeks.set(`zone3 ${nextMonday}`, []);
      main.answer('timeSlots.setup', () => {
        if (main.callsOf('timeSlots.setup').length === 1) return failure('CONFLICT', 409, 'Not yet');
        weeks.set(next, slotsOf(nextMonday, 'es'));
        queueMicrotask(() => server.notify());
        return success(null);
      });
    },
  });
  await page.getByRole('button', { name: 'Setup', exact: true }).click();
  return server;
};

const openHours = ({ weeks }: SlotServer, week: string): number =>
  (weeks.get(week) ?? []).filter(({ isDeliveryActive }) => isDeliveryActive).length;
const toastButton = (name: string) => page.getByRole('button', { name, exact: true }).last();

const busyHours = ({ weeks }: SlotServer): number[] =>
  (weeks.get(next) ?? []).flatMap(({ isHighDemand }, hour) => (isHighDemand ? [hour] : []));

test('setup names zone and week, and fills the new week like the week before, also after a failure', async () => {
  const server = await openSetup();
  await expect.element(dialog.getByText(/^Centro, 26 Oct\s–\s1 Nov: 168 slots/)).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /^As the week before: 19/ })).toBeChecked();
  expect(server.main.callsOf('timeSlots.setup')).toEqual([]);
  await create.click();
  await expect.element(dialog.getByText('Not yet')).toBeVisible();
  await create.click();
  await expect.element(page.getByText('Week set up: 168 slots')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(busyHours(server)).toEqual([5]);
  expect(server.main.callsOf('timeSlots.setup')).toHaveLength(2);
});

test('Undo of a filled week closes all its hours with the server’s defaults, Redo restores the values', async () => {
  const server = await openSetup();
  await expect.element(dialog.getByText(/cannot be removed once it is set up: Undo closes/)).toBeVisible();
  await create.click();
  await expect.element(dialog.getByText('Not yet')).toBeVisible();
  await create.click();
  await expect.element(page.getByText('Week set up: 168 slots')).toBeVisible();
  expect(latestStep('undo')?.what()).toMatch(/^Centro, 26 Oct\s–\s1 Nov: week set up$/);
  await toastButton('Undo').click();
  const closed = page.getByText(/^Centro, 26 Oct\s–\s1 Nov stays set up, all hours closed$/);
  await expect.element(closed).toBeVisible();
  expect([openHours(server, next), busyHours(server)]).toEqual([0, []]);
  await toastButton('Redo').click();
  await expect.element(page.getByText('168 slots updated')).toBeVisible();
  expect([openHours(server, next), busyHours(server)]).toEqual([168, [5]]);
  await toastButton('Undo').click();
  await expect.element(closed).toBeVisible();
  expect(openHours(server, next)).toBe(0);
});

test('Undo of a week with the server’s defaults closes all its hours', async () => {
  const server = await openSlots('?zone=zone1&week=next', { hasNext: false });
  await page.getByRole('button', { name: 'Setup', exact: true }).click();
  await dialog.getByRole('radio', { name: 'With the server’s defaults' }).click();
  await create.click();
  await expect.element(page.getByText('Week set up: 168 slots')).toBeVisible();
  expect(latestStep('undo')?.what()).toMatch(/^Centro, 26 Oct\s–\s1 Nov: week set up$/);
  expect(openHours(server, nextMonday)).toBe(168);
  await toastButton('Undo').click();
  await expect.element(page.getByText(/stays set up, all hours closed$/)).toBeVisible();
  expect(openHours(server, nextMonday)).toBe(0);
});

test('setup fills a week like that of another zone, if that has slots', async () => {
  const server = await openSetup();
  await dialog.getByRole('radio', { name: 'As another zone in this week' }).click();
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabelText('Zone').selectOptions('Sur');
  await expect.element(dialog.getByText('This zone has no slots in this week.')).toBeVisible();
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabelText('Zone').selectOptions('Norte');
  await create.click();
  await expect.element(dialog.getByText('Not yet')).toBeVisible();
  await create.click();
  await expect.element(page.getByText('Week set up: 168 slots')).toBeVisible();
  expect(busyHours(server)).toEqual([7]);
});

test('without a week before, setup warns of the defaults', async () => {
  await openSlots('?zone=zone1&week=2', { hasNext: false });
  await page.getByRole('button', { name: 'Setup', exact: true }).click();
  await expect.element(dialog.getByRole('radio', { name: 'With the server’s defaults' })).toBeChecked();
  await expect.element(dialog.getByText(/delivery at night, too, and no limit of couriers/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^As the week before/ }).elements()).toEqual([]);
});
