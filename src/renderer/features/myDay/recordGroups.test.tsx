import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { failure } from '#shared/ipc/result.ts';
import {
  journalEntry as entry,
  entryRows,
  inJournalTime,
  journalTime,
  openJournal as open,
  rowsShown,
} from '../../testing/journalScreen.ts';
import type { SampleRecord } from '../../testing/sampleRecords.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

inJournalTime();

const names = ['Soles', 'Lunas', 'Mares'];
const idOf = (name: string): string => `co-${name}`;

const renamed = (name: string, seconds: number, changes: Partial<JournalEntry> = {}): JournalEntry =>
  entry({
    ...{
      id: name,
      recordId: idOf(name),
      name,
      at: new Date(journalTime.getTime() - seconds * 1000).toISOString(),
    },
    ...{ fields: [{ name: 'address', from: `${name} 1`, to: 'Mayor 5' }], ...changes },
  });
/** Bulk edit of the address, newest first. */
const edited = names.map((name, index) => renamed(name, index));

const withAddress =
  (address: string, refusedId = '') =>
  (main: StubbedMain): void => {
    const [first] = main.records.companies ?? [];
    main.records.companies = names.map((name) => ({
      ...(first as SampleRecord),
      id: idOf(name),
      name,
      address,
    }));
    main.answer('companies.update', ({ params }, usual) =>
      params.id === refusedId ? failure('NOT_FOUND') : usual(),
    );
  };
const written = (main: StubbedMain): unknown[] =>
  main.callsOf('companies.update').map(({ params, body }) => [params?.id, body?.address]);

const takeBackAll = page.getByRole('button', { name: 'Take back all: 3 records: Address: Mayor 5' });
const back = names.map((name) => [idOf(name), `${name} 1`]);

it('shows a bulk edit as a row that folds out, apart from other edits and open calls', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const others = [
    renamed('Other', 4, { fields: [{ name: 'address', from: 'A', to: 'B' }] }),
    renamed('Open', 5, { outcome: 'unknown' }),
    renamed('Unsent', 6, { outcome: 'unknown' }),
  ];
  await open([...edited, ...others]);
  const group = entryRows.filter({ hasText: 'Changed 3 records: Address: Mayor 5 · Soles, Lunas, Mares' });
  await expect.element(group).toBeVisible();
  expect(rowsShown()).toBe(4);
  await page.getByRole('button', { name: /^Entries of 3 records/ }).click();
  await expect.element(group.getByRole('button', { name: /^Take back: / })).toHaveLength(3);
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(String(copied.mock.lastCall?.[0])).toMatch(
    /Changed 3 records: Address: Mayor 5 \(Mares, Lunas, Soles\)/,
  );
});

it('takes all records of a bulk edit back without a question, with one Undo', async () => {
  const main = await open(edited, { prepare: withAddress('Mayor 5') });
  await takeBackAll.click();
  await expect.poll(() => written(main)).toEqual(back);
  await expect.element(page.getByText('Taken back: 3 records: Address: Mayor 5')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => written(main).slice(3)).toEqual(back.map(([id]) => [id, 'Mayor 5']).toReversed());
});

it('asks once about records that were changed since', async () => {
  const main = await open(edited, { prepare: withAddress('Theirs 9') });
  await takeBackAll.click();
  const dialog = page.getByRole('alertdialog', {
    name: '3 records have changed since then. Take back anyway?',
  });
  await expect
    .element(dialog.getByText(/Lunas: Address: you wrote “Mayor 5”, now it is “Theirs 9”/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => written(main)).toEqual(back);
});

it('stops at the first record that cannot be restored', async () => {
  const main = await open(edited, { prepare: withAddress('Mayor 5', idOf('Lunas')) });
  await takeBackAll.click();
  await expect.element(page.getByText('Lunas: This record no longer exists')).toBeVisible();
  await expect.element(page.getByText('Taken back: 1 of 3')).toBeVisible();
  expect(written(main)).toEqual(back.slice(0, 2));
});
