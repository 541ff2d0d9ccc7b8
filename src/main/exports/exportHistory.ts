import type { ExportJob, ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { keptOf, maxExports, type PastExport, type PastExports } from './pastExports.ts';

const toProgress = (
  { exportId, path, job, chosenRows, ...past }: PastExport,
  nameOf: (path: string) => string,
): ExportProgress => ({
  exportId,
  ...(job.wanted.words ? { words: job.wanted.words } : {}),
  profile: job.wanted.profile,
  chosenRows,
  state: past.state,
  fileName: nameOf(path),
  startedAt: past.startedAt,
  endedAt: past.endedAt,
  bytes: past.bytes,
  totalBytes: null,
  rows: past.rows,
  areRowsEstimated: past.areRowsEstimated,
  totalRows: null,
  ...(past.lists ? { lists: past.lists } : {}),
  secondsLeft: null,
  problem: past.problem,
  message: past.message,
});

interface HistoryOptions {
  kept: PastExports;
  /** Whose exports are meant. */
  owner: () => string;
  nameOf: (path: string) => string;
}

/** What was exported before, kept over restarts; each person sees their own. */
export const createExportHistory = ({ kept, owner, nameOf }: HistoryOptions) => {
  // The last process did not come to the end of those that run.
  let all = kept
    .read()
    .map(
      (past): PastExport =>
        past.state === 'running' ? { ...past, state: 'failed', problem: 'interrupted' } : past,
    );
  /** With the ids of chosen rows and whom they are about, as long as the app runs. */
  const jobs = new Map<string, ExportJob>();

  const save = (changed: PastExport[]): void => {
    all = changed.slice(0, maxExports);
    kept.write(all);
    const known = new Set(all.map(({ exportId }) => exportId));
    for (const exportId of jobs.keys()) if (!known.has(exportId)) jobs.delete(exportId);
  };
  const mine = (): PastExport[] => all.filter((past) => past.owner === owner());

  return {
    add: ({ job, ...past }: Omit<PastExport, 'owner' | 'chosenRows' | 'isNarrowed'>): void => {
      jobs.set(past.exportId, job);
      save([{ ...past, ...keptOf(job), owner: owner() }, ...all]);
    },
    change: (exportId: string, changes: Partial<PastExport>): void =>
      save(all.map((past) => (past.exportId === exportId ? { ...past, ...changes } : past))),
    find: (exportId: string): PastExport | undefined => mine().find((past) => past.exportId === exportId),
    /** What to ask again; null when the rows that were chosen, or whom they were about, are not known any more. */
    jobOf: ({ exportId, job, chosenRows, isNarrowed }: PastExport): ExportJob | null =>
      jobs.get(exportId) ?? (chosenRows === null && !isNarrowed ? job : null),
    /** Whether another export has put its file in the place of this one's. */
    isReplaced: ({ exportId, path }: PastExport): boolean =>
      all
        .slice(
          0,
          all.findIndex((past) => past.exportId === exportId),
        )
        .some((later) => later.path === path && later.state === 'done'),
    list: (): ExportProgress[] => mine().map((past) => toProgress(past, nameOf)),
    outcomes: (): Pick<PastExport, 'state' | 'problem' | 'bytes'>[] =>
      all.map(({ state, problem, bytes }) => ({ state, problem, bytes })),
    forget: (): void => save(all.filter((past) => past.owner !== owner() || past.state === 'running')),
  };
};
export type ExportHistory = ReturnType<typeof createExportHistory>;
