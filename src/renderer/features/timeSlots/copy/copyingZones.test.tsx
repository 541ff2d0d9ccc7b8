import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { closeApp } from '../../../testing/openApp.tsx';
import {
  gridShown,
  nextMonday,
  openSlots,
  type SlotServer,
  thisMonday,
} from '../../../testing/sampleSlots.ts';

afterEach(closeApp);

const dialog = page.getByRole('dialog', { name: 'Copy slots' });
const friday = 96;
const multipliers: Readonly<Record<string, number>> = { zone1: 1.5, zone2: 1.2, zone3: 1 };

/** Own slots for each zone: this Friday with the zone's multiplier; none for the fourth zone this week. */
const fill = (weeks: SlotServer['weeks']): void => {
  const [own = [], next = []] = [thisMonday, nextMonday].map((monday) => weeks.get(monday));
  const named = (zone: string, slots: readonly TimeSlot[], costMultiplier = 1): TimeSlot[] =>
    slots.map((slot, hour) => ({
      ...slot,
      id: `${zone}-${slot.id}`,
      costMultiplier: hour === friday ? costMultiplier : 1,
    }));
  for (const zone of ['zone1', 'zone2', 'zone3', 'zone4']) {
    weeks.set(`${zone} ${thisMonday}`, zone === 'zone4' ? [] : named(zone, own, multipliers[zone]));
    weeks.set(`${zone} ${nextMonday}`, named(zone, next));
  }
};

const nextFridays = ({ weeks }: SlotServer) =>
  Object.keys(multipliers).map((zone) => weeks.get(`${zone} ${nextMonday}`)?.[friday]?.costMultiplier);

const openCopyToAll = async (): Promise<void> => {
  await gridShown();
  await page.getByRole('button', { name: 'Copy slots' }).click();
  await expect.element(dialog.getByText(/^From: Centro, 19\s–\s25 Oct$/)).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'All zones' }).click();
};

test('every zone’s week is copied to its own next week, in one save with one Undo', async () => {
  const server = await openSlots('?zone=zone1', { fill });
  await openCopyToAll();
  await expect.element(dialog.getByRole('radio', { name: 'Each zone its own week' })).toBeChecked();
  await expect.element(dialog.getByText(/^From: each ticked zone, 19\s–\s25 Oct$/)).toBeVisible();
  const zoneText = (name: string) =>
    expect.element(dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) }));
  await zoneText('Norte').toHaveTextContent('Norte1 slot will change');
  await zoneText('Sur').toHaveTextContent('Sur0 slots will change');
  await zoneText('Oeste').toHaveTextContent('Oesteno slots to copy: skipped');
  await expect.element(dialog.getByText('Norte · Fri 30, 00:00')).toBeVisible();
  await expect.element(dialog.getByText('Cost multiplier: 1 → 1.2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy to 2 slots' }).click();
  await expect.element(page.getByText('2 slots updated')).toBeVisible();
  expect(nextFridays(server)).toEqual([1.5, 1.2, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  expect(nextFridays(server)).toEqual([1, 1, 1]);
});

test('each source week is read once, however often the source is chosen', async () => {
  // Without the list of zones, which reads their weeks for itself.
  await page.viewport(1280, 720);
  const server = await openSlots('?zone=zone1', { fill });
  await openCopyToAll();
  await expect.element(dialog.getByText('2 slots will change')).toBeVisible();
  const readCount = () => server.main.callsOf('timeSlots.list').length;
  const before = readCount();
  for (const [name, count] of [
    ['Centro’s week to the ticked zones', 4],
    ['Each zone its own week', 2],
  ] as const) {
    await dialog.getByRole('radio', { name }).click();
    await expect.element(dialog.getByText(`${count} slots will change`)).toBeVisible();
  }
  expect(readCount()).toBe(before);
});

test('to other zones of the same week, only the zone on screen can be copied', async () => {
  await openSlots('?zone=zone1', { fill });
  await openCopyToAll();
  await dialog.getByLabelText('To the week').selectOptions('19 – 25 Oct (on screen)');
  await expect.element(dialog.getByText(/^From: Centro, 19\s–\s25 Oct$/)).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
});

test('a day is copied to the same zone’s days only if that is chosen', async () => {
  await openSlots('?zone=zone1', { fill });
  await openCopyToAll();
  await dialog.getByLabelText('What to copy').selectOptions('Friday 23 October');
  await expect.element(dialog.getByRole('radio', { name: 'Centro’s day to the ticked zones' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Each zone its own day' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Fri 23' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Sat 24' }).click();
  await expect.element(dialog.getByText('Norte · Sat 24, 00:00')).toBeVisible();
  await expect.element(dialog.getByText('2 slots will change')).toBeVisible();
});

test('in a low window, the list of changes keeps its lines and the dialog scrolls', async () => {
  await page.viewport(1280, 720);
  const server = await openSlots('?zone=zone1', { fill });
  server.weeks.set(
    `zone1 ${thisMonday}`,
    (server.weeks.get(`zone1 ${thisMonday}`) ?? []).map((slot) => ({ ...slot, isHighDemand: true })),
  );
  server.notify();
  await openCopyToAll();
  await dialog.getByRole('radio', { name: 'Centro’s week to the ticked zones' }).click();
  const changes = dialog.getByRole('list', { name: 'Changes' });
  await expect.element(changes.getByText(/^Centro · Mon 26, 00:00/)).toBeVisible();
  const lines = changes.element();
  expect(lines.clientHeight).toBeGreaterThanOrEqual(lines.scrollHeight);
  expect(lines.clientHeight).toBeGreaterThan(1000);
});
