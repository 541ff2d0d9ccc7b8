import { rmSync } from 'node:fs';
import { OutdatedDatabase } from './seed/prepareDatabase.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { clockFrom } from './time/clockFrom.ts';

/** Message from the app, sent once after forking this process. */
interface StartMessage {
  orders: number;
  /** Speed of the simulated activity; null: off. */
  live?: number | null;
  seed: number;
  /** Instant at which the clock starts; null: the system clock. */
  now?: string | null;
  accessTtl: number;
  dbFile?: string;
  secret: string;
  faults: boolean;
}

/** Port of Electron's utility process, missing in Node's types. */
interface ParentPort {
  on: (event: 'message', listener: (event: { data: StartMessage }) => void) => void;
  postMessage: (
    message:
      | { type: 'listening'; port: number }
      /** The process continues after `erred`; after `failed` it is unusable. */
      | { type: 'erred' | 'failed'; message: string },
  ) => void;
}

const { parentPort } = process as { parentPort?: ParentPort };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const start = ({
  dbFile = null,
  now = null,
  ...message
}: Omit<StartMessage, 'dbFile'> & { dbFile?: string | null }) =>
  startServer({
    ...message,
    dbFile,
    ...(now === null ? {} : { now: clockFrom(new Date(now)) }),
    host: '127.0.0.1',
    port: 0,
    onError: (error) => parentPort?.postMessage({ type: 'erred', message: messageOf(error) }),
  });

const corrupt = 11;
const notADatabase = 26;
/** Whether SQLite cannot read the file. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  (error.errcode === corrupt || error.errcode === notADatabase);

/** Recreates the sample data if the file is broken or from an older version. */
const startAfresh = async (message: StartMessage): Promise<RunningServer> => {
  try {
    return await start(message);
  } catch (error) {
    const isUseless = error instanceof OutdatedDatabase || isBroken(error);
    if (!isUseless || message.dbFile === undefined) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(message.dbFile + suffix, { force: true });
    return start(message);
  }
};

// SQLite creates files next to the database at any time; restrict all of them to this user.
process.umask(0o077);

// Crash on an unhandled rejection, so that the app restarts the process. Electron would keep it running with
// a request that never gets a response.
process.on('unhandledRejection', (cause) => {
  throw cause;
});

parentPort?.on('message', async ({ data }) => {
  try {
    const { port } = await startAfresh(data);
    parentPort.postMessage({ type: 'listening', port });
  } catch (error) {
    parentPort.postMessage({ type: 'failed', message: messageOf(error) });
  }
});
