import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { press } from '../../../testing/listScreen.ts';
import { closeApp } from '../../../testing/openApp.tsx';
import {
  gridShown,
  nextMonday,
  openSlots,
  type SlotServer,
  slotsOf,
  slotText,
  thisMonday,
} from '../../../testing/sampleSlots.ts';

afterEach(() => {
  closeApp();
});

const dialog = page.getByRole('dialog', { name: 'Copy slots' });

/** Gives Friday a multiplier in its first two hours and high demand in the third. */
const markFriday = ({ weeks, notify }: SlotServer): void => {
  const friday = `${thisMonday}h`;
  weeks.set(
    thisMonday,
    (weeks.get(thisMonday) ?? []).map((slot) => {
      if (slot.id === `${friday}96` || slot.id === `${friday}98`) return { ...slot, costMultiplier: 1.5 };
      return slot.id === `${friday}97` ? { ...slot, isHighDemand: true } : slot;
    }),
  );
  notify();
};

const openCopy = async (server: SlotServer): Promise<void> => {
  await gridShown();
  markFriday(server);
  await expect.poll(slotText(4, 0)).toContain('×1.5');
  await page.getByRole('button', { name: 'Copy slots' }).click();
  await expect.element(dialog.getByLabelText('What to copy')).toHaveFocus();
};

test('a day is copied to other days after a preview, with one call per set of values, and can be undone', async () => {
  const server = await openSlots();
  await openCopy(server);
  await dialog.getByLabelText('What to copy').selectOptions('Friday 23 October');
  await expect.element(dialog.getByRole('checkbox', { name: 'Fri 23' })).toBeDisabled();
  await expect.element(dialog.getByRole('checkbox', { name: 'Tue 20' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Wed 21' }).click();
  await dialog.getByRole('checkbox', { name: 'Sat 24' }).click();
  await expect.element(dialog.getByText('3 slots will change')).toBeVisible();
  await expect.element(dialog.getByText('32 are already the same')).toBeVisible();
  await expect.element(dialog.getByText('13 have begun and are skipped')).toBeVisible();
  const changes = dialog.getByRole('list', { name: 'Changes' });
  await expect.poll(() => changes.element().textContent).toContain('Sat 24, 00:00Cost multiplier: 1 → 1.5');
  await expect.poll(() => changes.element().textContent).toContain('Sat 24, 01:00High demand: No → Yes');

  await expect.element(dialog.getByRole('button', { name: 'Copy to 3 slots' })).toBeVisible();
  await press('{Control>}s{/Control}');
  await expect.element(page.getByText('3 slots updated')).toBeVisible();
  expect(server.sent()).toEqual([
    {
      slot: {
        isDeliveryActive: true,
        isHighDemand: false,
        isCouriersLimited: true,
        couriersLimit: 4,
        minFreeCouriers: 1,
        costMultiplier: 1.5,
      },
      ids: [`${thisMonday}h120`, `${thisMonday}h122`],
    },
    {
      slot: {
        isDeliveryActive: true,
        isHighDemand: true,
        isCouriersLimited: false,
        minFreeCouriers: 1,
        costMultiplier: 1,
      },
      ids: [`${thisMonday}h121`],
    },
  ]);
  await expect.poll(slotText(5, 0)).toContain('×1.5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  await expect.poll(slotText(5, 0)).not.toContain('×1.5');
});

test('a week is copied to the next one; a refused batch names the unchanged slots', async () => {
  const server = await openSlots();
  await openCopy(server);
  await expect.element(dialog.getByLabelText('To the week')).toHaveDisplayValue('26 Oct – 1 Nov');
  await expect.element(dialog.getByText('3 slots will change')).toBeVisible();
  const answered = Promise.withResolvers<void>();
  server.main.answer('timeSlots.update', () =>
    answered.promise.then(() => failure('CONFLICT', 409, 'This hour is closed')),
  );
  const copyButton = dialog.getByRole('button', { name: 'Copy to 3 slots' });
  await copyButton.click();
  await expect.element(copyButton).toHaveAttribute('aria-disabled', 'true');
  const isSaved = (): boolean =>
    server.weeks.get(nextMonday)?.some(({ costMultiplier }) => costMultiplier === 1.5) === true;
  await expect.poll(isSaved).toBe(true);
  await expect.element(dialog.getByText('3 slots will change')).toBeVisible();
  answered.resolve();
  await expect.element(dialog.getByText(/This hour is closed/)).toBeVisible();
  const refused = dialog.getByRole('alert');
  await expect.poll(() => refused.element().textContent).toContain('Fri 30, 01:00');
  await expect.poll(() => refused.element().textContent).not.toContain('Fri 30, 00:00');
  await expect.poll(() => refused.element().textContent).toContain('Slots changed: 2');
  await expect.element(dialog.getByText('1 slot will change')).toBeVisible();
  const next = server.weeks.get(nextMonday) ?? [];
  expect(next.filter(({ costMultiplier }) => costMultiplier === 1.5).map(({ id }) => id)).toEqual([
    `${nextMonday}h96`,
    `${nextMonday}h98`,
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a week is copied to other zones: counted per zone, confirmed once, saved except for a failing zone, and undone at once', async () => {
  const server = await openSlots();
  const { weeks, main } = server;
  for (const zone of ['zone2', 'zone3'])
    weeks.set(
      `${zone} ${nextMonday}`,
      (weeks.get(nextMonday) ?? []).map((slot) => ({ ...slot, id: `${zone} ${slot.id}`, bookedCouriers: 5 })),
    );
  weeks.set(`zone4 ${nextMonday}`, []);
  await openCopy(server);
  await expect.element(dialog.getByRole('checkbox', { name: 'Centro' })).toBeChecked();
  await expect.element(dialog.getByText(/^From: Centro, 19\s–\s25 Oct$/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'All zones' }).click();
  await dialog.getByRole('radio', { name: 'Centro’s week to the ticked zones' }).click();
  const zoneText = (name: string) =>
    expect.element(dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) }));
  await zoneText('Norte').toHaveTextContent('Norte3 slots will change · limit below bookings: 2');
  await zoneText('Oeste').toHaveTextContent('Oestenot set up: skipped');
  await expect.element(dialog.getByText('9 slots will change')).toBeVisible();
  await expect.element(dialog.getByText(/^Norte · Fri 30, 01:00/)).toBeVisible();

  main.answer('timeSlots.list', (asked) =>
    asked.params.id === 'zone2'
      ? failure('FORBIDDEN', 403, 'Not your zone')
      : success(
          structuredClone(weeks.get(`${asked.params.id} ${nextMonday}`) ?? weeks.get(nextMonday) ?? []),
        ),
  );
  await dialog.getByRole('button', { name: 'Copy to 9 slots' }).click();
  const doubts = page.getByRole('alertdialog', { name: 'Save anyway?' });
  const below =
    /^In 4 slots, .* couriers\.\nNorte · Fri 30, 00:00: 5\/4 booked\nSur · Fri 30, 00:00: 5\/4 booked\n/;
  await expect.element(doubts.getByText(below)).toBeVisible();
  expect(server.sent()).toEqual([]);
  await doubts.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('6 slots updated')).toBeVisible();
  await expect
    .poll(() => dialog.getByRole('alert').first().element().textContent)
    .toMatch(/^Norte: .*Slots changed: 6$/);
  const marked = (week: string) => weeks.get(week)?.filter(({ isHighDemand }) => isHighDemand).length;
  expect([nextMonday, `zone2 ${nextMonday}`, `zone3 ${nextMonday}`].map(marked)).toEqual([1, 0, 1]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  expect([nextMonday, `zone3 ${nextMonday}`].map(marked)).toEqual([0, 0]);
});

test('on the next week, a copy comes from this week by default, and the direction can be changed', async () => {
  await openSlots('?zone=zone1&week=next');
  await gridShown();
  await page.getByRole('button', { name: 'Copy slots' }).click();
  const [from, to] = ['From the week', 'To the week'].map((label) => dialog.getByLabelText(label));
  if (!from || !to) throw new Error('The dialog has no weeks');
  await expect.element(from).toHaveDisplayValue('19 – 25 Oct');
  await expect.element(to).toHaveDisplayValue('26 Oct – 1 Nov (on screen)');
  await from.selectOptions('26 Oct – 1 Nov (on screen)');
  await expect.element(to).toHaveDisplayValue('2 – 8 Nov');
  await to.selectOptions('19 – 25 Oct');
  await expect.element(dialog.getByText(/have begun and are skipped/)).toBeVisible();
  await from.selectOptions('19 – 25 Oct');
  await expect.element(to).toHaveDisplayValue('26 Oct – 1 Nov (on screen)');
});

test('a week without slots, up to eight weeks ahead, is set up before a copy; Undo needs no read of its defaults', async () => {
  const server = await openSlots('?zone=zone1', { hasNext: false });
  await openCopy(server);
  const unset = dialog.getByText('That week has no slots yet. Set it up first.');
  await expect.element(unset).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Copy to 0 slots' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog.getByText(/cannot be removed once it is set up: Undo closes/)).toBeVisible();
  const to = dialog.getByLabelText('To the week');
  expect(to.getByRole('option').elements().at(-1)?.textContent).toBe('14 – 20 Dec');
  await to.selectOptions('14 – 20 Dec');
  const { main, weeks, notify } = server;
  main.answer('timeSlots.setup', ({ params }) => {
    if (main.callsOf('timeSlots.setup').length === 1) return failure('CONFLICT', 409, 'Not yet');
    weeks.set('2026-12-14', slotsOf('2026-12-14', 'es'));
    let isRead = true;
    main.answer('timeSlots.list', (asked) => {
      if (asked.fresh && isRead) {
        isRead = false;
        return failure('INTERNAL');
      }
      const { date } = (asked as typeof asked & { search: { date: string } }).search;
      return success(structuredClone(weeks.get(date) ?? []));
    });
    queueMicrotask(notify);
    return success({ id: params.id });
  });
  await dialog.getByRole('button', { name: 'Set up 1 zone' }).click();
  await expect.element(dialog.getByText('Not yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(unset).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Copy to 3 slots' }).click();
  await expect.element(page.getByText('3 slots updated')).toBeVisible();
  const raised = () =>
    server.weeks
      .get('2026-12-14')
      ?.filter(({ isHighDemand, costMultiplier }) => isHighDemand || costMultiplier !== 1).length;
  expect(raised()).toBe(3);
  const openHours = () => server.weeks.get('2026-12-14')?.filter((slot) => slot.isDeliveryActive).length;
  expect(openHours()).toBe(168);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .element(page.getByText(/^Centro, 14\s–\s20 Dec stays set up, all hours closed$/))
    .toBeVisible();
  expect([openHours(), raised()]).toEqual([0, 0]);
});

test('a copy to several weeks is saved with one Undo, which closes the weeks set up for it', async () => {
  const weeks = ['2026-11-02', '2026-11-09'];
  const server = await openSlots('?zone=zone1', {
    fill: (all) => all.set('2026-11-02', slotsOf('2026-11-02', 'es')),
  });
  await openCopy(server);
  const until = dialog.getByLabelText('Until the week');
  await expect.element(until).toHaveDisplayValue('26 Oct – 1 Nov');
  await until.selectOptions('9 – 15 Nov');
  await expect.element(dialog.getByText('6 slots will change · 1 week not set up')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set up 1 zone' }).click();
  await dialog.getByRole('button', { name: 'Copy to 9 slots' }).click();
  await expect.element(page.getByText('9 slots updated')).toBeVisible();
  const high = (): number[] =>
    [nextMonday, ...weeks].map(
      (monday) => server.weeks.get(monday)?.filter(({ isHighDemand }) => isHighDemand).length ?? 0,
    );
  const openHours = (): number[] =>
    weeks.map((monday) => server.weeks.get(monday)?.filter((slot) => slot.isDeliveryActive).length ?? 0);
  expect(high()).toEqual([1, 1, 1]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText(/^Centro, 9\s–\s15 Nov stays set up, all hours closed$/)).toBeVisible();
  expect(high()).toEqual([0, 0, 0]);
  expect(openHours()).toEqual([168, 0]);
});

test('a week of several that fails is named, and copied again without the others', async () => {
  const server = await openSlots('?zone=zone1', {
    fill: (all) => all.set('2026-11-02', slotsOf('2026-11-02', 'es')),
  });
  await openCopy(server);
  await dialog.getByLabelText('Until the week').selectOptions('2 – 8 Nov');
  let isFailing = true;
  server.main.answer('timeSlots.list', (asked) => {
    const { date } = (asked as typeof asked & { search: { date: string } }).search;
    if (isFailing && asked.fresh && date === '2026-11-02') return failure('INTERNAL');
    return success(structuredClone(server.weeks.get(date) ?? []));
  });
  await dialog.getByRole('button', { name: 'Copy to 6 slots' }).click();
  await expect.element(page.getByText('3 slots updated')).toBeVisible();
  await expect.element(dialog.getByText(/^2\s–\s8 Nov:/)).toBeVisible();
  isFailing = false;
  await dialog.getByRole('button', { name: 'Copy to 3 slots' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.weeks.get('2026-11-02')?.filter(({ isHighDemand }) => isHighDemand)).toHaveLength(1);
});

test('a week that was set up without a copy can be closed by Undo', async () => {
  const server = await openSlots('?zone=zone1', { hasNext: false });
  await openCopy(server);
  await dialog.getByRole('button', { name: 'Set up 1 zone' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Copy to 3 slots' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('1 week set up')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText(/stays set up, all hours closed$/)).toBeVisible();
  expect(server.weeks.get(nextMonday)?.filter((slot) => slot.isDeliveryActive)).toEqual([]);
});
