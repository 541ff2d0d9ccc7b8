import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = Buffer.alloc(4096);

const fillWith = (file: string): void => {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, page);
  } catch {
    // The disk is full.
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Folder on a disk that can be filled: a small tmpfs if it can be mounted, else the process limit on file
 * size, which like a full disk accepts a part of a write.
 */
export const makeFullDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const filler = join(folder, 'filler');
  const shell = (line: string, ...given: string[]) => spawnSync('/bin/sh', ['-c', line, ...given]);
  const isMounted = shell('mount -t tmpfs -o size=256k,mode=700 tmpfs "$0"', folder).status === 0;
  let freePages = 0;
  return {
    folder,
    /** Leaves free space for this number of 4 KB pages. */
    fill: (pages: number): void => {
      freePages = pages;
      if (!isMounted) return;
      fillWith(filler);
      truncateSync(filler, statSync(filler).size - pages * page.length);
    },
    /** Runs a script under the current limit and returns its output. */
    run: (script: string, ...given: string[]): string => {
      const limit = isMounted ? '' : `ulimit -f ${freePages * 8}; `;
      const command = shell(`${limit}exec "$0" "$@"`, process.execPath, script, ...given);
      return command.stdout.toString() || command.stderr.toString();
    },
    remove: (): void => {
      if (isMounted) shell('umount "$0"', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
