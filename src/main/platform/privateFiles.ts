import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimPart, releasePart, renameWithPatience, renameWithPatienceSync, withPart } from './partFiles.ts';

/** Access for the current user only, in case several users share the computer. */
export const privateFileMode = 0o600;
const privateFolderMode = 0o700;

/** Ignores errors: missing permission is no reason to refuse the start. */
const closeToOthers = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch {
    // The file does not exist yet, or belongs to another user.
  }
};

/** Restricts a file that an older version may have left readable to others. */
export const makePrivateFile = (file: string): void => closeToOthers(file, privateFileMode);

/**
 * Creates the folder of settings, log and sample data. An existing folder named on the command line keeps its
 * permissions, because it may hold other files.
 */
export const makePrivateFolder = (folder: string, isNamed: boolean): void => {
  // Throws if the folder cannot be created. Electron's `setPath` would accept it, and then the instance lock
  // would fail.
  const isNew = mkdirSync(folder, { recursive: true, mode: privateFolderMode }) !== undefined;
  try {
    if (isNew || !isNamed) closeToOthers(folder, privateFolderMode);
  } catch {
    // The first failed write reports the problem.
  }
};

/*
 * Atomic writes: new content goes to a private part file in the same folder, is flushed to disk, and is
 * renamed over the old file. `wx` refuses an existing part, even a symlink; the rename replaces a symlink and
 * does not follow it.
 */

export const writePrivateFile = (file: string, content: string | Uint8Array): Promise<void> =>
  withPart(file, async (part) => {
    const handle = await open(part, 'wx', privateFileMode);
    try {
      // Repeats until all is written: on a nearly full disk a single write may be partial without an error.
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameWithPatience(part, file);
  });

/**
 * Writes data that must be on disk before the next step, such as the layout when the system ends the session.
 */
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
      // The next start removes it.
    }
    throw cause;
  } finally {
    releasePart(name);
  }
};
