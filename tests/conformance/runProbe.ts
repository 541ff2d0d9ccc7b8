import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchIn } from '../../src/browser-shell/testing/startTestApp.ts';
import { giveToTestUser } from '../support/testUser.ts';
import { type Hands, handsInElectron, handsInShell } from './hands.ts';

export type Facts = Readonly<Record<string, unknown>>;

export interface ProbeRecord {
  /** Electron's version; `null` in the browser shell. */
  version: string | null;
  facts: Facts;
}

export type Engine = 'electron' | 'shell';

interface Line {
  version?: string | null;
  name?: string;
  value?: unknown;
  ask?: string;
  args?: string[];
  x?: number;
  y?: number;
}

/** Time after which a hanging process is killed and recorded as still running. */
const deadlineMs = 60_000;
const pollMs = 50;

const probes = join(import.meta.dirname, 'probes');
const manifest = {
  name: 'conformance-probe',
  productName: 'Conformance Probe',
  version: '1.2.3',
  type: 'module',
  main: './out/main/main.js',
};

const makeFolder = (probe: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'probe-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'out', 'main'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  cpSync(join(probes, `${probe}.mjs`), join(folder, 'out/main/main.js'));
  for (const name of ['record.mjs', 'preload.cjs'])
    cpSync(join(probes, name), join(folder, 'out/main', name));
  writeFileSync(join(folder, 'record.jsonl'), '');
  // Probes open addresses. An installed browser would start, and keep the output of Electron open.
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/xdg-open'), '#!/bin/sh\n', { mode: 0o755 });
  giveToTestUser(folder);
  return folder;
};

/** Keeps all files in the probe's folder. No session bus: its services answer late or start programs. */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
  HOME: folder,
  XDG_CONFIG_HOME: join(folder, 'config'),
  XDG_RUNTIME_DIR: folder,
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  PROBE_RECORD: join(folder, 'record.jsonl'),
});

const startElectron = (folder: string, args: readonly string[]): ChildProcess => {
  const program = process.env.TEST_ELECTRON;
  if (!program) throw new Error('TEST_ELECTRON names no program');
  const { ELECTRON_RUN_AS_NODE: _, ...env } = { ...process.env, ...environment(folder) };
  return spawn(program, [folder, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
};

const startShell = (folder: string, args: readonly string[]): ChildProcess =>
  launchIn(folder, ['--port=0', ...args], environment(folder));

const linesOf = (folder: string): Line[] =>
  readFileSync(join(folder, 'record.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const endOf = (child: ChildProcess): Promise<{ code: number | null; signal: string | null }> =>
  once(child, 'exit').then(([code, signal]) => ({ code, signal }));

/** Runs a probe in one engine and returns its record, including how the process ended. */
export const runProbe = async (probe: string, engine: Engine): Promise<ProbeRecord> => {
  const folder = makeFolder(probe);
  const start = engine === 'electron' ? startElectron : startShell;
  const child = start(folder, []);
  const children = [child];
  const hands: Hands = engine === 'electron' ? handsInElectron() : handsInShell(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  let end: object | null = null;
  const ending = endOf(child).then((result) => {
    end = result;
  });
  let isAnswered = 0;
  try {
    const deadline = performance.now() + deadlineMs;
    while (!end && performance.now() < deadline) {
      await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, pollMs))]);
      const asked = linesOf(folder).filter((line) => line.ask);
      for (const { ask, args = [], x = 0, y = 0 } of asked.slice(isAnswered)) {
        isAnswered += 1;
        if (ask === 'start') children.push(start(folder, args));
        else if (ask === 'click') await hands.click({ x, y });
        else await hands.mouseBack({ x, y });
      }
    }
    const lines = linesOf(folder);
    const facts = lines.filter(({ name }) => name !== undefined);
    if (facts.length === 0) throw new Error(`${probe} wrote nothing in ${engine}:\n${output}`);
    return {
      version: lines.find(({ version }) => version !== undefined)?.version ?? null,
      facts: {
        ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
        'the end': end ?? 'still running',
      },
    };
  } finally {
    for (const one of children) one.kill('SIGKILL');
    await hands.stop();
    // The killed processes may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
};
