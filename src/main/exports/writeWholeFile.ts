import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The part files that this process is writing. */
const liveParts = new Set<string>();
const partPattern = /^\.[0-9a-f]{12}\.backoffice-part$/;
/** Windows refuses a rename while a virus scanner or indexer has the target open. */
const renameDelaysMs = [50, 200, 800];

const renameWithPatience = async (from: string, to: string): Promise<void> => {
  for (const delayMs of [...renameDelaysMs, null]) {
    try {
      return await rename(from, to);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (delayMs === null || (code !== 'EPERM' && code !== 'EBUSY' && code !== 'EACCES')) throw cause;
      await sleep(delayMs);
    }
  }
};

type Write = (append: (text: string | Uint8Array) => Promise<void>) => Promise<void>;

const writePart = async (part: string, write: Write): Promise<void> => {
  const file = await open(part, 'wx', 0o600);
  try {
    await write(async (text) => {
      await file.writeFile(text);
    });
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Writes a file so that it is there whole or not at all: into a part file beside the target, flushed to the
 * disk, then renamed over it. An old file stays untouched until that moment.
 */
export const writeWholeFile = async (target: string, write: Write): Promise<void> => {
  const name = `.${randomBytes(6).toString('hex')}.backoffice-part`;
  const part = join(dirname(target), name);
  liveParts.add(name);
  try {
    await writePart(part, write);
    await renameWithPatience(part, target);
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  } finally {
    liveParts.delete(name);
  }
};

/** Removes part files that a killed app left in a folder; one that cannot be removed is left for another time. */
export const sweepParts = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  const parts = names.filter((name) => partPattern.test(name) && !liveParts.has(name));
  await Promise.allSettled(parts.map((name) => rm(join(directory, name), { force: true })));
};
