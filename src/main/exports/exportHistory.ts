import type { ExportJob, ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { maxExports, type PastExport, type PastExports, persistedOf } from './pastExports.ts';

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
  requestId: past.requestId,
});

interface HistoryOptions {
  pastExports: PastExports;
  owner: () => string;
  nameOf: (path: string) => string;
}

/** Export history, persisted over restarts. Each user sees only their own exports. */
export const createExportHistory = ({ pastExports, owner, nameOf }: HistoryOptions) => {
  // Exports that were running when the last process ended were interrupted.
  let all = pastExports
    .read()
    .map(
      (past): PastExport =>
        past.state === 'running' ? { ...past, state: 'failed', problem: 'interrupted' } : past,
    );
  /**
   * Complete jobs including personal data (chosen ids, personal filters). In memory only, never persisted.
   */
  const jobs = new Map<string, ExportJob>();

  const save = (changed: PastExport[]): void => {
    all = changed.slice(0, maxExports);
    pastExports.write(all);
    const known = new Set(all.map(({ exportId }) => exportId));
    for (const exportId of jobs.keys()) if (!known.has(exportId)) jobs.delete(exportId);
  };
  const mine = (): PastExport[] => all.filter((past) => past.owner === owner());

  return {
    add: ({ job, ...past }: Omit<PastExport, 'owner' | 'chosenRows' | 'isNarrowed'>): void => {
      jobs.set(past.exportId, job);
      save([{ ...past, ...persistedOf(job), owner: owner() }, ...all]);
    },
    change: (exportId: string, changes: Partial<PastExport>): void =>
      save(all.map((past) => (past.exportId === exportId ? { ...past, ...changes } : past))),
    find: (exportId: string): PastExport | undefined => mine().find((past) => past.exportId === exportId),
    /**
     * Job to run again. `null`: its chosen rows or personal filters were not persisted and are lost after a
     * restart.
     */
    jobOf: ({ exportId, job, chosenRows, isNarrowed }: PastExport): ExportJob | null =>
      jobs.get(exportId) ?? (chosenRows === null && !isNarrowed ? job : null),
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
