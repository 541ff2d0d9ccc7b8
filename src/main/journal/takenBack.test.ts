import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalLimits } from '#shared/ipc/journalRoutes.ts';
import {
  changeCompany as change,
  type JournalComputer,
  openJournal,
  readOfCompany as read,
} from './testing/openJournal.ts';

let computer: JournalComputer;
const all = { most: journalLimits.entries };

beforeEach(() => {
  computer = { folder: mkdtempSync(join(tmpdir(), 'journal-')), secrets: new Map(), owner: 'server ana' };
});
afterEach(() => rmSync(computer.folder, { recursive: true, force: true }));

it('recognises that a change was taken back; doing it again is a new change, which can be taken back too', async () => {
  const journal = openJournal(computer);
  const save = (from: string, to: string) => {
    journal.sawAnswer(...read({ iban: from }));
    change(journal, { iban: to });
  };
  save('old', 'new');
  save('new', 'old');
  const [back, first] = await journal.read(all);
  expect(first?.takenBackAt).toBe(back?.at);
  expect(back?.takesBack).toBe(first?.id);
  save('old', 'new');
  const [again, undone, still] = await journal.read(all);
  expect(again).toMatchObject({ takenBackAt: null, takesBack: null });
  expect([undone?.takenBackAt, still?.takenBackAt]).toEqual([again?.at, back?.at]);
  save('new', 'old');
  const [last, redo] = await journal.read(all);
  expect(last?.takesBack).toBe(redo?.id);
  expect(redo?.takenBackAt).toBe(last?.at);
  save('old', 'other');
  expect((await journal.read(all)).map(({ takenBackAt }) => takenBackAt !== null)).toEqual([
    ...[false, false, true, true, true],
  ]);
});

it('recognises changes that are undone one after the other, the latest first, and redone', async () => {
  const journal = openJournal(computer);
  const now = { isActive: true, address: 'Calle 1', name: 'Soles' };
  const save = (body: Partial<typeof now>) => {
    journal.sawAnswer(...read(now));
    change(journal, body);
    Object.assign(now, body);
  };
  const states = async (): Promise<string[]> =>
    (await journal.read(all)).map(({ takenBackAt, takesBack }) =>
      takenBackAt ? 'taken back' : takesBack ? 'takes back' : 'in force',
    );
  save({ address: 'Calle 2' });
  save({ address: 'Calle 3', name: 'Lunas' });
  save({ isActive: false });
  save({ isActive: true });
  save({ address: 'Calle 2', name: 'Soles' });
  save({ address: 'Calle 1' });
  expect(await states()).toEqual([...Array(3).fill('takes back'), ...Array(3).fill('taken back')]);
  const [last, , , , , first] = await journal.read(all);
  expect(last?.takesBack).toBe(first?.id);
  save({ address: 'Calle 2' });
  expect((await states()).slice(0, 2)).toEqual(['in force', 'taken back']);
});

it('a value that came back by way of other changes takes back none', async () => {
  const journal = openJournal(computer);
  for (const [from, to] of [
    ['one', 'two'],
    ['two', 'three'],
    ['three', 'two'],
    ['two', 'four'],
    ['two', 'one'],
  ]) {
    journal.sawAnswer(...read({ name: from }));
    change(journal, { name: to });
  }
  expect((await journal.read(all)).map(({ takesBack }) => takesBack !== null)).toEqual([
    ...[false, false, true, false, false],
  ]);
});
