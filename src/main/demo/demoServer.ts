import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { utilityProcess } from 'electron';
import type { EventMap } from '#shared/ipc/events.ts';
import type { Log } from '../platform/log.ts';
import { makePrivateFile } from '../platform/privateFiles.ts';

type DemoState = EventMap['demo.changed']['state'];

export interface DemoServer {
  /** Starts it if it does not run; resolves when it listens, or when it is clear that it cannot. */
  ready(): Promise<void>;
  /** Where it listens now; null while it starts or after it failed. */
  target(): { origin: string; headers: Record<string, string> } | null;
  stop(): void;
}

interface DemoOptions {
  /** The built entry of the demo API. */
  entry: string;
  dbFile: string;
  orders: number;
  /** How fast orders come and move on; 0: the data stands still. */
  live: number;
  log: Log;
  onState: (state: DemoState) => void;
  now?: () => number;
}

/** More crashes than this within a minute, and it rests before it is tried again. */
const maxRestarts = 3;
const restartWindowMs = 60_000;
/** After a start that failed, requests are answered without a server for this long; the next one tries again. */
const restMs = 10_000;

type Answer = { type: 'listening'; port: number } | { type: 'erred' | 'failed'; message: string };

/** Runs the sample-data API in a process of its own, and starts it again when it dies. */
export const createDemoServer = (options: DemoOptions): DemoServer => {
  const { entry, dbFile, orders, live, log, onState, now = () => performance.now() } = options;
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
        // It said that it is of no use; the promise waits for its end, so that no second one meets the first.
        started.kill();
      });
      started.postMessage({ orders, live, seed: 1, accessTtl: 900, dbFile, secret, faults: false });
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
/** Sample data is dated around the day it was made; after this it would look abandoned, and is made anew. */
const freshForMs = 7 * 24 * 60 * 60 * 1000;

const removeOld = (directory: string, now: number): void => {
  const names = readdirSync(directory).filter((name) => filePattern.test(name));
  const isOld = (name: string): boolean => now - statSync(join(directory, name)).birthtimeMs > freshForMs;
  const oldOnes = names.filter((name) => name.endsWith('.sqlite') && isOld(name));
  for (const name of oldOnes) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(directory, `${name}${suffix}`), { force: true });
  }
};

/** Where the sample data is kept between starts, once what is too old is gone. */
export const sampleDatabase = (directory: string, orders: number, now: number): string => {
  try {
    removeOld(directory, now);
  } catch {
    // A profile that is read-only must not keep the app from starting, least of all with another server.
  }
  const file = join(directory, `sample-data-${orders}.sqlite`);
  for (const suffix of ['', '-wal', '-shm']) makePrivateFile(file + suffix);
  return file;
};
