import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { journalLimits } from '#shared/ipc/journalRoutes.ts';

const dayMs = 86_400_000;
const journalFile = /^(journal-[0-9a-f]{16})\.bin$/;

interface SweepOptions {
  folder: string;
  now: number;
  forgetKey: (name: string) => Promise<unknown>;
}

/** Removes journals of users who have not changed anything for so long that each entry is too old. */
export const sweepJournals = async ({ folder, now, forgetKey }: SweepOptions): Promise<void> => {
  const oldest = now - journalLimits.days * dayMs;
  for (const file of await readdir(folder).catch(() => [])) {
    const name = journalFile.exec(file)?.[1];
    if (name === undefined) continue;
    const path = join(folder, file);
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changedAt >= oldest) continue;
    await rm(path, { force: true }).catch(() => undefined);
    await forgetKey(name);
  }
};
