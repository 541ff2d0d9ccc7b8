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
}

/** More crashes than this within a minute, and starting it again is given up. */
const maxRestarts = 3;
const restartWindowMs = 60_000;

type Answer = { type: 'listening'; port: number } | { type: 'failed'; message: string };

/** Runs the sample-data API in a process of its own, and starts it again when it dies. */
export const createDemoServer = ({ entry, dbFile, orders, log, onState }: DemoParts): DemoServer => {
  const secret = randomBytes(32).toString('base64url');
  let child: Electron.UtilityProcess | null = null;
  let origin: string | null = null;
  let starting: Promise<void> | null = null;
  let stopped = false;
  let crashes: number[] = [];

  const onExit = (): void => {
    child = null;
    origin = null;
    starting = null;
    if (stopped) return;
    const now = Date.now();
    crashes = [...crashes.filter((time) => now - time < restartWindowMs), now];
    log.error(`The sample-data server stopped (${crashes.length} in a minute)`);
    if (crashes.length > maxRestarts) {
      onState('failed');
      return;
    }
    onState('restarting');
    void start();
  };

  const start = (): Promise<void> => {
    starting ??= new Promise((resolve) => {
      const started = utilityProcess.fork(entry, [], { serviceName: 'Sample data', stdio: 'ignore' });
      child = started;
      started.once('exit', () => {
        resolve();
        onExit();
      });
      started.on('message', (answer: Answer) => {
        if (answer.type === 'listening') {
          origin = `http://127.0.0.1:${answer.port}`;
          onState('running');
        } else {
          log.error(`The sample-data server could not start: ${answer.message}`);
          onState('failed');
        }
        resolve();
      });
      started.postMessage({ orders, seed: 1, accessTtl: 900, dbFile, secret, faults: false });
    });
    return starting;
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
