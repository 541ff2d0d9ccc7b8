import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile } from '../platform/privateFolder.ts';

const filePattern = /^sample-data-\d+\.sqlite(?:-wal|-shm)?$/;
/** Sample data is dated around the day it was made; after this it would look abandoned, and is made anew. */
const freshForMs = 7 * 24 * 60 * 60 * 1000;

const removeOld = (directory: string, now: number): void => {
  const names = readdirSync(directory).filter((name) => filePattern.test(name));
  const isOld = (name: string): boolean => now - statSync(join(directory, name)).birthtimeMs > freshForMs;
  const oldOnes = names.filter((name) => name.endsWith('.sqlite') && isOld(name));
  for (const name of oldOnes) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(directory, `${name}${suffix}`), { force: true });
  }
};

/** Where the sample data is kept between starts, once what is too old is gone. */
export const sampleDatabase = (directory: string, orders: number, now: number): string => {
  try {
    removeOld(directory, now);
  } catch {
    // A profile that is read-only must not keep the app from starting, least of all with another server.
  }
  const file = join(directory, `sample-data-${orders}.sqlite`);
  for (const suffix of ['', '-wal', '-shm']) makePrivateFile(file + suffix);
  return file;
};
