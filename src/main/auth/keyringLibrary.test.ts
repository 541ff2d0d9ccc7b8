import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keychainProblemOf, keyringFlags, loadKeyring } from './keyringLibrary.ts';

it('an installed app loads only the file next to its archive', () => {
  const resources = mkdtempSync(join(tmpdir(), 'resources-'));
  onTestFinished(() => rmSync(resources, { recursive: true, force: true }));
  const flags = keyringFlags(true, resources);
  expect(() => loadKeyring(flags)).toThrow(/keyring\.node/);

  const [installed = ''] = globSync('node_modules/@napi-rs/keyring-*/*.node');
  mkdirSync(join(resources, 'app.asar.unpacked'));
  copyFileSync(installed, join(resources, 'app.asar.unpacked', 'keyring.node'));
  expect(loadKeyring(['program', 'entry.js', ...flags]).Entry).toBeTypeOf('function');
});

it('an app started from the sources loads the installed package', () => {
  expect(keyringFlags(false, '/unused')).toEqual([]);
  expect(loadKeyring(['program', 'entry.js']).Entry).toBeTypeOf('function');
});

it.each([
  ["Couldn't access platform storage: Secret Service: unlock prompt was dismissed", 'locked'],
  ["Couldn't access platform storage: Secret Service: object locked", 'locked'],
  ["Couldn't access platform storage: User interaction is not allowed.", 'locked'],
  ['Platform failure: User canceled the operation.', 'locked'],
  ['Platform failure: The user name or passphrase you entered is not correct.', 'locked'],
  ['Platform failure: DBus error: Did not receive a reply. Possible causes include: …', 'timeout'],
  ['Platform failure: DBus error: Using X11 for dbus-daemon autolaunch was disabled', 'unavailable'],
  ["Couldn't access platform storage: Secret Service: no result found", 'unavailable'],
])('classifies %s as %s', (message, outcome) => {
  expect(keychainProblemOf(new Error(message))).toBe(outcome);
});

it('classifies an error that is a plain string', () => {
  expect(keychainProblemOf('Secret Service: object locked')).toBe('locked');
});
