import { chmodSync, copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDisplay } from '../../scripts/testElectron/display.mjs';
import { provideTestElectron } from '../../scripts/testElectron/provide.mjs';
import { superAdmin } from '../support/accounts.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { makePlace, removePlace } from '../support/startAhead.ts';
import { runElectron } from '../support/startElectron.ts';
import { testUser } from '../support/testUser.ts';
import { machine, median } from './figures.ts';

/* Start, second window, memory and idle processor time in real Electron: node tests/bench/electron.ts [--runs=9] */

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 9);
const route = '/country/es/companies';
const idleMs = 60_000;
const ticksPerSecond = 100;

const processTree = (root: number): number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const];
      } catch {
        return [];
      }
    });
  const below = (id: number): number[] => [
    id,
    ...parents.filter(([, parent]) => parent === id).flatMap(([child]) => below(child)),
  ];
  return below(root);
};

const memoryOf = (root: number): number =>
  processTree(root).reduce((sum, id) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  }, 0);

const processorSeconds = (root: number): number =>
  processTree(root).reduce((sum, id) => {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    return sum + (Number(fields[12]) + Number(fields[13])) / ticksPerSecond;
  }, 0);

const folderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true }).reduce<number>((sum, name) => {
    const found = statSync(join(folder, String(name)));
    return sum + (found.isFile() ? found.size : 0);
  }, 0);

const figures = new Map<string, number[]>();
const note = (step: string, value: number): void =>
  void figures.set(step, [...(figures.get(step) ?? []), value]);

interface StartOptions {
  origin: string;
  windows: number;
  restMs: number;
  onSettled?: (root: number) => Promise<void>;
}

const start = async (place: ReturnType<typeof makePlace>, options: StartOptions): Promise<void> => {
  const file = join(place.root, 'probe.cjs');
  copyFileSync(join(import.meta.dirname, 'electronProbe.cjs'), file);
  chmodSync(file, 0o644);
  Object.assign(process.env, {
    BENCH_ROUTE: route,
    BENCH_ACCOUNT: JSON.stringify({ ...superAdmin, remember: false }),
    BENCH_WINDOWS: String(options.windows),
    BENCH_REST: String(options.restMs),
  });
  const app = runElectron({ place: () => place }, ['-r', file], `--api=${options.origin}`);
  if (options.onSettled) {
    while (!/"settled"|bench failed/.test(app.output())) await sleep(100);
    await options.onSettled(app.pid);
  }
  const code = await app.ended;
  if (code !== 0) throw new Error(`Electron ended with ${code}:\n${app.output()}`);
  if (options.onSettled) return;
  for (const [, line = ''] of app.output().matchAll(/^figure (.*)$/gm)) {
    const [step, value] = JSON.parse(line) as [string, number];
    if (step !== 'settled') note(step, value);
  }
};

const measureAll = async (origin: string): Promise<void> => {
  const warm = makePlace();
  try {
    // Fill the code cache with two starts.
    for (let count = 0; count < 2; count += 1) await start(warm, { origin, windows: 2, restMs: 0 });
    figures.clear();
    note('built app, MiB', folderSize(resolve(import.meta.dirname, '../../out')) / 2 ** 20);
    for (let count = 0; count < runs; count += 1) await start(warm, { origin, windows: 2, restMs: 0 });
    for (const windows of [1, 2, 6]) {
      await start(warm, {
        origin,
        windows,
        restMs: windows === 1 ? idleMs + 5000 : 4000,
        onSettled: async (root) => {
          await sleep(2000);
          note(`memory with ${windows} windows, MiB PSS`, memoryOf(root));
          if (windows > 1) return;
          const before = processorSeconds(root);
          await sleep(idleMs);
          note('idle, % of a core', ((processorSeconds(root) - before) / (idleMs / 1000)) * 100);
        },
      });
    }
  } finally {
    removePlace(warm);
  }
};

const electron = await provideTestElectron(process.execPath);
if ('reason' in electron) throw new Error(electron.reason);
const api = await startDemoApi({ orders: 5000, deadlineMs: 120_000 });
console.log(machine());
try {
  await electron.run(async (env) => {
    Object.assign(process.env, env);
    const display = await startDisplay(testUser() ?? {});
    Object.assign(process.env, display.env);
    try {
      await measureAll(api.origin);
    } finally {
      await display.stop();
    }
  });
} finally {
  await api.stop();
}
for (const [step, values] of figures) {
  const sorted = values.toSorted((one, other) => one - other);
  console.log(
    `${step.padEnd(34)} ${median(values).toFixed(1).padStart(8)}  [${sorted.map((value) => value.toFixed(0)).join(' ')}]`,
  );
}
console.log(`At the end: ${machine()}`);
