import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import {
  journalEntry as entry,
  entryRows,
  inJournalTime,
  journalTime,
  openJournal as open,
  rowsShown,
} from '../../testing/journalScreen.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

inJournalTime();

const inCity = { country: 'es', city: 'vlc' };
const startOf = (day: number): string => `2026-05-${day}T10:00:00Z`;
const secondsAgo = (seconds: number): string =>
  new Date(journalTime.getTime() - seconds * 1000).toISOString();

/** Change of the couriers limit of the slot of a day. */
const limit = (id: string, day: number, [from, to]: [number, number], seconds: number): JournalEntry =>
  entry({
    ...{ id, at: secondsAgo(seconds), entity: 'timeSlots', scope: inCity, zone: 'zone1' },
    ...{ recordId: `s${day}`, name: startOf(day), fields: [{ name: 'couriersLimit', from, to }] },
  });

/** Copy of a week, newest first. The slot of 19 May was changed twice. */
const copied = [
  limit('c', 19, [4, 9], 0),
  limit('b', 20, [5, 8], 8),
  limit('a', 19, [3, 4], 16),
] satisfies readonly JournalEntry[];

const withLimits =
  (limits: Record<string, number>, refusedId = '') =>
  (main: StubbedMain): void => {
    main.answer('timeSlots.list', () =>
      success(
        Object.entries(limits).map(([id, couriersLimit]) => ({
          ...{ id, startTime: startOf(Number(id.slice(1))), isCouriersLimited: true, couriersLimit },
        })),
      ),
    );
    main.answer('timeSlots.update', ({ params, body }) => {
      if (params.id === refusedId) return failure('NOT_FOUND');
      limits[String(params.id)] = (body as { couriersLimit: number }).couriersLimit;
      return success(null);
    });
  };

const sent = (main: StubbedMain): unknown[] =>
  main
    .callsOf('timeSlots.update')
    .map(({ params, body }) => [params?.id, (body as { couriersLimit: number }).couriersLimit]);

const title = /2 slots, Centro, 19\s–\s20 May, 12:00–13:00/;
const group = entryRows.filter({ hasText: title });
const takeBackAll = page.getByRole('button', { name: new RegExp(`^Take back all: ${title.source}$`) });
const dialog = page.getByRole('alertdialog');

it('shows the calls of one action as a row that folds out, and hands them over as a line', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const others = [
    limit('later', 21, [1, 2], 30),
    { ...limit('elsewhere', 21, [1, 2], 31), zone: 'zone2' },
    { ...limit('refused', 22, [1, 2], 31), zone: 'zone2', outcome: 'refused' as const, code: 'NOT_FOUND' },
  ];
  const main = await open([...copied, ...others], {
    prepare: (stub) =>
      stub.answerRoute('exports.saveTable', () => success({ fileName: 'My day.csv', problem: null })),
  });
  await expect.element(group).toMatchTextContent(/Changed 2 slots, .* · Couriers limit: different values/);
  expect(rowsShown()).toBe(4);
  await expect.element(page.getByRole('heading', { name: 'Today 4' })).toBeVisible();
  await page.getByRole('button', { name: /^Entries of 2 slots/ }).click();
  await expect.element(group.getByRole('listitem')).toHaveLength(3);
  await expect.element(group.getByRole('button', { name: /^Take back: / })).toHaveLength(3);
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  const text = String(written.mock.lastCall?.[0]);
  expect(text).toMatch(/Time slots \(3\)\n- .+\n- .+\n- .+Changed 2 slots, Centro, .+: different values$/);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('My day.csv saved')).toBeVisible();
  const table = main.requests.find(({ route }) => route === 'exports.saveTable')?.payload;
  expect((table as { rows: unknown[] }).rows).toHaveLength(6);
});

it('takes all changes of an action back, the newest first, without a question, and with one Undo', async () => {
  const main = await open(copied, { prepare: withLimits({ s19: 9, s20: 8 }) });
  await takeBackAll.click();
  await expect.element(page.getByText('3 slots updated')).toBeVisible();
  const back = [
    ['s19', 4],
    ['s20', 5],
    ['s19', 3],
  ];
  expect(sent(main)).toEqual(back);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Slots restored')).toBeVisible();
  expect(sent(main).slice(3)).toEqual([
    ['s19', 4],
    ['s20', 8],
    ['s19', 9],
  ]);
});

it('asks once about slots that were changed since', async () => {
  const main = await open(copied, { prepare: withLimits({ s19: 7, s20: 6 }) });
  await takeBackAll.click();
  const question = page.getByRole('alertdialog', {
    name: '2 slots have changed since then. Take back anyway?',
  });
  await expect
    .element(
      question.getByText(/^19 May, 12:00: Couriers limit: 7 → 3\n20 May, 12:00: Couriers limit: 6 → 5$/),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Leave as it is' }).click();
  expect(sent(main)).toEqual([]);
  await takeBackAll.click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByText('3 slots updated')).toBeVisible();
  expect(sent(main)).toHaveLength(3);
});

it('stops at the first failure and says how many slots were taken back', async () => {
  const main = await open(copied, { prepare: withLimits({ s19: 9, s20: 8 }, 's20') });
  await takeBackAll.click();
  await expect
    .element(page.getByText('Taken back 1 of 3 slots: This record no longer exists', { exact: false }))
    .toBeVisible();
  expect(sent(main)).toEqual([
    ['s19', 4],
    ['s20', 5],
  ]);
});

it('shows its progress, and takes nothing else back until the last call is answered', async () => {
  const answered = Promise.withResolvers<void>();
  const main = await open(copied, {
    prepare: (stub) => {
      withLimits({ s19: 9, s20: 8 })(stub);
      stub.answer('timeSlots.update', () => answered.promise.then(() => failure('NOT_FOUND')));
    },
  });
  await takeBackAll.click();
  await expect.poll(() => sent(main)).toHaveLength(1);
  await expect.element(takeBackAll).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Saving 1 of 3')).toBeVisible();
  answered.resolve();
  await expect.element(page.getByText(/^Taken back 0 of 3 slots/)).toBeVisible();
  await expect.element(takeBackAll).not.toHaveAttribute('aria-disabled');
});

it('names hours in the zone of their country, and the zone of all other times', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const inKyiv = { ...limit('k', 19, [3, 4], 0), scope: { country: 'ua', city: 'kyiv' } };
  await open([inKyiv], { prepare: withLimits({ s19: 7 }) });
  await expect.element(entryRows.filter({ hasText: /14:44.*19 May, 13:00/ })).toBeVisible();
  await expect.element(page.getByText('Times of Europe/Madrid')).toBeVisible();
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(String(written.mock.lastCall?.[0])).toMatch(
    /^Handover .* · Times of Europe\/Madrid\n[\s\S]*- 14:44 .*19 May, 13:00/,
  );
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect.element(dialog.getByText('19 May, 13:00: Couriers limit: 7 → 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave as it is' }).click();
});

it('stays one row when a part was taken back, and takes back the rest', async () => {
  const [newest, middle, oldest] = copied;
  const taken = { ...newest, takenBackAt: journalTime.toISOString() } as JournalEntry;
  const back = (id: string, takesBack: string | null) => ({ ...limit(id, 19, [9, 4], -1), takesBack });
  // The second call also replaced a value of another user.
  const calls = [back('z', 'c'), back('y', null), back('x', 'c')];
  const further = { ...limit('w', 22, [1, 2], -2), fields: [{ name: 'minFreeCouriers', from: 1, to: 2 }] };
  const main = await open([further, ...calls, taken, middle, oldest] as JournalEntry[], {
    prepare: withLimits({ s19: 4, s20: 8 }),
  });
  await expect.poll(rowsShown).toBe(3);
  await expect.element(entryRows.nth(1)).toMatchTextContent(/Takes back an earlier change/);
  await expect.element(group.last()).toMatchTextContent(/Taken back 1 of 3 slots/);
  await group
    .last()
    .getByRole('button', { name: /^Take back all/ })
    .click();
  await expect.element(page.getByText('2 slots updated')).toBeVisible();
  expect(sent(main)).toEqual([
    ['s20', 5],
    ['s19', 3],
  ]);
});

it('offers no way back of all when an entry has none', async () => {
  const [newest, middle, oldest] = copied;
  const unknown = { ...middle, fields: [{ name: 'couriersLimit', to: 8 }] } as JournalEntry;
  await open([newest, unknown, oldest] as JournalEntry[]);
  await expect.element(group).toBeVisible();
  expect(takeBackAll.elements()).toEqual([]);
});

const handover = async (): Promise<string> => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  return String(copy.mock.lastCall?.[0]);
};
const takenBackAt = journalTime.toISOString();

it('names the zone and the week of a setup, also after all hours were closed again', async () => {
  const created = { action: 'created', recordId: null, name: '2026-05-25' } as const;
  const setup = { ...limit('setup', 25, [1, 2], 20), ...created, fields: [] };
  await open([
    { ...limit('close', 26, [1, 2], 0), takesBack: 'setup' },
    { ...limit('fill', 27, [1, 2], 19), takenBackAt },
    { ...setup, takenBackAt },
    { ...setup, id: 'other', zone: 'zone2' },
  ]);
  await expect.element(entryRows.last()).toMatchTextContent(/Created zone2, all slots of 25\s–\s31 May/);
  await expect
    .element(entryRows.filter({ hasText: 'Centro, all slots' }))
    .toMatchTextContent(/Taken back, all hours closed: 14:44/);
  expect(await handover()).toMatch(
    /Time slots \(2\)\n- .+Created zone2, all slots of .+ May\n- .+Created Centro, .+ \(Taken back, all hours closed: 14:44\)$/,
  );
});

it('shows Undo and Redo of a setup as rows of their own', async () => {
  await open([
    { ...limit('again', 26, [1, 2], 0), takesBack: 'setup' },
    { ...limit('redo', 26, [2, 1], 1), takesBack: 'close', takenBackAt },
    { ...limit('close', 26, [1, 2], 2), takesBack: 'setup', takenBackAt },
    { ...limit('back1', 27, [1, 2], 40), takesBack: 'a', takenBackAt },
    { ...limit('back2', 28, [1, 2], 41), takesBack: 'b', takenBackAt },
  ]);
  await expect.poll(rowsShown).toBe(4);
});

it('counts only the slots that an Undo left in force', async () => {
  const starts = [10, 11, 12].map((hour) => `2026-05-19T${hour}:00:00Z`);
  const batch = {
    ...limit('batch', 19, [4, 6], 20),
    ...{ recordId: null, name: starts.join(', '), count: 3, slotsBack: starts.slice(0, 1) },
    slots: [{ from: { couriersLimit: 4 }, starts }],
  };
  const back = { ...limit('back', 19, [6, 4], 0), takesBack: 'batch' };
  await open([back, batch]);
  await expect
    .element(entryRows.last())
    .toMatchTextContent(/Changed 2 slots \(Centro, 19 May, 13:00–15:00\).*Taken back 1 of 3 slots/);
  expect(await handover()).toMatch(
    /Time slots \(1\)\n- .+Changed 2 slots \(Centro, 19 May, 13:00–15:00\): Couriers limit: 4 → 6$/,
  );
});
