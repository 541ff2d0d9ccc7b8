import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import { createNoteHandlers } from '../ipc/pendingWorkHandlers.ts';
import { createSealedFile } from '../platform/sealedFile.ts';
import { createNotes } from './notes.ts';

let folder: string;
let secrets: Map<string, string>;
let isLocked: boolean;
const log = { info: () => undefined, error: () => undefined };
const keychain = {
  getPassword: async (name: string) => {
    const password = secrets.get(name);
    if (isLocked) return { outcome: 'locked' } as const;
    return password === undefined ? ({ outcome: 'absent' } as const) : ({ outcome: 'ok', password } as const);
  },
  setPassword: async (name: string, password: string) => {
    if (isLocked) return 'locked' as const;
    secrets.set(name, password);
    return 'ok' as const;
  },
  deletePassword: async () => 'ok' as const,
};
const file = () => join(folder, 'notes.bin');
const start = (maxNotes?: number) =>
  createNotes({
    ...(maxNotes === undefined ? {} : { maxNotes }),
    file: createSealedFile({ file: file(), keyName: 'notes', keychain, log, onUnreadable: () => undefined }),
    log,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notes-'));
  secrets = new Map();
  isLocked = false;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps a note over a restart, sealed, for its author and its server only', async () => {
  const notes = start();
  await Promise.all([
    notes.keep('sample ana', 'customers/1', 'Rings twice'),
    notes.keep('sample ana', 'customers/2', 'Allergic to nuts'),
    notes.keep('sample eva', 'customers/1', 'Of Eva'),
  ]);
  expect(readFileSync(file()).includes('Rings')).toBe(false);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const after = start();
  expect(await after.read('sample ana', 'customers/1')).toMatchObject({ text: 'Rings twice' });
  expect(await after.read('sample eva', 'customers/1')).toMatchObject({ text: 'Of Eva' });
  expect(await after.read('other ana', 'customers/1')).toBeNull();
});

it('is removed by an empty text, and the last one with its file', async () => {
  const notes = start();
  await notes.keep('ana', 'customers/1', 'One');
  expect(await notes.keep('ana', 'customers/1', '  ')).toBe(true);
  expect(await notes.read('ana', 'customers/1')).toBeNull();
  expect(() => statSync(file())).toThrow();
});

it('reports a locked keychain, and loses no note that is already in the file', async () => {
  await start().keep('ana', 'customers/1', 'One');
  const notes = start();
  isLocked = true;
  expect(await notes.read('ana', 'customers/1')).toBeUndefined();
  expect(await notes.keep('ana', 'customers/2', 'Two')).toBe(false);
  isLocked = false;
  expect(await notes.keep('ana', 'customers/2', 'Two')).toBe(true);
  expect(await start().read('ana', 'customers/1')).toMatchObject({ text: 'One' });
});

it('starts anew with a damaged file', async () => {
  await start().keep('ana', 'customers/1', 'One');
  writeFileSync(file(), 'damaged');
  const notes = start();
  expect(await notes.read('ana', 'customers/1')).toBeNull();
  expect(await notes.keep('ana', 'customers/1', 'New')).toBe(true);
  expect(await start().read('ana', 'customers/1')).toMatchObject({ text: 'New' });
});

it('drops the note changed longest ago over the limit', async () => {
  const notes = start(3);
  for (let number = 0; number <= 3; number += 1) await notes.keep('ana', `customers/${number}`, 'Note');
  expect(await notes.read('ana', 'customers/0')).toBeNull();
  expect(await notes.read('ana', 'customers/1')).not.toBeNull();
});

it('answers only the current user', async () => {
  const ask = createNoteHandlers(
    start(),
    (userId) => userId === 'ana',
    (userId) => `sample ${userId}`,
  );
  const caller = { windowId: 1, signal: new AbortController().signal };
  const keep = (userId: string) => ask['notes.keep']({ about: 'customers/1', userId, text: 'Rings' }, caller);
  const read = (userId: string) => ask['notes.read']({ about: 'customers/1', userId }, caller);
  expect(await keep('eva')).toEqual(success({ isPersisted: false }));
  expect(await keep('ana')).toEqual(success({ isPersisted: true }));
  expect(await read('ana')).toMatchObject({ data: { note: { text: 'Rings' }, isReadable: true } });
  expect(await read('eva')).toEqual(success({ note: null, isReadable: false }));
});
