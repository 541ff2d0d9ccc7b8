import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimPart, releasePart } from './partFiles.ts';
import { privateFileMode } from './privateFolder.ts';
import { renameWithPatience, renameWithPatienceSync } from './renameWithPatience.ts';

/*
 * Files of ours are there whole or as they were before: what is new goes into a part file beside the old one, which nobody
 * else may read, is flushed to the disk, and is then renamed over it. `wx` refuses a part that is there already, were it a
 * link that leads elsewhere; the rename replaces a link and does not follow it.
 */

export const writePrivateFile = async (file: string, content: string | Uint8Array): Promise<void> => {
  const name = claimPart();
  const part = join(dirname(file), name);
  try {
    const handle = await open(part, 'wx', privateFileMode);
    try {
      // Writes until all of it is written: a disk that is nearly full takes a part, and says nothing.
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameWithPatience(part, file);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw cause;
  } finally {
    releasePart(name);
  }
};

/** For what must be on the disk before the next step, such as the layout when the system ends the session. */
export const writePrivateFileSync = (file: string, content: string): void => {
  const name = claimPart();
  const part = join(dirname(file), name);
  try {
    const descriptor = openSync(part, 'wx', privateFileMode);
    try {
      writeFileSync(descriptor, content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameWithPatienceSync(part, file);
  } catch (cause) {
    try {
      rmSync(part, { force: true });
    } catch {
      // The next start sweeps it.
    }
    throw cause;
  } finally {
    releasePart(name);
  }
};
