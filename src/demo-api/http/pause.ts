import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './apiError.ts';

/** Lets time pass before an answer; when the server ends meanwhile, its data is gone and there is none. */
export const pause = async (milliseconds: number, ending?: AbortSignal): Promise<void> => {
  // Without a hold on the process: the connection that waits for the answer has one.
  await sleep(milliseconds, undefined, { ref: false, ...(ending ? { signal: ending } : {}) }).catch(() => {
    throw new ApiError(503, 'ENDING', 'The server ends');
  });
};
