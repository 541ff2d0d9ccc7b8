import { renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Windows refuses a rename while a virus scanner or indexer has the target open. */
const delaysMs = [50, 200, 800];
/** Main stands still meanwhile. */
const blockingDelaysMs = [10, 40, 100];

const mayPass = (cause: unknown): boolean => {
  const { code } = cause as NodeJS.ErrnoException;
  return code === 'EPERM' || code === 'EBUSY' || code === 'EACCES';
};

export const renameWithPatience = async (from: string, to: string): Promise<void> => {
  for (const delayMs of delaysMs) {
    try {
      return await rename(from, to);
    } catch (cause) {
      if (!mayPass(cause)) throw cause;
      await sleep(delayMs);
    }
  }
  return rename(from, to);
};

export const renameWithPatienceSync = (from: string, to: string): void => {
  for (const delayMs of blockingDelaysMs) {
    try {
      renameSync(from, to);
      return;
    } catch (cause) {
      if (!mayPass(cause)) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
    }
  }
  renameSync(from, to);
};
