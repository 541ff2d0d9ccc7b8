import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalLimits } from '#shared/ipc/journalRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { batchesOf, reverseOf, type SlotChange, type SlotValues } from '#shared/rules/slotChanges.ts';
import type { ApiCall } from '../api/apiClient.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './testing/openJournal.ts';

let folder: string;
let journal: Journal;
const inCity = { country: 'es', city: 'vlc' };
const all = { most: journalLimits.entries };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  journal = openJournal({ folder, secrets: new Map(), owner: 'server ana' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startOf = (id: string): string => `2026-05-18T1${id.slice(1)}:00:00Z`;
const sawSlots = (limits: Readonly<Record<string, number>>): void => {
  const slots = Object.entries(limits).map(([id, couriersLimit]) => ({
    ...{ id, startTime: startOf(id), couriersLimit, isHighDemand: true },
  }));
  const week: ApiCall = { operation: 'timeSlots.list', params: { ...inCity, id: 'z1' }, fresh: true };
  journal.sawAnswer(week, success(slots));
};
const changeSlots = (slot: object, ids: readonly string[], result: Result<unknown> = success(null)): void => {
  const [id = ''] = ids;
  const call: ApiCall =
    ids.length === 1
      ? { operation: 'timeSlots.update', params: { ...inCity, id }, body: slot }
      : { operation: 'timeSlots.updateBatch', params: inCity, body: { slot, ids } };
  journal.sending(call)(result);
};
/** Newest first, as `taken back by entries that take it back`. */
const stateOf = async (): Promise<string[]> =>
  (await journal.read(all)).map(
    ({ takenBackAt, takesBack }) =>
      `${takenBackAt === null ? 'in force' : 'taken back'}${takesBack ? ', takes back' : ''}`,
  );

it('knows time slots by the reading of their zone, also those of a batch', async () => {
  sawSlots({ s1: 3, s2: 3, s3: 5 });
  changeSlots({ couriersLimit: 9 }, ['s1']);
  changeSlots({ couriersLimit: 9, isHighDemand: true }, ['s2', 's3']);
  changeSlots({ couriersLimit: 9 }, ['s3', 'unread']);
  const [unread, batch, single] = await journal.read(all);
  expect(single).toMatchObject({
    ...{ recordId: 's1', zone: 'z1', name: startOf('s1'), fields: [{ from: 3, to: 9 }] },
  });
  expect(batch).toMatchObject({
    ...{ recordId: null, zone: 'z1', count: 2, fields: [{ name: 'couriersLimit', to: 9 }] },
    slots: [
      { from: { couriersLimit: 3 }, starts: [startOf('s2')] },
      { from: { couriersLimit: 5 }, starts: [startOf('s3')] },
    ],
  });
  expect(batch?.fields[0]).not.toHaveProperty('from');
  expect(unread).not.toHaveProperty('slots');
});

it('a batch of slots is taken back by several calls; the same batch again is a new change', async () => {
  sawSlots({ s1: 3, s2: 3, s3: 5 });
  changeSlots({ couriersLimit: 9 }, ['s1', 's2', 's3']);
  sawSlots({ s1: 9, s2: 9, s3: 9 });
  changeSlots({ couriersLimit: 3 }, ['s1', 's2']);
  expect(await stateOf()).toEqual(['in force, takes back', 'in force']);
  expect((await journal.read(all)).at(-1)?.slotsBack).toEqual([startOf('s1'), startOf('s2')]);
  changeSlots({ couriersLimit: 5 }, ['s3']);
  expect(await stateOf()).toEqual(['in force, takes back', 'in force, takes back', 'taken back']);
  expect((await journal.read(all)).at(-1)?.slotsBack).toBeUndefined();
  sawSlots({ s1: 3, s2: 3, s3: 5 });
  changeSlots({ couriersLimit: 9 }, ['s1', 's2', 's3']);
  expect(await stateOf()).toEqual([
    'in force',
    'taken back, takes back',
    'taken back, takes back',
    'taken back',
  ]);
});

it('a slot with a third value, of another zone, or changed twice takes nothing back', async () => {
  sawSlots({ s1: 3, s2: 3 });
  changeSlots({ couriersLimit: 9 }, ['s1', 's2']);
  sawSlots({ s1: 9, s2: 7 });
  changeSlots({ couriersLimit: 3 }, ['s1', 's2']);
  sawSlots({ s1: 3, s2: 3 });
  changeSlots({ couriersLimit: 9 }, ['s1']);
  sawSlots({ s1: 9, s2: 3 });
  changeSlots({ couriersLimit: 3 }, ['s1']);
  expect(await stateOf()).toEqual(['in force, takes back', 'taken back', 'in force', 'in force']);
});

it('batches of the same slots are taken back one after the other, the latest first', async () => {
  for (const [from, to] of [
    [3, 9],
    [9, 7],
    [7, 9],
    [9, 3],
  ] as const) {
    sawSlots({ s1: from, s2: from });
    changeSlots({ couriersLimit: to }, ['s1', 's2']);
  }
  expect(await stateOf()).toEqual([
    ...['in force, takes back', 'in force, takes back', 'taken back', 'taken back'],
  ]);
});

/** Saves as the page does: reads the zone again, and sends a call per set of values. */
const saveCopy = (changes: readonly SlotChange[], isRefused: (index: number) => boolean = () => false) => {
  const week: ApiCall = { operation: 'timeSlots.list', params: { ...inCity, id: 'z1' }, fresh: true };
  journal.sawAnswer(week, success(changes.map(({ slot }) => slot)));
  for (const [index, batch] of batchesOf(changes).entries())
    changeSlots(
      batch[0]?.values ?? {},
      batch.map(({ slot }) => slot.id),
      isRefused(index) ? failure('VALIDATION', 422) : success(null),
    );
};
/** Slots with other values in the week of the copy than in the source, in a different order. */
const copied = Array.from({ length: 24 }, (_, index): SlotChange => {
  const startTime = new Date(Date.UTC(2026, 4, 18, index)).toISOString();
  const valuesAt = (limit: number): SlotValues => ({
    isCouriersLimited: limit > 0,
    couriersLimit: limit,
    costMultiplier: 1 + (limit % 3),
  });
  const { couriersLimit = 0, ...values } = valuesAt(Math.floor(index / 4));
  return {
    slot: { id: `slot-${index}`, startTime, ...valuesAt(6 + (index % 5)) },
    values: { ...values, ...(couriersLimit > 0 ? { couriersLimit } : {}) },
  };
});

it('a copy is taken back by an Undo with other batches, and is in force again after Redo', async () => {
  const undone = copied.map(reverseOf);
  saveCopy(copied);
  saveCopy(undone);
  const [copies, undos] = [batchesOf(copied).length, batchesOf(undone).length];
  expect(copies).not.toBe(undos);
  expect(await stateOf()).toEqual([
    ...Array(undos).fill('in force, takes back'),
    ...Array(copies).fill('taken back'),
  ]);
  saveCopy(undone.map(reverseOf));
  expect(await stateOf()).toEqual([
    ...Array(copies).fill('in force'),
    ...Array(undos).fill('taken back, takes back'),
    ...Array(copies).fill('taken back'),
  ]);
  saveCopy(undone);
  expect((await stateOf()).slice(0, undos + copies)).toEqual([
    ...Array(undos).fill('in force, takes back'),
    ...Array(copies).fill('taken back'),
  ]);
});

it('a refused batch of an Undo leaves the changes of its slots in force, until it is sent again', async () => {
  const undone = copied.map(reverseOf);
  const refused = batchesOf(undone)[0] ?? [];
  saveCopy(copied);
  saveCopy(undone, (index) => index === 0);
  const inForceNow = async () =>
    (await journal.read(all))
      .filter(({ outcome, takenBackAt, takesBack }) => outcome === 'done' && !takenBackAt && !takesBack)
      .flatMap(
        ({ slots, slotsBack = [], name }) =>
          slots?.flatMap(({ starts }) => starts.filter((start) => !slotsBack.includes(start))) ?? [name],
      );
  expect((await inForceNow()).toSorted()).toEqual(refused.map(({ slot }) => slot.startTime).toSorted());
  expect((await stateOf()).at(-1)).toBe('in force');
  saveCopy(refused);
  expect(await inForceNow()).toEqual([]);
});

it('the number of a limit that is off does not count', async () => {
  const slot = { id: 's1', startTime: startOf('s1') };
  const save = (before: SlotValues, values: SlotValues) =>
    saveCopy([
      { slot: { ...slot, ...before }, values },
      { slot: { ...slot, id: 's2', startTime: startOf('s2'), ...before }, values },
    ]);
  save({ isCouriersLimited: false, couriersLimit: 3 }, { isCouriersLimited: true, couriersLimit: 5 });
  save({ isCouriersLimited: true, couriersLimit: 5 }, { isCouriersLimited: false });
  expect(await stateOf()).toEqual(['in force, takes back', 'taken back']);
  save({ isCouriersLimited: false, couriersLimit: 3 }, { isCouriersLimited: true, couriersLimit: 5 });
  save({ isCouriersLimited: true, couriersLimit: 5 }, { isCouriersLimited: false, couriersLimit: 0 });
  save({ isCouriersLimited: false, couriersLimit: 8 }, { isCouriersLimited: true, couriersLimit: 5 });
  expect((await stateOf()).slice(0, 3)).toEqual([...['in force', 'taken back, takes back', 'taken back']]);
});

const node = (key: string, children: readonly object[] = []) => ({ key, title: key.toUpperCase(), children });
const tree = { treeData: [node('a', [node('a1'), node('a2')]), node('b')], checked: ['a', 'a1', 'b'] };
const saveTree = (from: object, to: object): void => {
  journal.sawAnswer({ operation: 'categoryTrees.read', params: inCity, fresh: true }, success(from));
  journal.sending({ operation: 'categoryTrees.update', params: inCity, body: to })(success(null));
};

it('a category tree is recorded as the switched boxes and moved rows, and recognised when taken back', async () => {
  const changed = { treeData: [node('a', [node('a2'), node('a1')]), node('b')], checked: ['a', 'a2', 'b'] };
  saveTree(tree, changed);
  expect(await journal.read(all)).toMatchObject([
    {
      ...{ entity: 'categoryTrees', recordId: null, scope: inCity, count: 1 },
      fields: [
        { name: 'ticks', from: [['a1', 'A1']], to: [['a2', 'A2']] },
        { name: 'order', from: { a: ['a1', 'a2'] }, to: { a: ['a2', 'a1'] } },
      ],
    },
  ]);
  saveTree(changed, tree);
  expect(await stateOf()).toEqual(['in force, takes back', 'taken back']);
});

it('a change of many boxes is longer than the limit of a value', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `category-${index}`);
  const treeData = keys.map((key) => node(key));
  saveTree({ treeData, checked: [] }, { treeData, checked: keys });
  expect((await journal.read(all))[0]?.fields).toEqual([{ name: 'ticks', omitted: 'long' }]);
});

it('writes down a setup as creation of the slots of a zone and a week', async () => {
  const params = { ...inCity, id: 'z1' };
  journal.sending({ operation: 'timeSlots.setup', params, search: { date: '2026-05-18' }, body: {} })(
    success([]),
  );
  expect(await journal.read(all)).toMatchObject([
    { action: 'created', entity: 'timeSlots', scope: inCity, recordId: null, zone: 'z1', name: '2026-05-18' },
  ]);
});
