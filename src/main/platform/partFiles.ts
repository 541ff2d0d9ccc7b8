import { createHash, randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Process ids are unique per computer only: a network folder may hold parts of several computers. */
const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const partPattern = /^\.([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{12}\.backoffice-part$/;
/**
 * A live part is written every few seconds. One unchanged for this long is abandoned, whichever computer
 * started it.
 */
const restingMs = 24 * 60 * 60 * 1000;

const liveParts = new Set<string>();

export const claimPart = (): string => {
  const name = `.${computer}-${process.pid}-${randomBytes(6).toString('hex')}.backoffice-part`;
  liveParts.add(name);
  return name;
};

export const releasePart = (name: string): boolean => liveParts.delete(name);

/** Runs `work` with the path of a new part file of `file`, and removes the part if it fails. */
export const withPart = async <Value>(
  file: string,
  work: (part: string) => Promise<Value>,
): Promise<Value> => {
  const name = claimPart();
  const part = join(dirname(file), name);
  try {
    return await work(part);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw cause;
  } finally {
    releasePart(name);
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // The process exists but belongs to another user.
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isLive = async (directory: string, name: string, [, host, pid]: RegExpExecArray): Promise<boolean> => {
  if (liveParts.has(name)) return true;
  if (host === computer && (Number(pid) === process.pid || !isRunning(Number(pid)))) return false;
  const info = await stat(join(directory, name)).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs < restingMs;
};

/**
 * Removes part files that killed apps left in a folder. Parts that cannot be removed are retried on a later
 * sweep. Returns true if parts remain.
 */
export const sweepParts = async (directory: string): Promise<boolean> => {
  const names = await readdir(directory).catch(() => []);
  const kept = await Promise.all(
    names.map(async (name) => {
      const parts = partPattern.exec(name);
      if (!parts) return false;
      if (await isLive(directory, name, parts)) return true;
      return rm(join(directory, name), { force: true }).then(
        () => false,
        () => true,
      );
    }),
  );
  return kept.includes(true);
};

/** Retry delays. Windows refuses a rename while a virus scanner or indexer has the target open. */
const delaysMs = [50, 200, 800];
/** Shorter, because they block main. */
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
