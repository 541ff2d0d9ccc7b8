import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createDemoApi, type DemoApiOptions } from './app.ts';
import { openDatabase } from './db/openDatabase.ts';
import { prepareDatabase } from './seed/prepareDatabase.ts';

export interface StartOptions extends Omit<DemoApiOptions, 'db'> {
  host: string;
  port: number;
  /** Null: the data lives as long as the server. */
  dbFile: string | null;
  seed: number;
  orders: number;
}

export interface RunningServer {
  port: number;
  close: () => void;
}

/** More orders than this are kept in a private temporary file instead of in memory. */
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

/** Prepares the data, then listens: whoever can connect finds everything there. */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { seed, orders } = options;
  const db = openDatabase(databaseName(options));
  try {
    await prepareDatabase(db, { seed, orders, today: options.now?.() ?? new Date() });
    const server = createAdaptorServer({ fetch: createDemoApi({ ...options, db }).fetch });
    const port = await listen(server, options);
    const close = (): void => {
      server.close(() => db.close());
      if ('closeAllConnections' in server) server.closeAllConnections();
    };
    return { port, close };
  } catch (error) {
    db.close();
    throw error;
  }
};
