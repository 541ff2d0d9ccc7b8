import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalLimits } from '#shared/ipc/journalRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './testing/openJournal.ts';

let folder: string;
let journal: Journal;
let time: number;
let slots: { id: string; startTime: string; isDeliveryActive: boolean; couriersLimit: number }[];
const inCity = { country: 'es', city: 'vlc' };
const inZone = { ...inCity, id: 'z1' };

/** The first and the last hour of a week from 25 May in Madrid. */
const hours = ['2026-05-24T22:00:00Z', '2026-05-27T08:00:00Z', '2026-05-31T21:00:00Z'];
const ids = ['s0', 's1', 's2'];

const write = (values: object, of: readonly string[], result: Result<unknown> = success(null)): void => {
  const [id = ''] = of;
  time += 1000;
  journal.sawAnswer({ operation: 'timeSlots.list', params: inZone, fresh: true }, success(slots));
  journal.sending(
    of.length === 1
      ? { operation: 'timeSlots.update', params: { ...inCity, id }, body: values }
      : { operation: 'timeSlots.updateBatch', params: inCity, body: { slot: values, ids: of } },
  )(result);
  if (result.ok) slots = slots.map((slot) => (of.includes(slot.id) ? { ...slot, ...values } : slot));
};
const setUp = (): void =>
  journal.sending({
    operation: 'timeSlots.setup',
    params: inZone,
    search: { date: '2026-05-25' },
    body: {},
  })(success([]));

/** Oldest first. */
const states = async (): Promise<string[]> =>
  (await journal.read({ most: journalLimits.entries }))
    .map(({ takenBackAt, takesBack }) =>
      [takenBackAt === null ? 'in force' : 'taken back', takesBack === null ? '' : 'takes back']
        .filter(Boolean)
        .join(', '),
    )
    .toReversed();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  time = Date.parse('2026-05-20T10:00:00Z');
  journal = openJournal({ folder, secrets: new Map(), owner: 'server ana', now: () => time });
  slots = hours.map((startTime, index) => ({
    ...{ id: `s${index}`, startTime, isDeliveryActive: true, couriersLimit: 0 },
  }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('closing all hours of a week takes its setup and its new values back, Redo restores them', async () => {
  setUp();
  write({ couriersLimit: 4 }, ['s0', 's1']);
  write({ isDeliveryActive: false }, ['s2']);
  write({ isDeliveryActive: false }, ['s0', 's1']);
  expect(await states()).toEqual(['taken back', 'taken back', 'taken back', 'in force, takes back']);
  write({ isDeliveryActive: true }, ['s0', 's1']);
  const again = ['in force', 'in force', 'in force', 'taken back, takes back', 'in force, takes back'];
  expect(await states()).toEqual(again);
  write({ isDeliveryActive: false }, ['s0', 's1']);
  expect(await states()).toEqual([
    ...Array(3).fill('taken back'),
    ...Array(2).fill('taken back, takes back'),
    'in force, takes back',
  ]);
});

it('a closing that restores the defaults takes the setup back; Redo by several calls is no further change', async () => {
  setUp();
  write({ couriersLimit: 4 }, ['s0', 's1']);
  write({ couriersLimit: 6 }, ['s2']);
  write({ couriersLimit: 0, isDeliveryActive: false }, ids);
  expect(await states()).toEqual([...Array(3).fill('taken back'), 'in force, takes back']);
  write({ couriersLimit: 6, isDeliveryActive: true }, ['s2']);
  write({ couriersLimit: 4, isDeliveryActive: true }, ['s0', 's1']);
  expect(await states()).toEqual([
    ...Array(3).fill('in force'),
    'taken back, takes back',
    ...Array(2).fill('in force, takes back'),
  ]);
  write({ couriersLimit: 0, isDeliveryActive: false }, ids);
  expect(await states()).toEqual([
    ...Array(3).fill('taken back'),
    ...Array(3).fill('taken back, takes back'),
    'in force, takes back',
  ]);
});

it('a setup stays in force while an hour is open, and after a refused closing', async () => {
  setUp();
  write({ isDeliveryActive: false }, ['s0', 's1']);
  write({ isDeliveryActive: false }, ['s2'], failure('VALIDATION', 422));
  expect(await states()).toEqual(Array(3).fill('in force'));
});

it('closing the hours of a week that has begun, or of another week, takes no setup back', async () => {
  setUp();
  time = Date.parse(hours[0] ?? '');
  write({ isDeliveryActive: false }, ids);
  expect(await states()).toEqual(['in force', 'in force']);
  time = Date.parse('2026-05-20T10:00:00Z');
  slots = slots.map((slot) => ({
    ...slot,
    startTime: slot.startTime.replace('-05-', '-08-'),
    isDeliveryActive: true,
  }));
  write({ isDeliveryActive: false }, ids);
  expect(await states()).toEqual(Array(3).fill('in force'));
});
