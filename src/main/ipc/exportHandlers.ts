import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { BrowserWindow, dialog } from 'electron';
import { safeFileName } from '#shared/domain/fileNames.ts';
import type { ExportProgress, ListExport } from '#shared/ipc/exportRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import { rememberExportFolder } from '../exports/exportFolders.ts';
import { exportList } from '../exports/exportList.ts';
import { sweepParts } from '../exports/writeWholeFile.ts';
import type { ApiClient } from '../http/apiClient.ts';
import type { Log } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Handlers } from './defineHandlers.ts';

interface ExportParts {
  api: ApiClient;
  settings: SettingsStore;
  log: Log;
  onProgress: (progress: ExportProgress) => void;
}

/** Where to save; null when the person closed the dialog. */
const askTarget = async (windowId: number, fileName: string): Promise<string | null> => {
  const options = { defaultPath: fileName, filters: [{ name: 'CSV', extensions: ['csv'] }] };
  const window = BrowserWindow.fromId(windowId);
  const answer = window ? await dialog.showSaveDialog(window, options) : await dialog.showSaveDialog(options);
  return answer.canceled || !answer.filePath ? null : answer.filePath;
};

export const createExportHandlers = ({
  api,
  settings,
  log,
  onProgress,
}: ExportParts): Handlers<'exports.list' | 'exports.cancel'> => {
  const running = new Map<string, AbortController>();

  const run = async (exportId: string, target: string, fileName: string, list: ListExport): Promise<void> => {
    const controller = new AbortController();
    running.set(exportId, controller);
    let last: ExportProgress = { exportId, state: 'running', fileName, written: 0, total: null };
    const tell = (change: Partial<ExportProgress>): void => {
      last = { ...last, ...change };
      onProgress(last);
    };
    tell({});
    try {
      const folder = dirname(target);
      rememberExportFolder(settings, folder);
      await sweepParts(folder);
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
    }
  };

  return {
    'exports.list': async (list, { windowId }) => {
      const fileName = safeFileName(list.name, 'csv');
      const target = await askTarget(windowId, fileName);
      if (!target) return success(null);
      const exportId = randomUUID();
      void run(exportId, target, fileName, list);
      return success({ exportId });
    },
    'exports.cancel': ({ exportId }) => {
      running.get(exportId)?.abort();
      return success(null);
    },
  };
};
