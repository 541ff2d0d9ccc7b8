import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { utilityProcess } from 'electron';
import type { EventMap } from '#shared/ipc/events.ts';
import type { Log } from '../platform/log.ts';
import { makePrivateFile } from '../platform/privateFiles.ts';

type DemoState = EventMap['demo.changed']['state'];

export interface DemoServer {
  /** Starts the server if necessary. Resolves once it listens or has failed. */
  ready(): Promise<void>;
  /** Address of the server; `null` while it starts or after a failure. */
  target(): { origin: string; headers: Record<string, string> } | null;
  stop(): void;
}

interface DemoOptions {
  entry: string;
  /** `null`: the data ends with the server. */
  dbFile: string | null;
  orders: number;
  /** Speed of changes in the data; 0: none. */
  live: number;
  seed?: number;
  /** Instant at which its clock starts; `null`: the system clock. */
  startsAt?: string | null;
  faults?: boolean;
  /** Called with the address at each start. */
  onListening?: (origin: string) => void;
  log: Log;
  onState: (state: DemoState) => void;
  now?: () => number;
}

/** More crashes than this within a minute suspend restarts for `restMs`. */
const maxRestarts = 3;
const restartWindowMs = 60_000;
/** Back-off after a failed start. Requests do not try another start until it is over. */
const restMs = 10_000;

type Answer = { type: 'listening'; port: number } | { type: 'erred' | 'failed'; message: string };

/** Runs the sample-data API in a separate process and restarts it after a crash. */
export const createDemoServer = (options: DemoOptions): DemoServer => {
  const { entry, dbFile, orders, live, seed = 1, startsAt = null, faults = false } = options;
  const { log, onState, onListening, now = () => performance.now() } = options;
  const secret = randomBytes(32).toString('base64url');
  let child: Electron.UtilityProcess | null = null;
  let origin: string | null = null;
  let starting: Promise<void> | null = null;
  let stopped = false;
  let crashes: number[] = [];
  let restsUntil = 0;

  const rest = (): void => {
    restsUntil = now() + restMs;
    onState('failed');
  };

  const onExit = (hasFailed: boolean): void => {
    child = null;
    origin = null;
    starting = null;
    if (stopped || hasFailed) return;
    crashes = [...crashes.filter((time) => now() - time < restartWindowMs), now()];
    log.error(`The sample-data server stopped (${crashes.length} in a minute)`);
    if (crashes.length > maxRestarts) {
      rest();
      return;
    }
    onState('restarting');
    void start();
  };

  const fork = (): Promise<void> =>
    new Promise((resolve) => {
      const started = utilityProcess.fork(entry, [], { serviceName: 'Sample data', stdio: 'ignore' });
      let hasFailed = false;
      child = started;
      started.once('exit', () => {
        onExit(hasFailed);
        resolve();
      });
      started.on('message', (answer: Answer) => {
        if (answer.type === 'listening') {
          origin = `http://127.0.0.1:${answer.port}`;
          onListening?.(origin);
          onState('running');
          resolve();
          return;
        }
        if (answer.type === 'erred') {
          log.error(`The sample-data server met an error: ${answer.message}`);
          return;
        }
        log.error(`The sample-data server could not start: ${answer.message}`);
        hasFailed = true;
        rest();
        // The promise resolves when this process has exited, so that two servers never run at once.
        started.kill();
      });
      started.postMessage({ orders, live, seed, now: startsAt, accessTtl: 900, dbFile, secret, faults });
    });

  const start = async (): Promise<void> => {
    if (stopped || (!starting && now() < restsUntil)) return;
    starting ??= fork().catch((cause: unknown) => {
      log.error('The sample-data server could not be forked', cause);
      starting = null;
      rest();
    });
    await starting;
  };

  return {
    ready: start,
    target: () => (origin ? { origin, headers: { 'x-demo-secret': secret } } : null),
    stop: () => {
      stopped = true;
      child?.kill();
    },
  };
};

const filePattern = /^sample-data-\d+\.sqlite(?:-wal|-shm)?$/;
/** Sample data is dated around the day it was generated. It is regenerated once it looks abandoned. */
const freshForMs = 7 * 24 * 60 * 60 * 1000;

const removeOld = (directory: string, now: number): void => {
  const names = readdirSync(directory).filter((name) => filePattern.test(name));
  const isOld = (name: string): boolean => now - statSync(join(directory, name)).birthtimeMs > freshForMs;
  const oldOnes = names.filter((name) => name.endsWith('.sqlite') && isOld(name));
  for (const name of oldOnes) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(directory, `${name}${suffix}`), { force: true });
  }
};

/** Path of the sample database, after outdated ones were removed. */
export const sampleDatabase = (directory: string, orders: number, now: number): string => {
  try {
    removeOld(directory, now);
  } catch {
    // A read-only profile must not prevent the start, least of all with another server.
  }
  const file = join(directory, `sample-data-${orders}.sqlite`);
  for (const suffix of ['', '-wal', '-shm']) makePrivateFile(file + suffix);
  return file;
};
