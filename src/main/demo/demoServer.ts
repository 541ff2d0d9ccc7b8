import { randomBytes } from 'node:crypto';
import { utilityProcess } from 'electron';
import type { EventMap } from '#shared/ipc/events.ts';
import type { Log } from '../platform/log.ts';

type DemoState = EventMap['demo.changed']['state'];

export interface DemoServer {
  /** Starts it if it does not run; resolves when it listens, or when it is clear that it cannot. */
  ready(): Promise<void>;
  /** Where it listens now; null while it starts or after it failed. */
  target(): { origin: string; headers: Record<string, string> } | null;
  stop(): void;
}

interface DemoParts {
  /** The built entry of the demo API. */
  entry: string;
  dbFile: string;
  orders: number;
  log: Log;
  onState: (state: DemoState) => void;
  now?: () => number;
}

/** More crashes than this within a minute, and it rests before it is tried again. */
const maxRestarts = 3;
const restartWindowMs = 60_000;
/** After a start that failed, requests are answered without a server for this long; the next one tries again. */
const restMs = 10_000;

type Answer = { type: 'listening'; port: number } | { type: 'failed'; message: string };

/** Runs the sample-data API in a process of its own, and starts it again when it dies. */
export const createDemoServer = (parts: DemoParts): DemoServer => {
  const { entry, dbFile, orders, log, onState, now = Date.now } = parts;
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
        log.error(`The sample-data server could not start: ${answer.message}`);
        hasFailed = true;
        rest();
        // It said that it is of no use; the promise waits for its end, so that no second one meets the first.
        started.kill();
      });
      started.postMessage({ orders, seed: 1, accessTtl: 900, dbFile, secret, faults: false });
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
