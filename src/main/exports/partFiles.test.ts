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

it('a file being written is not touched by who sweeps its folder', async () => {
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

it('a part that another running app is writing stays; when that app was killed, it goes', async () => {
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

it('a part of another computer goes only when it has rested for a day', async () => {
  const fresh = deadPart(1, { host: 'another computer' });
  const old = deadPart(2, { host: 'another computer' });
  leave(fresh);
  leave(old);
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(join(directory, old), longAgo, longAgo);
  expect(await sweepParts(directory)).toBe(true);
  expect(readdirSync(directory)).toEqual([fresh]);
});

it('what an earlier app with the same process id left goes', async () => {
  leave(deadPart(1, { pid: process.pid }));
  expect(await sweepParts(directory)).toBe(false);
  expect(readdirSync(directory)).toEqual([]);
});

it('left-overs that cannot be removed are left for another time', async () => {
  mkdirSync(join(directory, deadPart(1)));
  leave(deadPart(2));
  expect(await sweepParts(directory)).toBe(true);
  expect(readdirSync(directory)).toEqual([deadPart(1)]);
  expect(await sweepParts(join(directory, 'missing'))).toBe(false);
});

it('files that only look alike stay', async () => {
  leave(deadPart(1));
  leave('mine.backoffice-part');
  await sweepParts(directory);
  expect(readdirSync(directory)).toEqual(['mine.backoffice-part']);
});

it('a finished file has the rights that the umask gives', async () => {
  const target = join(directory, 'list.csv');
  await writeWholeFile({ target, write: async ({ take }) => take(Buffer.from('x')) });
  leave('by hand');
  expect(statSync(target).mode).toBe(statSync(join(directory, 'by hand')).mode);
});
