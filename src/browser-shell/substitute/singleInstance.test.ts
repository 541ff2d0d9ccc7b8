import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { asChromiumPasses, claimInstance } from './singleInstance.ts';

/** True if the folder can be claimed despite this lock content. */
const isFree = (words: string): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'instance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'shell-instance'));
  writeFileSync(join(folder, 'shell-instance', 'owner'), words);
  return claimInstance(
    folder,
    () => [],
    () => undefined,
  );
};
const beginningOf = (pid: number): string | undefined =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];

it.runIf(process.platform === 'linux')(
  'belongs to a running process, not to a zombie or a reused process id',
  async () => {
    // Parent that never reaps a child started before its `exec`.
    const parent = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    const words = `${child} ${beginningOf(child)}`;
    expect(isFree(words)).toBe(false);
    // The process id was reused.
    expect(isFree(`${child} 1`)).toBe(true);
    process.kill(child, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${child}/stat`, 'utf8')).toContain(') Z ');
    expect(isFree(words)).toBe(true);
    parent.kill();
  },
);

it.each(['', 'nonsense'])('is free if the lock contains %j', (words) => expect(isFree(words)).toBe(true));

it('reports a second start like Chromium: switches first, including its own', () => {
  const own = '--secure-schemes=app';
  expect(asChromiumPasses(['app', '.', 'backoffice://x', '--api=https://a.example', '-v'], [own])).toEqual([
    'app',
    '--api=https://a.example',
    '-v',
    own,
    '.',
    'backoffice://x',
  ]);
  expect(asChromiumPasses(['app', '--', '--not-a-switch'], [own])).toEqual([
    'app',
    own,
    '--',
    '--not-a-switch',
  ]);
});
