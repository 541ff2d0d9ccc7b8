import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keyringFlags, loadKeyring } from './keyringLibrary.ts';

it('an installed app loads the one file that lies beside its archive, whatever else there is', () => {
  const resources = mkdtempSync(join(tmpdir(), 'resources-'));
  onTestFinished(() => rmSync(resources, { recursive: true, force: true }));
  const flags = keyringFlags(true, resources);
  expect(() => loadKeyring(flags)).toThrow(/keyring\.node/);

  const [installed = ''] = globSync('node_modules/@napi-rs/keyring-*/*.node');
  mkdirSync(join(resources, 'app.asar.unpacked'));
  copyFileSync(installed, join(resources, 'app.asar.unpacked', 'keyring.node'));
  expect(loadKeyring(['program', 'entry.js', ...flags]).Entry).toBeTypeOf('function');
});

it('started from the sources it loads the installed package', () => {
  expect(keyringFlags(false, '/unused')).toEqual([]);
  expect(loadKeyring(['program', 'entry.js']).Entry).toBeTypeOf('function');
});
