import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Figure } from './reportFigures.ts';

/*
 * Runs benches in sequence against the last build: `npm run bench` the ones of the table, and
 * `npm run bench -- list orders` the named ones, which keeps the other rows. The table compares all figures with
 * the previous ones. Arguments of a single bench follow its name: `npm run bench -- electron --runs=9`.
 */

const table = 'test-results/figures.md';

/** The comparison with another program is last: it needs minutes and a gigabyte of disk. */
const inTable = {
  list: 'list.ts',
  orders: 'orders.ts',
  ahead: 'ahead.ts',
  live: 'live.ts',
  board: 'board.ts',
  everywhere: 'everywhere.ts',
  slots: 'slots.ts',
  dashboard: 'dashboard.ts',
  help: 'help.ts',
  windows: 'windows.ts',
  api: 'apiLists.ts',
  tasks: 'operatorTasks.ts',
  export: 'exports.ts',
};

/** Print their figures only. */
const others = {
  bridge: 'bridge.ts',
  checks: 'checkAll.ts',
  electron: 'electron.ts',
  kills: 'kills.ts',
  load: 'firstLoad.mjs',
  unsteady: 'unsteadyServer.ts',
};

const files: Record<string, string> = { ...inTable, ...others };
const withArguments = ['checks', 'electron', 'kills', 'tasks'];

interface Row {
  bench: string;
  figure: string;
  aim: string;
  now: string;
  before: string;
}

const shown = (value: number, unit: string): string =>
  `${value.toFixed(Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0)} ${unit}`;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const readRows = (): Row[] => {
  if (!existsSync(table)) return [];
  return readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf)
    .slice(1)
    .filter(([first = '']) => !first.startsWith('-'))
    .map(([bench = '', figure = '', aim = '', now = '', before = '']) => ({
      bench,
      figure,
      aim,
      now,
      before,
    }));
};

const runBench = (name: string, figures: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`);
    const child = spawn(process.execPath, [join('tests', 'bench', files[name] ?? ''), ...args], {
      stdio: 'inherit',
      env: { ...process.env, BENCH_FIGURES: figures },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const figuresIn = (file: string): Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Figure)
    : [];

const isMissed = ({ value, aim }: Figure): boolean => aim !== undefined && value > aim;

const rowOf = (bench: string, figure: Figure, earlier: readonly Row[]): Row => ({
  bench,
  figure: figure.name,
  aim: figure.aim === undefined ? '' : shown(figure.aim, figure.unit),
  now: `${shown(figure.value, figure.unit)}${isMissed(figure) ? ' **missed**' : ''}`,
  before:
    earlier
      .find((row) => row.bench === bench && row.figure === figure.name)
      ?.now.replace(' **missed**', '') ?? '',
});

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');

const write = (rows: readonly Row[], failed: readonly string[], loadBefore: string): void => {
  const [processor] = cpus();
  const titles: Row = { bench: 'Bench', figure: 'Figure', aim: 'At most', now: 'Now', before: 'Before' };
  const keys = ['bench', 'figure', 'aim', 'now', 'before'] as const;
  const widths = keys.map((key) => Math.max(...[titles, ...rows].map((row) => row[key].length)));
  const line = (row: Row): string =>
    `| ${keys.map((key, at) => row[key].padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  mkdirSync(dirname(table), { recursive: true });
  writeFileSync(
    table,
    `${[
      '# Figures',
      '',
      'Written by `npm run bench`; docs/performance.md has the targets and conditions. _Before_ is the previous run on this machine.',
      'A busy machine measures up to twice as much: compare runs of similar load only.',
      '',
      `- ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
      `- ${cpus().length} cores (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
      `- load (1, 5 and 15 minutes) before: ${loadBefore}; after: ${load()}`,
      ...(failed.length > 0
        ? [`- not finished, their rows are of an earlier run: ${failed.join(', ')}`]
        : []),
      '',
      line(titles),
      rule,
      ...rows.map(line),
    ].join('\n')}\n`,
  );
};

const given = process.argv.slice(2);
const asked = given.filter((word) => word in files);
const rest = given.filter((word) => !(word in files));
const [only = ''] = asked;
if (rest.length > 0 && !(asked.length === 1 && withArguments.includes(only))) {
  console.error(`There is no bench ${rest.join(', ')}: choose among ${Object.keys(files).join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : Object.keys(inTable);
const earlier = readRows();
const loadBefore = load();
const folder = mkdtempSync(join(tmpdir(), 'bench-figures-'));
const rows: Row[] = [];
const failed: string[] = [];
try {
  for (const bench of Object.keys(files)) {
    const known = earlier.filter((row) => row.bench === bench);
    const figures = join(folder, bench);
    const isDone = wanted.includes(bench) && (await runBench(bench, figures, rest));
    if (wanted.includes(bench) && !isDone) failed.push(bench);
    if (bench in inTable)
      rows.push(...(isDone ? figuresIn(figures).map((figure) => rowOf(bench, figure, earlier)) : known));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) {
  console.error(`\nNot finished: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
if (wanted.some((bench) => bench in inTable)) {
  write(rows, failed, loadBefore);
  console.log(`\nThe table is in ${table}.`);
}
