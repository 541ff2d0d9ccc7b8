import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fuseProblems, setFuses } from '../../scripts/packaging/fuses.mjs';

/** Marker before the fuses in Electron's program files. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fuses-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Program file with the marker, version 1, the number of fuses, and each fuse in the wrong state. */
const writeProgram = (name, wrongStates) => {
  const file = join(folder, name);
  const wire = Buffer.from([1, wrongStates.length, ...wrongStates]);
  writeFileSync(file, Buffer.concat([Buffer.from(`program ${sentinel}`), wire, Buffer.from(' more')]));
  return file;
};

const { ENABLE, DISABLE } = FuseState;
const opposite = [ENABLE, DISABLE, ENABLE, ENABLE, DISABLE, DISABLE, ENABLE, ENABLE, DISABLE];

const expected = {
  RunAsNode: DISABLE,
  EnableCookieEncryption: ENABLE,
  EnableNodeOptionsEnvironmentVariable: DISABLE,
  EnableNodeCliInspectArguments: DISABLE,
  EnableEmbeddedAsarIntegrityValidation: ENABLE,
  OnlyLoadAppFromAsar: ENABLE,
  LoadBrowserProcessSpecificV8Snapshot: DISABLE,
  GrantFileProtocolExtraPrivileges: DISABLE,
  WasmTrapHandlers: ENABLE,
};

const read = async (file) => {
  const wire = await getCurrentFuseWire(file);
  return Object.fromEntries(Object.keys(expected).map((name) => [name, wire[FuseV1Options[name]]]));
};

test('each of the nine fuses is set, whatever its previous state', async () => {
  const file = writeProgram('app', opposite);
  await setFuses(file);
  expect(await read(file)).toEqual(expected);
});

test('an unknown fuse stops the packaging', async () => {
  const file = writeProgram('app', [...opposite, ENABLE]);
  await expect(setFuses(file)).rejects.toThrow(/has 10 fuses/);
});

test('an older Electron without a fuse is accepted only in a test that names the fuse', async () => {
  const file = writeProgram('app', opposite.slice(0, 8));
  await expect(setFuses(file)).rejects.toThrow();
  await setFuses(file, ['WasmTrapHandlers']);
  expect(await fuseProblems(file, ['WasmTrapHandlers'])).toEqual([]);
  expect(await fuseProblems(file)).toHaveLength(2);
});
