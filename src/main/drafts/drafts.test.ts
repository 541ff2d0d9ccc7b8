import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import type { Keychain } from '../auth/keychain.ts';
import { createDraftHandlers } from '../ipc/pendingWorkHandlers.ts';
import { createSealedFile, newSealKey, seal, unseal } from '../platform/sealedFile.ts';
import { createDraftFile, createDrafts } from './drafts.ts';

let folder: string;
let file: string;
let secrets: Map<string, string>;
let isLocked: boolean;
let isRemembered: boolean;
let unreadable: number;
const log = { info: () => undefined, error: () => undefined };

/** Same behaviour as in the tests of the keychain. */
const keychain: Keychain = {
  getPassword: async (account) => {
    const password = secrets.get(account);
    if (isLocked) return { outcome: 'locked' };
    return password === undefined ? { outcome: 'absent' } : { outcome: 'ok', password };
  },
  setPassword: async (account, password) => {
    if (isLocked) return 'locked';
    secrets.set(account, password);
    return 'ok';
  },
  deletePassword: async (account) => (secrets.delete(account) ? 'ok' : 'absent'),
  close: () => undefined,
};
const start = () =>
  createDrafts({
    file: createDraftFile(
      createSealedFile({
        file,
        keyName: 'drafts',
        keychain,
        log,
        onUnreadable: () => {
          unreadable += 1;
        },
      }),
    ),
    isRemembered: () => isRemembered,
    log,
  });
const values = { name: 'Half a na', phoneNumber: '+34 600' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  file = join(folder, 'drafts.bin');
  secrets = new Map();
  isLocked = false;
  isRemembered = true;
  unreadable = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('restores a draft after a restart, from an encrypted file', async () => {
  const before = start();
  before.userChanged('ana');
  before.keep('companies:es:1', values, 1);
  await before.settle();
  expect(readFileSync(file).includes('Half a na')).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const after = start();
  after.userChanged('ana');
  expect(await after.read('companies:es:1', 1)).toMatchObject({ values });
  expect(await after.read('companies:es:2', 1)).toBeNull();

  const other = start();
  other.userChanged('eva');
  expect(await other.read('companies:es:1', 1)).toBeNull();
});

it('belongs to its author: a late message of a page changes nothing for the next user', async () => {
  const drafts = start();
  const ask = createDraftHandlers(drafts, (userId) => `server ${userId}`);
  const caller = { windowId: 1, signal: new AbortController().signal };
  const read = (userId: string) => ask['drafts.read']({ key: 'one', userId }, caller);
  drafts.userChanged('server ana');
  ask['drafts.keep']({ key: 'one', userId: 'ana', values }, caller);
  drafts.userChanged('server eva');
  ask['drafts.keep']({ key: 'one', userId: 'ana', values }, caller);
  expect(await read('eva')).toEqual(success(null));
  ask['drafts.keep']({ key: 'one', userId: 'eva', values: { name: 'Of Eva' } }, caller);
  ask['drafts.keep']({ key: 'one', userId: 'ana', values: null }, caller);
  expect(await read('eva')).toMatchObject({ data: { values: { name: 'Of Eva' } } });
  expect(await read('ana')).toEqual(success(null));
});

it('is removed by saving, by discarding and by logging out', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  drafts.keep('one', values, 1);
  drafts.keep('two', values, 1);
  drafts.keep('one', null, 1);
  await drafts.settle();
  expect(await drafts.read('one', 1)).toBeNull();
  expect(await drafts.read('two', 1)).not.toBeNull();
  drafts.keep('two', { name: 'Still typing' }, 1);
  drafts.forget();
  await drafts.settle();
  expect(existsSync(file)).toBe(false);
  expect(secrets.size).toBe(0);
  drafts.userChanged('ana');
  expect(await drafts.read('two', 1)).toBeNull();
  drafts.keep('two', values, 1);
  await drafts.settle();
  expect(existsSync(file)).toBe(true);
});

it('is removed with the window that discarded it, without affecting other windows', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  drafts.keep('one', values, 1);
  drafts.keep('two', values, 2);
  drafts.keep('three', values, 1);
  drafts.keep('three', { name: 'Of two' }, 2);
  drafts.discardOf(1);
  drafts.keep('two', null, 1);
  expect(await drafts.read('three', 1)).toBeNull();
  drafts.windowClosed(2);
  expect(await drafts.read('three', 1)).toMatchObject({ values: { name: 'Of two' } });
  await drafts.settle();
  const after = start();
  after.userChanged('ana');
  expect(await after.read('one', 1)).toBeNull();
  expect(await after.read('two', 1)).toMatchObject({ values });
  expect(await after.read('three', 1)).toMatchObject({ values: { name: 'Of two' } });
});

it('stays removed if it was discarded before the file was read', async () => {
  const before = start();
  before.userChanged('ana');
  before.keep('one', values, 1);
  before.keep('two', values, 1);
  await before.settle();
  const after = start();
  after.userChanged('ana');
  after.keep('one', null, 1);
  expect(await after.read('one', 1)).toBeNull();
  await after.settle();
  const third = start();
  third.userChanged('ana');
  expect(await third.read('one', 1)).toBeNull();
  expect(await third.read('two', 1)).not.toBeNull();
});

it('in a file with a locked key is not overwritten', async () => {
  const before = start();
  before.userChanged('ana');
  before.keep('one', values, 1);
  await before.settle();
  isLocked = true;
  const after = start();
  after.userChanged('ana');
  after.keep('two', values, 1);
  await after.settle();
  isLocked = false;
  after.keep('three', values, 1);
  await after.settle();
  const third = start();
  third.userChanged('ana');
  for (const key of ['one', 'two', 'three']) expect(await third.read(key, 1)).toMatchObject({ values });
});

it.each([
  { why: 'the keychain is locked', locked: true, remembered: true },
  { why: 'the login is for this session only', locked: false, remembered: false },
])('stays in memory when $why', async ({ locked, remembered }) => {
  isLocked = locked;
  isRemembered = remembered;
  const drafts = start();
  drafts.userChanged('ana');
  drafts.keep('one', values, 1);
  await drafts.settle();
  expect(existsSync(file)).toBe(false);
  expect(await drafts.read('one', 1)).toMatchObject({ values });
});

it.each([
  ['a broken file', () => writeFileSync(file, 'nonsense')],
  ['an empty file', () => writeFileSync(file, '')],
  ['a file that another key sealed', () => secrets.set('drafts', newSealKey())],
  ['a key that is damaged', () => secrets.set('drafts', 'nonsense')],
  ['a key that is gone', () => secrets.clear()],
] satisfies [string, () => unknown][])(
  '%s is set aside and reported, and the next draft starts a new file',
  async (_what, spoil) => {
    const before = start();
    before.userChanged('ana');
    before.keep('one', values, 1);
    await before.settle();
    spoil();
    const spoilt = readFileSync(file);
    const spent = secrets.get('drafts');
    const drafts = start();
    drafts.userChanged('ana');
    expect(await drafts.read('one', 1)).toBeNull();
    expect(unreadable).toBe(1);
    const aside = readdirSync(folder).filter((name) => name.startsWith('drafts.bin.bad-'));
    expect(aside.map((name) => readFileSync(join(folder, name)))).toEqual([spoilt]);

    drafts.keep('two', values, 1);
    await drafts.settle();
    const after = start();
    after.userChanged('ana');
    expect(await after.read('two', 1)).toMatchObject({ values });
    expect(unreadable).toBe(1);
    expect(secrets.get('drafts')).not.toBe(spent);
  },
);

it('is persisted if the keychain holds an invalid key and no file exists yet', async () => {
  secrets.set('drafts', 'nonsense');
  const drafts = start();
  drafts.userChanged('ana');
  drafts.keep('one', values, 1);
  await drafts.settle();
  const after = start();
  after.userChanged('ana');
  expect(await after.read('one', 1)).toMatchObject({ values });
});

it('detects every change of a sealed draft', () => {
  const key = newSealKey();
  const sealed = seal(key, 'text');
  expect(unseal(key, sealed)).toBe('text');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(unseal(key, sealed)).toBeNull();
  // A truncated authentication tag of four bytes could be guessed.
  expect(unseal(key, seal(key, '').subarray(0, 16))).toBeNull();
});

it('stores up to five million characters, and seals large drafts without blocking main', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  const large = { text: 'x'.repeat(900_000) };
  for (let number = 0; number < 8; number += 1) drafts.keep(`form ${number}`, large, 1);
  expect(await drafts.read('form 2', 1)).toBeNull();
  expect(await drafts.read('form 3', 1)).not.toBeNull();
  await drafts.settle();
  expect(statSync(file).size).toBeLessThan(5_000_000);
  const again = start();
  again.userChanged('ana');
  expect(await again.read('form 7', 1)).toMatchObject({ values: large });
});

it('keeps the fifty most recent drafts', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  for (let number = 0; number < 60; number += 1) drafts.keep(`form ${number}`, values, 1);
  expect(await drafts.read('form 9', 1)).toBeNull();
  expect(await drafts.read('form 10', 1)).not.toBeNull();
  await drafts.settle();
});
