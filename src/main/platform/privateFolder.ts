import { chmodSync, mkdirSync } from 'node:fs';

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
  try {
    const isNew = mkdirSync(folder, { recursive: true, mode: privateFolderMode }) !== undefined;
    if (isNew || !isNamed) closeToOthers(folder, privateFolderMode);
  } catch {
    // The first file that cannot be written says so.
  }
};
