import { rmSync } from 'node:fs';
import { OutdatedDatabase } from './seed/prepareDatabase.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** What the app sends once, right after it forked this process. */
interface StartMessage {
  orders: number;
  /** Null: the data stands still. */
  live?: number | null;
  seed: number;
  accessTtl: number;
  dbFile?: string;
  secret: string;
  faults: boolean;
}

/** Electron's utility process; Node's types do not know it. */
interface ParentPort {
  on: (event: 'message', listener: (event: { data: StartMessage }) => void) => void;
  postMessage: (
    message:
      | { type: 'listening'; port: number }
      /** It goes on after `erred`; after `failed` it is of no use. */
      | { type: 'erred' | 'failed'; message: string },
  ) => void;
}

const { parentPort } = process as { parentPort?: ParentPort };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const start = ({ dbFile = null, ...message }: Omit<StartMessage, 'dbFile'> & { dbFile?: string | null }) =>
  startServer({
    ...message,
    dbFile,
    host: '127.0.0.1',
    port: 0,
    onError: (error) => parentPort?.postMessage({ type: 'erred', message: messageOf(error) }),
  });

const corrupt = 11;
const notADatabase = 26;
/** What SQLite says of a file that it cannot read. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  (error.errcode === corrupt || error.errcode === notADatabase);

/** Sample data of an older app, or in a broken file, is no loss: it is made again. */
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

// What SQLite makes beside the database, it makes now and then: all of it is for this person only.
process.umask(0o077);

// Electron would let the process live on, with a call that nobody answers; ended, it is started again.
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
