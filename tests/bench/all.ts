import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Figure, machine, shown } from './figures.ts';

/*
 * Runs benches in sequence against the last build: all of the table by `npm run bench`, or the named ones by
 * `npm run bench -- list live`. The file of figures has those of the previous run, too. Arguments of a single bench
 * follow its name: `npm run bench -- electron --runs=9`.
 */

const output = 'test-results/figures.json';

/** The comparison with another program is last: it needs minutes and a gigabyte of disk. */
const inTable = ['list', 'live', 'slots', 'dashboard', 'windows', 'export'];
const files: Record<string, string> = {
  list: 'list.ts',
  live: 'live.ts',
  slots: 'slots.ts',
  dashboard: 'dashboard.ts',
  windows: 'windows.ts',
  export: 'exports.ts',
  checks: 'checkAll.ts',
  electron: 'electron.ts',
  load: 'firstLoad.mjs',
  unsteady: 'unsteadyServer.ts',
};
const withArguments = ['checks', 'electron', 'export'];

interface Known {
  aim: string;
  now: string;
  before: string;
}

const given = process.argv.slice(2);
const asked = given.filter((word) => word in files);
const rest = given.filter((word) => !(word in files));
if (rest.length > 0 && !(asked.length === 1 && withArguments.includes(asked[0] ?? ''))) {
  console.error(`There is no bench ${rest.join(', ')}: choose among ${Object.keys(files).join(', ')}.`);
  process.exit(2);
}

const known: Record<string, Known> = existsSync(output)
  ? JSON.parse(readFileSync(output, 'utf8')).figures
  : {};
const folder = mkdtempSync(join(tmpdir(), 'bench-figures-'));
const failed: string[] = [];
for (const bench of asked.length > 0 ? asked : inTable) {
  console.log(`\n── ${bench}`);
  const file = join(folder, bench);
  const { status } = spawnSync(process.execPath, [join('tests', 'bench', files[bench] ?? ''), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FIGURES: file },
  });
  if (status !== 0) failed.push(bench);
  if (status !== 0 || !existsSync(file)) continue;
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const { name, value, unit, aim } = JSON.parse(line) as Figure;
    const key = `${bench}: ${name}`;
    known[key] = {
      aim: aim === undefined ? '' : shown(aim, unit),
      now: `${shown(value, unit)}${aim !== undefined && value > aim ? ' missed' : ''}`,
      before: known[key]?.now ?? '',
    };
  }
}
rmSync(folder, { recursive: true });
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, JSON.stringify({ date: new Date(), machine: machine(), figures: known }, null, 2));
console.table(known);
if (failed.length > 0) {
  console.error(`\nNot finished, with figures of an earlier run: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
