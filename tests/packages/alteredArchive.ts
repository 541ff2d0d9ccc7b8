import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { patience, start, terminate } from './runningCopy.ts';
import type { Step, Trial } from './trial.ts';

/**
 * Changes one byte of the page's title in the archive. Windows and
 * macOS would detect that by the archive's hash.
 */
const alter = (archive: string): void => {
  const bytes = readFileSync(archive);
  const at = bytes.indexOf('<title>');
  if (at < 0) throw new Error('The archive holds no page');
  bytes[at + 1] = 'x'.charCodeAt(0);
  writeFileSync(archive, bytes);
};

/** Electron verifies archives on Windows and macOS only; on Linux file permissions protect them. */
export const alteredArchiveStep = ({ desktop }: Trial, program: () => string): Step => [
  'an altered byte in the archive is not noticed on Linux, and only root can alter one',
  async () => {
    const archive = join(dirname(program()), 'resources', 'app.asar');
    const write = start([desktop.through, 'sh', '-c', ': >> "$0"', archive]);
    expect(await write.ended).not.toBe(0);
    alter(archive);
    const copy = start([desktop.through, program(), `--user-data-dir=${join(desktop.home, 'altered')}`]);
    await expect.poll(() => desktop.windows(), patience).toHaveLength(1);
    await terminate(copy);
  },
];
