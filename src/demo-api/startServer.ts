import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { createDemoApi, type DemoApiOptions } from './app.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Life } from './live/createLife.ts';
import type { Pace } from './live/orderSteps.ts';
import { prepareDatabase } from './seed/prepareDatabase.ts';

export interface StartOptions extends Omit<DemoApiOptions, 'db'> {
  host: string;
  port: number;
  /** Null: the data is discarded at shutdown. */
  dbFile: string | null;
  seed: number;
  orders: number;
  cities?: number;
  /** Speed of the simulated activity, 1 for real time; null: off. */
  live?: number | null;
}

export interface RunningServer {
  port: number;
  /** Resolves when nothing uses the database any more. */
  close: () => Promise<void>;
}

/** Larger databases use a temporary file instead of memory. */
const maxOrdersInMemory = 100_000;

const databaseName = ({ dbFile, orders }: StartOptions): string =>
  dbFile ?? (orders > maxOrdersInMemory ? '' : ':memory:');

const listen = (server: ReturnType<typeof createAdaptorServer>, { port, host }: StartOptions) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Events per transaction: few, so that concurrent requests hardly wait. */
const eventsAtOnce = 20;
const restMs = 10;

/** Simulates activity in real time. An error ends the simulation, not the server. */
const startLife = async (
  db: DatabaseSync,
  pace: Pace,
  now: () => Date,
  onError?: (error: unknown) => void,
) => {
  // Load on demand: without the simulation its sample texts are not needed.
  const { createLife } = await import('./live/createLife.ts');
  const tickMs = Math.max(100, 1000 / pace.speed);
  let timer: NodeJS.Timeout;
  let life: Life | undefined;
  const tick = (): void => {
    try {
      life ??= createLife(db, pace, now());
      const isBehind = life.advance(now().getTime(), eventsAtOnce) === eventsAtOnce;
      timer = setTimeout(tick, isBehind ? restMs : tickMs);
    } catch (error) {
      onError?.(error);
    }
  };
  tick();
  return { stop: () => clearTimeout(timer) };
};

/** Prepares the data before listening, so that the first connection finds it complete. */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { seed, orders, cities, live, now = () => new Date(), onError } = options;
  const db = openDatabase(databaseName(options));
  try {
    await prepareDatabase(db, { seed, orders, ...(cities ? { cities } : {}), today: now() });
    const ending = new AbortController();
    const api = createDemoApi({ ...options, db, ending: ending.signal });
    const running = new Set<Promise<Response>>();
    const fetch = async (...request: Parameters<typeof api.fetch>): Promise<Response> => {
      const answer = Promise.resolve(api.fetch(...request));
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    };
    const server = createAdaptorServer({ fetch });
    const port = await listen(server, options);
    const life = live ? await startLife(db, { seed, speed: live }, now, onError) : null;
    const close = async (): Promise<void> => {
      life?.stop();
      ending.abort();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      // Wait for running handlers: closing connections does not stop them, and they use the database.
      await Promise.allSettled(running);
      db.close();
    };
    return { port, close };
  } catch (error) {
    db.close();
    throw error;
  }
};
