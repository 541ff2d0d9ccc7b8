import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './apiError.ts';

/** Delays a response. Throws 503 at shutdown, because the database is closed then. */
export const pause = async (milliseconds: number, ending?: AbortSignal): Promise<void> => {
  // Unref the timer: the open connection already keeps the process alive.
  await sleep(milliseconds, undefined, { ref: false, ...(ending ? { signal: ending } : {}) }).catch(() => {
    throw new ApiError(503, 'ENDING', 'The server ends');
  });
};
