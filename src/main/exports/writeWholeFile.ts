import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimPart, releasePart } from './partFiles.ts';

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
  // With the rights that the person's umask gives: what is saved for others must be readable for them.
  const file = await open(part, 'wx');
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
  const name = claimPart();
  const part = join(dirname(target), name);
  try {
    await writePart(part, write);
    await renameWithPatience(part, target);
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  } finally {
    releasePart(name);
  }
};
