import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepParts } from '../platform/partFiles.ts';
import { deadPart } from '../platform/testing/deadPart.ts';
import { writeWholeFile } from './writeWholeFile.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const leave = (name: string): void => writeFileSync(join(directory, name), 'torn');

it('a cleanup of the folder leaves the file that is being written', async () => {
  const target = join(directory, 'list.csv');
  await writeWholeFile({
    target,
    write: async ({ take }) => {
      await take(Buffer.from('first'));
      expect(await sweepParts(directory)).toBe(true);
      await take(Buffer.from(' second'));
    },
  });
  expect(readdirSync(directory)).toEqual(['list.csv']);
  expect(readFileSync(target, 'utf8')).toBe('first second');
});

it('keeps the partial file of another running app, and removes it when that app was killed', async () => {
  const writer = fileURLToPath(new URL('./testing/writeForEver.ts', import.meta.url));
  const other = fork(writer, [join(directory, 'theirs.csv')], { stdio: 'ignore' });
  await once(other, 'message');
  const parts = readdirSync(directory);
  expect(parts).toHaveLength(1);
  expect(await sweepParts(directory)).toBe(true);
  expect(readdirSync(directory)).toEqual(parts);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await sweepParts(directory)).toBe(false);
  expect(readdirSync(directory)).toEqual([]);
});

it('keeps the partial file of another computer until it is unchanged for a day', async () => {
  const fresh = deadPart(1, { host: 'another computer' });
  const old = deadPart(2, { host: 'another computer' });
  leave(fresh);
  leave(old);
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(join(directory, old), longAgo, longAgo);
  expect(await sweepParts(directory)).toBe(true);
  expect(readdirSync(directory)).toEqual([fresh]);
});

it('removes partial files of an earlier app with the same process id', async () => {
  leave(deadPart(1, { pid: process.pid }));
  expect(await sweepParts(directory)).toBe(false);
  expect(readdirSync(directory)).toEqual([]);
});

it('ignores leftovers that cannot be removed', async () => {
  mkdirSync(join(directory, deadPart(1)));
  leave(deadPart(2));
  expect(await sweepParts(directory)).toBe(true);
  expect(readdirSync(directory)).toEqual([deadPart(1)]);
  expect(await sweepParts(join(directory, 'missing'))).toBe(false);
});

it('keeps files with similar names', async () => {
  leave(deadPart(1));
  leave('mine.backoffice-part');
  await sweepParts(directory);
  expect(readdirSync(directory)).toEqual(['mine.backoffice-part']);
});

it('gives a finished file the permissions of the umask', async () => {
  const target = join(directory, 'list.csv');
  await writeWholeFile({ target, write: async ({ take }) => take(Buffer.from('x')) });
  leave('by hand');
  expect(statSync(target).mode).toBe(statSync(join(directory, 'by hand')).mode);
});
