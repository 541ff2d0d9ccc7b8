import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = Buffer.alloc(4096);

/** Writes until the disk takes no more. */
const fillWith = (file: string): void => {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, page);
  } catch {
    // Full.
  } finally {
    closeSync(descriptor);
  }
};

/**
 * A folder that can be made full: a small file system where one may be mounted; elsewhere the system's limit for the files
 * of a process stands in, which like a full disk takes a part of what is written and then no more.
 */
export const makeFullDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const filler = join(folder, 'filler');
  const shell = (line: string, ...given: string[]) => spawnSync('/bin/sh', ['-c', line, ...given]);
  const isMounted = shell('mount -t tmpfs -o size=256k,mode=700 tmpfs "$0"', folder).status === 0;
  let freePages = 0;
  return {
    folder,
    /** From now on there is room for so many pages of 4 KB. */
    fill: (pages: number): void => {
      freePages = pages;
      if (!isMounted) return;
      fillWith(filler);
      truncateSync(filler, statSync(filler).size - pages * page.length);
    },
    /** Runs a script that gets by with the room there is; answers what it printed. */
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
