import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Keychain } from '../auth/keychain.ts';
import { createDraftFile } from './draftFile.ts';
import { createDrafts } from './drafts.ts';
import { newSealKey, seal, unseal } from './sealedText.ts';

let folder: string;
let file: string;
let secrets: Map<string, string>;
let isLocked: boolean;
let isRemembered: boolean;

/** Behaves as the keychain's own tests say that it does. */
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
    file: createDraftFile(file, keychain),
    isRemembered: () => isRemembered,
    log: { info: () => undefined, error: () => undefined },
  });
const values = { name: 'Half a na', phoneNumber: '+34 600' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  file = join(folder, 'drafts.bin');
  secrets = new Map();
  isLocked = false;
  isRemembered = true;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps what was typed over a restart, readable by nobody else', async () => {
  const before = start();
  before.userChanged('ana');
  before.keep('companies:es:1', values, 1);
  await before.settle();
  expect(readFileSync(file).includes('Half a na')).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const after = start();
  after.userChanged('ana');
  expect(await after.read('companies:es:1')).toMatchObject({ values });
  expect(await after.read('companies:es:2')).toBeNull();

  const other = start();
  other.userChanged('eva');
  expect(await other.read('companies:es:1')).toBeNull();
});

it('goes with saving, with letting go and with logging out', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  drafts.keep('one', values, 1);
  drafts.keep('two', values, 1);
  drafts.keep('one', null, 1);
  await drafts.settle();
  expect(await drafts.read('one')).toBeNull();
  expect(await drafts.read('two')).not.toBeNull();
  drafts.forget();
  await drafts.settle();
  expect(existsSync(file)).toBe(false);
  expect(secrets.size).toBe(0);
  drafts.userChanged('ana');
  expect(await drafts.read('two')).toBeNull();
});

it('goes with the window that it was let go in, and no other does', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  drafts.keep('one', values, 1);
  drafts.keep('two', values, 2);
  drafts.keep('three', values, 1);
  drafts.keep('three', values, 2);
  drafts.discardOf(1);
  await drafts.settle();
  const after = start();
  after.userChanged('ana');
  expect(await after.read('one')).toBeNull();
  for (const key of ['two', 'three']) expect(await after.read(key)).toMatchObject({ values });
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
  expect(await drafts.read('one')).toMatchObject({ values });
});

it('a broken file, or one that another key sealed, is as if it were not there', async () => {
  secrets.set('drafts', newSealKey());
  for (const content of [Buffer.from('nonsense'), Buffer.alloc(0), seal(newSealKey(), '{}')]) {
    writeFileSync(file, content);
    const drafts = start();
    drafts.userChanged('ana');
    expect(await drafts.read('one')).toBeNull();
  }
  const key = newSealKey();
  const sealed = seal(key, 'text');
  expect(unseal(key, sealed)).toBe('text');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(unseal(key, sealed)).toBeNull();
  // A seal of four bytes could be guessed.
  expect(unseal(key, seal(key, '').subarray(0, 16))).toBeNull();
});

it('holds the fifty that were typed last', async () => {
  const drafts = start();
  drafts.userChanged('ana');
  for (let number = 0; number < 60; number += 1) drafts.keep(`form ${number}`, values, 1);
  expect(await drafts.read('form 9')).toBeNull();
  expect(await drafts.read('form 10')).not.toBeNull();
  await drafts.settle();
});
