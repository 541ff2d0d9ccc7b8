import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { maxPastExports, type PastExport } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

const toProgress = (
  { exportId, path, ...past }: PastExport,
  nameOf: (path: string) => string,
): ExportProgress => ({
  exportId,
  state: past.state,
  fileName: nameOf(path),
  startedAt: past.startedAt,
  endedAt: past.endedAt,
  bytes: past.bytes,
  totalBytes: null,
  rows: past.rows,
  areRowsEstimated: past.areRowsEstimated,
  totalRows: null,
  secondsLeft: null,
  problem: past.problem,
  message: past.message,
});

interface HistoryParts {
  settings: SettingsStore;
  /** Whose exports are meant. */
  owner: () => string;
  nameOf: (path: string) => string;
}

/** What was exported before, kept over restarts; each person sees their own. */
export const createExportHistory = ({ settings, owner, nameOf }: HistoryParts) => {
  // The last process did not come to their end.
  settings.set({
    pastExports: settings
      .get('pastExports')
      .map((past) =>
        past.state === 'running' ? { ...past, state: 'failed', problem: 'interrupted' } : past,
      ),
  });
  const mine = (): PastExport[] => settings.get('pastExports').filter((past) => past.owner === owner());
  return {
    add: (past: Omit<PastExport, 'owner'>): void => {
      const others = settings.get('pastExports').filter(({ exportId }) => exportId !== past.exportId);
      settings.set({ pastExports: [{ ...past, owner: owner() }, ...others].slice(0, maxPastExports) });
    },
    change: (exportId: string, changes: Partial<PastExport>): void =>
      settings.set({
        pastExports: settings
          .get('pastExports')
          .map((past) => (past.exportId === exportId ? { ...past, ...changes } : past)),
      }),
    find: (exportId: string): PastExport | undefined => mine().find((past) => past.exportId === exportId),
    list: (): ExportProgress[] => mine().map((past) => toProgress(past, nameOf)),
    forget: (): void =>
      settings.set({
        pastExports: settings
          .get('pastExports')
          .filter((past) => past.owner !== owner() || past.state === 'running'),
      }),
  };
};
export type ExportHistory = ReturnType<typeof createExportHistory>;
