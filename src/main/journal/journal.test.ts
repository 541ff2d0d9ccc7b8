import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalLimits } from '#shared/ipc/journalRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { createJournalHandlers } from '../ipc/journalHandlers.ts';
import { newSealKey } from '../platform/sealedFile.ts';
import { journalName } from './journal.ts';
import { sweepJournals } from './sweepJournals.ts';
import {
  changeCompany as change,
  type JournalComputer,
  openJournal,
  companyParams as params,
  readOfCompany as read,
} from './testing/openJournal.ts';

let computer: JournalComputer;
const all = { most: journalLimits.entries };

beforeEach(() => {
  computer = { folder: mkdtempSync(join(tmpdir(), 'journal-')), secrets: new Map(), owner: 'server ana' };
});
afterEach(() => rmSync(computer.folder, { recursive: true, force: true }));

const filesOf = (owner: string) =>
  readdirSync(computer.folder).filter((name) => name.startsWith(journalName(owner)));

it('writes down a change with the values before and after, in an encrypted file', async () => {
  const journal = openJournal(computer);
  journal.sawAnswer(...read({ description: 'Old words', isActive: true }));
  change(journal, { description: 'New words', isActive: true });
  await journal.settle();
  const [name = ''] = filesOf('server ana');
  const file = join(computer.folder, name);
  expect(readFileSync(file).includes('words')).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const [entry] = await openJournal(computer).read(all);
  expect(entry).toMatchObject({
    ...{ action: 'changed', entity: 'companies', scope: { country: 'es' }, recordId: 'c1', name: 'Soles' },
    fields: [{ name: 'description', from: 'Old words', to: 'New words' }],
    ...{ outcome: 'done', code: '', count: 1, takenBackAt: null },
  });
});

it('belongs to a user on a server, also for a late page', async () => {
  const journal = openJournal(computer);
  change(journal, { name: 'Of Ana' });
  await journal.settle();
  for (const other of ['server eva', 'another ana', null]) {
    computer.owner = other;
    expect(await journal.read(all)).toEqual([]);
    expect(await openJournal(computer).read(all)).toEqual([]);
  }
  computer.owner = 'server eva';
  change(journal, { name: 'Of Eva' });
  await journal.settle();
  const ask = createJournalHandlers(journal, (userId) => computer.owner === `server ${userId}`);
  const caller = { windowId: 1, signal: new AbortController().signal };
  expect(await ask['journal.read']({ ...all, userId: 'ana' }, caller)).toEqual(success([]));
  await ask['journal.forget']({ userId: 'ana' }, caller);
  expect(await ask['journal.read']({ ...all, userId: 'eva' }, caller)).toMatchObject({
    data: [{ name: '', fields: [{ to: 'Of Eva' }] }],
  });
  await ask['journal.forget']({ userId: 'eva' }, caller);
  expect(await journal.read(all)).toEqual([]);
  computer.owner = 'server ana';
  expect(await openJournal(computer).read(all)).toHaveLength(1);
});

it('an answer after the user has changed still belongs to the sender', async () => {
  const journal = openJournal(computer);
  const answered = journal.sending({ operation: 'companies.update', params, body: { name: 'Of Ana' } });
  computer.owner = 'server eva';
  answered(success(null));
  expect(await journal.read(all)).toEqual([]);
  computer.owner = 'server ana';
  expect(await journal.read(all)).toMatchObject([{ outcome: 'done' }]);
});

it('names documents, account numbers, secrets and long texts without their values', async () => {
  const journal = openJournal(computer);
  journal.sawAnswer(...read({ iban: 'ES91 2100', description: 'short' }));
  const secrets = {
    iban: 'ES00 1111',
    idNumber: 'B1',
    apiToken: 'tok',
    newPassword: 'pw',
    passportImage: 'k',
  };
  change(journal, { ...secrets, description: 'y'.repeat(1001), image: 'data:image/png;base64,AAAA' });
  const [entry] = await journal.read(all);
  expect(Object.fromEntries(entry?.fields.map(({ name, omitted }) => [name, omitted]) ?? [])).toEqual({
    ...Object.fromEntries(Object.keys(secrets).map((name) => [name, 'hidden'])),
    ...{ description: 'long', image: 'hidden' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/ES91|ES00|B1|tok|pw|AAAA|yyyy/);
});

it.each([
  [success(null), 'done', ''],
  [failure('VALIDATION', 422), 'refused', 'VALIDATION'],
  [failure('NETWORK'), 'unknown', 'NETWORK'],
  [failure('GATEWAY', 504), 'unknown', 'GATEWAY'],
] as const)('notes the outcome %#', async (result, outcome, code) => {
  const journal = openJournal(computer);
  change(journal, { name: 'One' }, result);
  expect(await journal.read(all)).toMatchObject([{ outcome, code }]);
});

it('a call without an answer, as after a kill, stays unknown', async () => {
  const journal = openJournal(computer);
  journal.sending({ operation: 'companies.update', params, body: { name: 'One' } });
  await journal.settle();
  expect(await openJournal(computer).read(all)).toMatchObject([{ outcome: 'unknown', code: '' }]);
});

it('omits a call that was refused before it was sent, and everything while it is off', async () => {
  const journal = openJournal(computer);
  change(journal, { nonsense: 1 }, failure('INVALID_REQUEST'));
  journal.sending({ operation: 'companies.list', params })(success([]));
  computer.isOn = false;
  change(journal, { name: 'One' });
  expect(await journal.read(all)).toEqual([]);
});

it('counts a batch, names its first records, and learns the id of a new one', async () => {
  const journal = openJournal(computer);
  const batch: ApiCall = {
    operation: 'companies.removeBatch',
    params: { country: 'es' },
    body: { ids: ['a', 'b', 'c'] },
  };
  journal.sending(batch, { a: 'Alba', b: 'Brisa' })(
    success({ deleted: ['a', 'b'], failed: [{ id: 'c', message: 'in use' }] }),
  );
  journal.sending({ operation: 'companies.create', params: { country: 'es' }, body: { name: 'New' } })(
    success({ id: 'n1' }),
  );
  expect(await journal.read(all)).toMatchObject([
    { action: 'created', recordId: 'n1', name: 'New', fields: [{ name: 'name', to: 'New' }] },
    { action: 'deleted', recordId: null, name: 'Alba, Brisa', count: 2, fields: [] },
  ]);
});

it('finds the changes of a record and of a day', async () => {
  let time = Date.parse('2026-05-15T10:00:00Z');
  computer.now = () => time;
  const journal = openJournal(computer);
  change(journal, { name: 'Yesterday' });
  time = Date.parse('2026-05-16T10:00:00Z');
  change(journal, { name: 'Today' });
  journal.sending({ operation: 'companies.remove', params: { country: 'es', id: 'c2' } })(success(null));
  const names = async (filter: object) =>
    (await journal.read({ ...all, ...filter })).map(({ recordId, at }) => `${recordId} ${at.slice(8, 10)}`);
  expect(await names({ since: '2026-05-16T00:00:00.000Z' })).toEqual(['c2 16', 'c1 16']);
  expect(await names({ until: '2026-05-16T00:00:00.000Z' })).toEqual(['c1 15']);
  expect(await names({ entity: 'companies', recordId: 'c1', most: 1 })).toEqual(['c1 16']);
});

it('keeps thirty days, five thousand entries and three million characters', async () => {
  let time = Date.parse('2026-05-01T00:00:00Z');
  computer.now = () => time;
  const journal = openJournal(computer);
  change(journal, { name: 'Old' });
  time += 31 * 86_400_000;
  change(journal, { name: 'New' });
  expect(await journal.read(all)).toMatchObject([{ fields: [{ to: 'New' }] }]);
  const long = Object.fromEntries(
    Array.from({ length: journalLimits.fields + 5 }, (_, index) => [`f${index}`, 'z'.repeat(900)]),
  );
  for (let number = 0; number < 100; number += 1) change(journal, long);
  const kept = await journal.read(all);
  expect(JSON.stringify(kept).length).toBeLessThan(journalLimits.characters + 1000);
  expect(kept.length).toBeGreaterThan(70);
  expect(kept[0]?.fields).toHaveLength(journalLimits.fields);
  await journal.settle();
  expect(await openJournal(computer).read(all)).toEqual(kept);
});

it('waits for a locked keychain, and then joins the entries of the file', async () => {
  const before = openJournal(computer);
  change(before, { name: 'First' });
  await before.settle();
  computer.isLocked = true;
  const journal = openJournal(computer);
  change(journal, { name: 'Second' });
  await journal.settle();
  expect(await journal.read(all)).toHaveLength(1);
  computer.isLocked = false;
  journal.sessionChanged();
  await journal.settle();
  expect((await openJournal(computer).read(all)).map(({ fields }) => fields[0]?.to)).toEqual([
    ...['Second', 'First'],
  ]);
});

it('a damaged file is put aside, and affects no other user', async () => {
  const before = openJournal(computer);
  change(before, { name: 'Of Ana' });
  computer.owner = 'server eva';
  change(before, { name: 'Of Eva' });
  await before.settle();
  const [name = ''] = filesOf('server eva');
  writeFileSync(join(computer.folder, name), readFileSync(join(computer.folder, name)).subarray(0, 200));
  const journal = openJournal(computer);
  expect(await journal.read(all)).toEqual([]);
  change(journal, { name: 'Again' });
  await journal.settle();
  expect(filesOf('server eva').toSorted()[1]).toContain('.bin.bad-');
  expect(await openJournal(computer).read(all)).toHaveLength(1);
  computer.owner = 'server ana';
  expect(await openJournal(computer).read(all)).toHaveLength(1);
});

it('the file of a user who changed nothing for thirty days is removed with its key', async () => {
  const journal = openJournal(computer);
  change(journal, { name: 'Of Ana' });
  computer.owner = 'server eva';
  change(journal, { name: 'Of Eva' });
  await journal.settle();
  const [old = ''] = filesOf('server ana');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(computer.folder, old), longAgo, longAgo);
  const forgotten: string[] = [];
  await sweepJournals({
    folder: computer.folder,
    now: Date.now(),
    forgetKey: async (name) => forgotten.push(name),
  });
  expect(readdirSync(computer.folder)).toEqual(filesOf('server eva'));
  expect(forgotten).toEqual([journalName('server ana')]);
});

it('holds every change on disk when the process is killed while it writes', async () => {
  const key = newSealKey();
  computer.secrets.set(journalName('server ana'), key);
  const script = fileURLToPath(new URL('./testing/writeForEver.ts', import.meta.url));
  const writer = fork(script, [computer.folder, key], { stdio: 'ignore' });
  let onDisk = -1;
  writer.on('message', (number: number) => {
    onDisk = number;
    if (number === 30) writer.kill('SIGKILL');
  });
  await once(writer, 'exit');
  const recorded = (await openJournal(computer).read(all)).map(({ recordId }) => recordId);
  expect(recorded.length).toBeGreaterThan(onDisk);
  expect(recorded).toEqual(recorded.map((_, index) => `c${recorded.length - 1 - index}`));
});
