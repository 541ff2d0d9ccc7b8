import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, type SaveDialogOptions } from 'electron';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { openExportedFile, rememberExportFolder, revealExportedFile } from '../exports/exportFolders.ts';
import { askPathOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { writePrivateFile } from '../platform/privateFiles.ts';
import { type DiagnosticOptions, describeApp } from './describeApp.ts';

export interface Reports {
  /** Asks for a path and writes the report there; `null`: the user cancelled. */
  save: (windowId: number | null) => Promise<Result<{ fileName: string } | null>>;
  reveal: () => Result<null>;
  /** The log is in the settings folder. */
  openLogFolder: () => Promise<Result<null>>;
}

export const createReports = (options: DiagnosticOptions): Reports => {
  let isAsking = false;
  let last: string | null = null;

  const ask = (windowId: number | null): Promise<string | null> => {
    const window = windowId === null ? null : BrowserWindow.fromId(windowId);
    const day = new Date().toISOString().slice(0, 10);
    const dialogOptions: SaveDialogOptions = {
      title: mainI18n._(msg`Save diagnostic report`),
      defaultPath: join(app.getPath('downloads'), `backoffice-report-${day}.json`),
      filters: [{ name: 'JSON', extensions: ['json'] }],
      properties: ['showOverwriteConfirmation'],
    };
    return askPathOver(window, dialogOptions);
  };

  const save: Reports['save'] = async (windowId) => {
    if (isAsking) return success(null);
    isAsking = true;
    try {
      const path = await ask(windowId);
      if (path === null) return success(null);
      const text = JSON.stringify(await describeApp(options), null, 2);
      // The next start removes part files of a killed app from this folder, as for exports.
      rememberExportFolder(options.settings, dirname(path));
      await writePrivateFile(path, `${text}\n`);
      last = path;
      return success({ fileName: basename(path) });
    } catch (cause) {
      options.log.error('The diagnostic report was not saved', cause);
      return failure('REPORT_NOT_SAVED');
    } finally {
      isAsking = false;
    }
  };

  return {
    save,
    reveal: () => {
      if (last === null || !existsSync(last)) return failure('FILE_GONE');
      revealExportedFile(last);
      return success(null);
    },
    openLogFolder: async () => {
      const problem = await openExportedFile(app.getPath('userData'));
      return problem === '' ? success(null) : failure('FILE_GONE');
    },
  };
};
