import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { app, crashReporter } from 'electron';
import type { Log } from './log.ts';
import { makePrivateFolder } from './privateFiles.ts';

/** A dump holds memory of the app, such as a token, so few are kept and not for long. */
const maxDumps = 5;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const folderIn = (userData: string): string => join(userData, 'crash-dumps');

/**
 * Writes a minidump when a process of the app crashes. Nothing is sent. Call before `ready`, so that it covers every
 * process.
 */
export const collectCrashDumps = (userData: string, log: Log): void => {
  const folder = folderIn(userData);
  try {
    makePrivateFolder(folder, false);
    app.setPath('crashDumps', folder);
    crashReporter.start({ uploadToServer: false });
  } catch (cause) {
    // No reason to refuse the start.
    log.error('Crash dumps cannot be written', cause);
  }
};

interface Dump {
  file: string;
  writtenAt: number;
}

/** Newest first. Crashpad has a folder for each state of a dump. */
const dumpsIn = async (userData: string): Promise<Dump[]> => {
  const folder = folderIn(userData);
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const dumps = await Promise.all(
    names
      .filter((name) => name.endsWith('.dmp'))
      .map(async (name) => {
        const file = join(folder, name);
        const status = await stat(file).catch(() => null);
        return status ? [{ file, writtenAt: status.mtimeMs }] : [];
      }),
  );
  return dumps.flat().toSorted((one, other) => other.writtenAt - one.writtenAt);
};

export interface CrashDumps {
  count: number;
  /** Newest first. */
  dates: string[];
}

/** Number and dates for the diagnostic report. The dumps themselves never leave the folder. */
export const readCrashDumps = async (userData: string): Promise<CrashDumps> => {
  const dumps = await dumpsIn(userData);
  return { count: dumps.length, dates: dumps.map(({ writtenAt }) => new Date(writtenAt).toISOString()) };
};

/** Removes all but the newest dumps, and outdated ones. A failure is repeated at the next start. */
export const sweepCrashDumps = async (userData: string, now: number): Promise<void> => {
  const dumps = await dumpsIn(userData);
  const old = dumps.filter(({ writtenAt }, index) => index >= maxDumps || now - writtenAt > maxAgeMs);
  const remove = (file: string): Promise<void> => rm(file, { force: true }).catch(() => undefined);
  for (const { file } of old) await Promise.all([remove(file), remove(file.replace(/\.dmp$/, '.meta'))]);
};
