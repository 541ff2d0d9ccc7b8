import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import {
  journalEntry as entry,
  entryRows,
  inJournalTime,
  journalTime,
  openJournal as open,
  rowsShown,
} from '../../testing/journalScreen.ts';
import { sampleTree } from '../../testing/sampleTree.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

inJournalTime();

const renamed = entry({ fields: [{ name: 'address', from: 'Old street', to: 'New street' }] });
const row = (text: string | RegExp) => entryRows.filter({ hasText: text });
const inCity = { country: 'es', city: 'vlc' };

const withAddress =
  (address: string) =>
  ({ records }: StubbedMain): void =>
    void Object.assign(records.companies?.find(({ id }) => id === 'co00000000000001') ?? {}, { address });

const withSlots =
  (slots: readonly object[]) =>
  (main: StubbedMain): void => {
    main.answer('timeSlots.list', () => success(slots));
    main.answer('timeSlots.update', () => success(null));
    main.answer('timeSlots.updateBatch', () => success(null));
  };

it('takes a change back after reading the record again, with Undo', async () => {
  const main = await open([renamed], { prepare: withAddress('New street') });
  await row('Soles').getByRole('button', { name: 'Take back: Soles' }).click();
  await expect.element(page.getByText('Taken back: Soles')).toBeVisible();
  expect(main.callsOf('companies.update')[0]?.body).toEqual({ address: 'Old street' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => main.callsOf('companies.update')[1]?.body).toEqual({ address: 'New street' });
});

it('asks before it overwrites a value that was changed since', async () => {
  const main = await open([renamed], { prepare: withAddress('Their street') });
  const back = row('Soles').getByRole('button', { name: 'Take back: Soles' });
  await back.click();
  const dialog = page.getByRole('alertdialog');
  const question = /you wrote “New street”, now it is “Their street”\. It would become “Old street”/;
  await expect.element(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave as it is' }).click();
  expect(main.callsOf('companies.update')).toEqual([]);
  await back.click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => main.callsOf('companies.update')[0]?.body).toEqual({ address: 'Old street' });
});

it('takes back a change of a time slot whose hour is not over, and asks about bookings', async () => {
  const slot = { id: 's1', startTime: '2026-05-18T10:00:00Z', couriersLimit: 9, isCouriersLimited: true };
  const changed = entry({
    ...{ id: 's', entity: 'timeSlots', scope: { country: 'es', city: 'vlc' }, recordId: 's1', zone: 'z1' },
    ...{ name: slot.startTime, fields: [{ name: 'couriersLimit', from: 3, to: 9 }] },
  });
  const over = {
    ...{ ...changed, id: 'o', recordId: 's2', name: '2026-05-16T11:00:00Z' },
    at: '2026-05-16T10:44:00Z',
  };
  const main = await open([changed, over], { prepare: withSlots([{ ...slot, bookedCouriers: 5 }]) });
  await expect.poll(rowsShown).toBe(2);
  const back = page.getByRole('button', { name: /^Take back/ });
  expect(back.elements()).toHaveLength(1);
  await back.click();
  const dialog = page.getByRole('alertdialog', { name: 'Take back anyway?' });
  await expect.element(dialog.getByText(/below the number of booked couriers/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => main.callsOf('timeSlots.update')[0]?.body).toEqual({ couriersLimit: 3 });
  expect(main.callsOf('timeSlots.list')[0]).toMatchObject({
    ...{ params: { id: 'z1' }, search: { date: '2026-05-18' }, fresh: true },
  });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('offers no way back for hidden or unknown values, deletions and changes taken back before', async () => {
  await open([
    entry({ id: 'a', fields: [{ name: 'iban', omitted: 'hidden' }] }),
    entry({ id: 'b', fields: [{ name: 'address', to: 'x' }] }),
    entry({ ...renamed, id: 'c', outcome: 'refused', code: 'X' }),
    entry({ ...renamed, id: 'd', takenBackAt: journalTime.toISOString() }),
    entry({ id: 'e', action: 'deleted' }),
  ]);
  await expect.poll(rowsShown).toBe(5);
  await expect.element(row('IBAN: •••••• → ••••••')).toBeVisible();
  expect(page.getByRole('button', { name: /Take back/ }).elements()).toEqual([]);
});

const dialog = page.getByRole('alertdialog');
const hourAt = (hour: number): string => `2026-05-18T${hour}:00:00Z`;

it('takes back a batch of time slots, each to its own values, and asks about those changed since', async () => {
  const batch = entry({
    ...{ entity: 'timeSlots', scope: inCity, recordId: null, zone: 'zone1', count: 4 },
    ...{ name: [10, 11, 12].map(hourAt).join(', '), fields: [{ name: 'couriersLimit', to: 9 }] },
    slots: [
      { from: { couriersLimit: 3 }, starts: [hourAt(10), hourAt(11)] },
      { from: { couriersLimit: 5 }, starts: [hourAt(12), '2026-05-16T08:00:00Z'] },
    ],
  });
  const slot = (id: string, hour: number, couriersLimit: number) => ({
    ...{ id, startTime: hourAt(hour), isCouriersLimited: true, couriersLimit },
  });
  const main = await open([batch], {
    prepare: withSlots([slot('s1', 10, 9), slot('s2', 11, 9), slot('s3', 12, 7)]),
  });
  await expect.element(row('Couriers limit: 9')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^4 slots \(Centro/ }))
    .toHaveAttribute('href', '#/country/es/city/vlc/time_slots?zone=zone1');
  await row('4 slots (Centro, 16 May, 10:00 and 3 more)')
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect.element(dialog.getByText(/14:00: Couriers limit: 7 → 5/)).toBeVisible();
  await expect.element(dialog.getByText(/1 slot has begun or no longer exists/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByText('3 slots updated')).toBeVisible();
  expect(main.callsOf('timeSlots.updateBatch').map(({ body }) => body)).toEqual([
    { slot: { couriersLimit: 3 }, ids: ['s1', 's2'] },
  ]);
  expect(main.callsOf('timeSlots.update')[0]).toMatchObject({
    ...{ params: { id: 's3' }, body: { couriersLimit: 5 } },
  });
});

it('restores only the values of a slot that the batch changed', async () => {
  const batch = entry({
    ...{ entity: 'timeSlots', scope: inCity, recordId: null, zone: 'zone1', count: 2 },
    name: [10, 11].map(hourAt).join(', '),
    fields: [
      { name: 'couriersLimit', to: 9 },
      { name: 'minFreeCouriers', to: 2 },
    ],
    slots: [
      { from: { couriersLimit: 9, minFreeCouriers: 1 }, starts: [hourAt(10)] },
      { from: { couriersLimit: 3, minFreeCouriers: 2 }, starts: [hourAt(11)] },
    ],
  });
  const slot = (id: string, hour: number, couriersLimit: number) => ({
    ...{ id, startTime: hourAt(hour), isCouriersLimited: true, couriersLimit, minFreeCouriers: 2 },
  });
  const main = await open([batch], { prepare: withSlots([slot('s1', 10, 33), slot('s2', 11, 9)]) });
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect.element(page.getByText('2 slots updated')).toBeVisible();
  expect(main.callsOf('timeSlots.update').map(({ params, body }) => [params?.id, body])).toEqual([
    ['s1', { minFreeCouriers: 1 }],
    ['s2', { couriersLimit: 3 }],
  ]);
});

const treeChange = entry({
  ...{ entity: 'categoryTrees', scope: inCity, recordId: null, name: '' },
  fields: [
    { name: 'ticks', from: [['sus', 'Sushi']], to: [['flo', 'Flowers']] },
    { name: 'order', from: { '': ['piz', 'flo', 'sus'] }, to: { '': ['piz', 'sus', 'flo'] } },
  ],
});

it('takes back the switched boxes and moved rows of a category tree, with Undo', async () => {
  const stored = { tree: structuredClone(sampleTree) };
  const main = await open([treeChange], {
    prepare: (stub) => {
      stub.answer('categoryTrees.read', () => success(structuredClone(stored.tree)));
      stub.answer('categoryTrees.update', ({ body }) => {
        stored.tree = body as typeof sampleTree;
        return success(null);
      });
    },
  });
  const [change] = [row('Selected entries: on: Flowers; off: Sushi · Order of the rows: new order')];
  await change?.getByRole('button', { name: /^Take back/ }).click();
  await expect.element(page.getByText(/^Taken back: City home categories/)).toBeVisible();
  const keysOf = ({ treeData }: typeof sampleTree): string[] => treeData.map(({ key }) => key);
  expect(keysOf(stored.tree)).toEqual(['piz', 'flo', 'sus']);
  expect(stored.tree.checked.toSorted()).toEqual(['filter-thin', 'piz', 'sus']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => keysOf(stored.tree)).toEqual(['piz', 'sus', 'flo']);
  expect(stored.tree.checked.toSorted()).toEqual(sampleTree.checked.toSorted());
  expect(main.callsOf('categoryTrees.update')).toHaveLength(2);
});

it('asks before it moves rows of a tree that were moved since', async () => {
  const order = { name: 'order', from: { '': ['a', 'b', 'c', 'd'] }, to: { '': ['d', 'a', 'b', 'c'] } };
  const treeData = ['a', 'b', 'd', 'c'].map((key) => ({ key, title: key }));
  const main = await open([{ ...treeChange, fields: [order] }], {
    prepare: (stub) => stub.answer('categoryTrees.read', () => success({ ...sampleTree, treeData })),
  });
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect.element(dialog.getByText('These rows were moved since then.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave as it is' }).click();
  expect(main.callsOf('categoryTrees.update')).toEqual([]);
});

it('takes back settings of a country and prices of a city, and asks about settings changed since', async () => {
  const settings: Record<string, unknown> = { vat: 12, courierManagement: 3 };
  const city = { id: 'vlc', name: 'Valencia', courierBaseRate: 4 };
  const vat = entry({
    ...{ id: 'v', entity: 'countrySettings', recordId: null, name: '' },
    fields: [{ name: 'vat', from: 21, to: 10 }],
  });
  const rate = entry({
    ...{ id: 'r', entity: 'cities', recordId: 'vlc', name: 'Valencia' },
    fields: [{ name: 'courierBaseRate', from: 3, to: 4 }],
  });
  const main = await open([vat, rate], {
    prepare: (stub) => {
      stub.records.cities = [city];
      stub.answer('countrySettings.read', () => success({ ...settings }));
      stub.answer('countrySettings.update', ({ body }) => success(Object.assign(settings, body)));
    },
  });
  await row('VAT: 21% → 10%').getByRole('button', { name: 'Take back: Country general settings' }).click();
  await expect.element(dialog.getByText(/VAT: you wrote “10%”, now it is “12%”/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByText('Taken back: Country general settings')).toBeVisible();
  expect(main.callsOf('countrySettings.update')[0]).toMatchObject({
    params: { country: 'es' },
    body: { vat: 21 },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => settings.vat).toBe(12);
  await row('Valencia').getByRole('button', { name: 'Take back: Valencia' }).click();
  await expect.poll(() => main.callsOf('cities.update')[0]?.body).toEqual({ courierBaseRate: 3 });
});

it('says why a change cannot be taken back here, and links to its screen', async () => {
  await open([
    entry({
      ...{ entity: 'customerHelpContent', recordId: null, name: '' },
      fields: [{ name: 'info', omitted: 'long' }],
    }),
  ]);
  await page.getByRole('button', { name: /^Values of/ }).click();
  await expect.element(page.getByText(/the previous version is too long to be written down\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Change it by hand/ }))
    .toHaveAttribute('href', '#/country/es/customer_help_content');
});
