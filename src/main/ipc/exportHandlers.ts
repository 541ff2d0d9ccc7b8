import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { safeFileName } from '#shared/domain/fileNames.ts';
import { type ExportProgress, type ListExport, maxRunningExports } from '#shared/ipc/exportRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import { chooseTarget } from '../exports/chooseTarget.ts';
import { rememberExportFolder } from '../exports/exportFolders.ts';
import { exportList } from '../exports/exportList.ts';
import { sweepParts } from '../exports/partFiles.ts';
import type { ApiClient } from '../http/apiClient.ts';
import type { Log } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Handlers } from './defineHandlers.ts';

interface ExportParts {
  api: ApiClient;
  settings: SettingsStore;
  /** Where to save without asking; null: ask. */
  folder: string | null;
  log: Log;
  onProgress: (progress: ExportProgress) => void;
}

export const createExportHandlers = ({
  api,
  settings,
  folder,
  log,
  onProgress,
}: ExportParts): Handlers<'exports.list' | 'exports.cancel'> => {
  const running = new Map<string, AbortController>();
  const targets = new Set<string>();
  /** Exports whose save dialog is open. */
  let asking = 0;

  const run = async (exportId: string, target: string, list: ListExport): Promise<void> => {
    const controller = new AbortController();
    running.set(exportId, controller);
    targets.add(target);
    const fileName = basename(target);
    let last: ExportProgress = { exportId, state: 'running', fileName, written: 0, total: null };
    const tell = (change: Partial<ExportProgress>): void => {
      last = { ...last, ...change };
      onProgress(last);
    };
    tell({});
    try {
      rememberExportFolder(settings, dirname(target));
      await sweepParts(dirname(target));
      const result = await exportList(list, target, {
        api,
        signal: controller.signal,
        onProgress: (written, total) => tell({ written, total }),
      });
      if (result.ok) tell({ state: 'done' });
      else if (controller.signal.aborted) tell({ state: 'cancelled' });
      else tell({ state: 'failed', reason: result.error.code === 'NETWORK' ? 'network' : 'server' });
    } catch (cause) {
      log.error('Writing an export failed', cause);
      tell({ state: 'failed', reason: 'disk' });
    } finally {
      running.delete(exportId);
      targets.delete(target);
    }
  };

  const claim = (target: string): boolean => {
    if (targets.has(target)) return false;
    targets.add(target);
    return true;
  };

  const askTarget = async (windowId: number, fileName: string): Promise<string | null> => {
    asking += 1;
    try {
      const lastFolder = settings.get('lastExportFolder');
      const isPrivate = settings.get('privacy');
      const isTaken = (target: string): boolean => targets.has(target);
      const target = await chooseTarget({
        windowId,
        fileName,
        folder,
        lastFolder,
        isPrivate,
        claim,
        isTaken,
      });
      if (target && folder === null) settings.set({ lastExportFolder: dirname(target) });
      return target;
    } finally {
      asking -= 1;
    }
  };

  return {
    'exports.list': async (list, { windowId }) => {
      if (running.size + asking >= maxRunningExports) return failure('TOO_MANY_EXPORTS');
      const target = await askTarget(windowId, safeFileName(list.name, 'csv'));
      if (!target) return success(null);
      const exportId = randomUUID();
      void run(exportId, target, list);
      return success({ exportId });
    },
    'exports.cancel': ({ exportId }) => {
      running.get(exportId)?.abort();
      return success(null);
    },
  };
};
