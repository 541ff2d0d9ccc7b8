import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweepParts } from '../../src/main/platform/partFiles.ts';

/* Kills a process that rewrites a file at random moments. The file must always be complete. */

const kills = Number(process.argv[2] ?? 200);
const lines = 3;
const longestMs = 250;
const directory = mkdtempSync(join(tmpdir(), 'kills-'));
const target = join(directory, 'list.csv');

const isWhole = (text: string): boolean => {
  const rows = text.split('\n');
  return rows.length === lines + 1 && rows.at(-1) === `${rows[0]?.split(',')[0]},end`;
};

let torn = 0;
let inTheMiddle = 0;
let maxParts = 0;
try {
  for (let kill = 0; kill < kills; kill += 1) {
    const child = fork('src/main/exports/testing/writeOften.ts', [target, '100000', String(lines)], {
      stdio: 'ignore',
    });
    await once(child, 'message');
    await sleep(Math.random() * longestMs);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const files = readdirSync(directory);
    const parts = files.filter((name) => name !== 'list.csv').length;
    maxParts = Math.max(maxParts, parts);
    if (parts > 0) inTheMiddle += 1;
    if (files.includes('list.csv') && !isWhole(readFileSync(target, 'utf8'))) torn += 1;
    await sweepParts(directory);
    if (readdirSync(directory).some((name) => name !== 'list.csv')) throw new Error('A part was not swept');
  }
  console.log(
    `${kills} kills, ${inTheMiddle} in the middle of a file: ${torn} torn, at most ${maxParts} part`,
  );
  if (torn > 0 || maxParts > 1) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
