import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimPart, releasePart, renameWithPatience, renameWithPatienceSync } from './partFiles.ts';

/** Files of ours are for the person who runs the app, on a computer that several share too. */
export const privateFileMode = 0o600;
const privateFolderMode = 0o700;

/** Not being allowed to is no reason not to start. */
const closeToOthers = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch {
    // Not there yet, or not ours to change.
  }
};

/** For a file that an older version may have left open to others. */
export const makePrivateFile = (file: string): void => closeToOthers(file, privateFileMode);

/**
 * The folder of settings, log and sample data. One that was named on the command line and was there before keeps its
 * rights: it may hold more than what is ours.
 */
export const makePrivateFolder = (folder: string, isNamed: boolean): void => {
  // Throws where no folder can be made: Electron's `setPath` would take it, and its instance lock be refused.
  const isNew = mkdirSync(folder, { recursive: true, mode: privateFolderMode }) !== undefined;
  try {
    if (isNew || !isNamed) closeToOthers(folder, privateFolderMode);
  } catch {
    // The first file that cannot be written says so.
  }
};

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
