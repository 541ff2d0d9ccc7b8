import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepParts } from '../../src/main/platform/partFiles.ts';

const writer = fileURLToPath(new URL('../../src/main/exports/testing/writeOften.ts', import.meta.url));
const lines = 2;

let directory = '';
let target = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'files-'));
  target = join(directory, 'list.csv');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const isWhole = (text: string): boolean => {
  const rows = text.split('\n');
  const first = rows[0]?.split(',')[0];
  return rows.length === lines + 1 && rows.at(-1) === `${first},end`;
};

/**
 * Writes the file repeatedly and kills the writer after `steps` of its
 * steps. Returns the number of finished files.
 */
const writeUntilKilled = async (steps: number): Promise<number> => {
  const child = fork(writer, [target, '1000', String(lines)], { stdio: 'ignore' });
  let count = 0;
  let files = 0;
  child.on('message', (told) => {
    count += 1;
    if (told === 'whole') files += 1;
    if (count === steps) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  return files;
};

it('a kill at any moment leaves no damaged file, and partial files are removed', async () => {
  let files = 0;
  // A file takes three steps, so each of its stages is hit.
  for (let round = 0; round < 6; round += 1) {
    files += await writeUntilKilled(12 + round);
    expect(isWhole(readFileSync(target, 'utf8'))).toBe(true);
    await sweepParts(directory);
    expect(readdirSync(directory)).toEqual(['list.csv']);
  }
  expect(files).toBeGreaterThanOrEqual(20);
}, 60_000);

it('a full disk leaves the old file and no part of the new one', async () => {
  writeFileSync(target, 'old');
  const limited = `ulimit -f 4; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, writer, target, '1', '100'], {
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).not.toBe(0);
  expect(readFileSync(target, 'utf8')).toBe('old');
  expect(readdirSync(directory)).toEqual(['list.csv']);
});
