import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createKeychain, type Keychain } from '../../src/main/auth/keychain.ts';
import { type Keyring, startKeyring } from '../support/keyring.ts';
import { startKeychainHost } from '../support/keyringHost.ts';

const account = 'https://api.backoffice.example';
const canary = `canary-${'0123456789abcdef'.repeat(200)}`;
/** Time limit for answers in any state of the keychain, including the start of its process. */
const limitMs = 20_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const openKeychain = (env: NodeJS.ProcessEnv): Keychain => {
  const keychain = createKeychain({ start: () => startKeychainHost(env) });
  cleanUps.push(keychain.close);
  return keychain;
};

const openKeyring = async (prompt?: 'dismissed' | 'ignored'): Promise<Keyring> => {
  const keyring = await startKeyring(prompt ? { prompt } : {});
  cleanUps.push(keyring.close);
  return keyring;
};

const answered = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  const start = performance.now();
  const answer = await work;
  expect(performance.now() - start).toBeLessThan(limitMs);
  return answer;
};

const filesWith = (directory: string, text: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));

describe('a real keyring', () => {
  it('stores, returns, replaces and removes a long secret', async () => {
    const { env, directory } = await openKeyring();
    const keychain = openKeychain(env);
    expect(await keychain.getPassword(account)).toEqual({ outcome: 'absent' });
    expect(await keychain.setPassword(account, canary)).toBe('ok');
    expect(await keychain.getPassword(account)).toEqual({ outcome: 'ok', password: canary });
    expect(await keychain.getPassword('https://other.example')).toEqual({ outcome: 'absent' });
    expect(await keychain.setPassword(account, 'short')).toBe('ok');
    expect(await keychain.getPassword(account)).toEqual({ outcome: 'ok', password: 'short' });
    expect(filesWith(directory, canary.slice(0, 40))).toEqual([]);
    expect(await keychain.deletePassword(account)).toBe('ok');
    expect(await keychain.getPassword(account)).toEqual({ outcome: 'absent' });
  });

  it('reports that it is locked, and stores nothing in plain text', async () => {
    const { env, directory, lock } = await openKeyring();
    const keychain = openKeychain(env);
    await keychain.setPassword(account, canary);
    lock();
    expect(await answered(keychain.getPassword(account))).toEqual({ outcome: 'locked' });
    expect(await answered(keychain.setPassword(account, canary))).toBe('locked');
    expect(await answered(keychain.deletePassword(account))).toBe('locked');
    expect(filesWith(directory, canary.slice(0, 40))).toEqual([]);
  });

  it('does not wait for an open unlock prompt, and closes without waiting', async () => {
    const { env, lock } = await openKeyring('ignored');
    const keychain = openKeychain(env);
    await keychain.setPassword(account, canary);
    lock();
    expect(await answered(keychain.getPassword(account))).toEqual({ outcome: 'timeout' });
    const closing = performance.now();
    keychain.close();
    expect(performance.now() - closing).toBeLessThan(10_000);
  });

  it('times out while hung without blocking this process, and works again afterwards', async () => {
    const { env, freeze, thaw } = await openKeyring();
    const keychain = openKeychain(env);
    await keychain.setPassword(account, canary);
    freeze();
    let longestGap = 0;
    let last = performance.now();
    const heartbeat = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - last);
      last = performance.now();
    }, 20);
    expect(await answered(keychain.getPassword(account))).toEqual({ outcome: 'timeout' });
    clearInterval(heartbeat);
    // A blocking call would last until the keychain answers.
    expect(longestGap).toBeLessThan(2500);
    thaw();
    expect(await keychain.getPassword(account)).toEqual({ outcome: 'ok', password: canary });
  });

  it('performs a wipe requested while hung, after the save before it', async () => {
    const { env, freeze, thaw } = await openKeyring();
    const keychain = openKeychain(env);
    await keychain.setPassword(account, 'old');
    freeze();
    const saved = keychain.setPassword(account, canary);
    const wiped = keychain.deletePassword(account);
    expect([await answered(saved), await answered(wiped)]).toEqual(['timeout', 'timeout']);
    thaw();
    expect(await keychain.getPassword(account)).toEqual({ outcome: 'absent' });
  });
});

describe('no keyring', () => {
  it('reports unavailable without a bus', async () => {
    const runtime = mkdtempSync(join(tmpdir(), 'no-bus-'));
    cleanUps.push(() => rmSync(runtime, { recursive: true }));
    const { DBUS_SESSION_BUS_ADDRESS: _bus, ...env } = process.env;
    const keychain = openKeychain({ ...env, XDG_RUNTIME_DIR: runtime });
    expect(await answered(keychain.getPassword(account))).toEqual({ outcome: 'unavailable' });
    expect(await answered(keychain.setPassword(account, canary))).toBe('unavailable');
    expect(await answered(keychain.deletePassword(account))).toBe('unavailable');
    expect(filesWith(runtime, canary.slice(0, 40))).toEqual([]);
  });
});
