import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, type SaveDialogOptions } from 'electron';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ServerReport } from '#shared/rules/serverReport.ts';
import { reportText } from '#shared/rules/serverReportText.ts';
import { openExportedFile, rememberExportFolder, revealExportedFile } from '../exports/exportFolders.ts';
import { askPathOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { writePrivateFile } from '../platform/privateFiles.ts';
import { type DiagnosticOptions, describeApp } from './describeApp.ts';

export interface Reports {
  /** Asks for a path and writes the report there; `null`: the user cancelled. */
  save: (windowId: number | null) => Promise<Result<{ fileName: string } | null>>;
  /** Saves the result of a server check in the same way. */
  saveServerReport: (
    windowId: number | null,
    report: ServerReport,
    format: 'markdown' | 'json',
  ) => Promise<Result<{ fileName: string } | null>>;
  /** Shows the file that was saved last. */
  reveal: () => Result<null>;
  /** The log is in the settings folder. */
  openLogFolder: () => Promise<Result<null>>;
}

interface ReportFile {
  title: string;
  name: string;
  extension: 'json' | 'md';
  text: () => Promise<string>;
}

export const createReports = (options: DiagnosticOptions): Reports => {
  let isAsking = false;
  let last: string | null = null;

  const ask = (windowId: number | null, { title, name, extension }: ReportFile): Promise<string | null> => {
    const window = windowId === null ? null : BrowserWindow.fromId(windowId);
    const day = new Date().toISOString().slice(0, 10);
    const dialogOptions: SaveDialogOptions = {
      title,
      defaultPath: join(app.getPath('downloads'), `${name}-${day}.${extension}`),
      filters: [{ name: extension === 'json' ? 'JSON' : 'Markdown', extensions: [extension] }],
      properties: ['showOverwriteConfirmation'],
    };
    return askPathOver(window, dialogOptions);
  };

  const saveFile = async (
    windowId: number | null,
    file: ReportFile,
  ): Promise<Result<{ fileName: string } | null>> => {
    if (isAsking) return success(null);
    isAsking = true;
    try {
      const path = await ask(windowId, file);
      if (path === null) return success(null);
      const text = await file.text();
      // The next start removes part files of a killed app from this folder, as for exports.
      rememberExportFolder(options.settings, dirname(path));
      await writePrivateFile(path, text);
      last = path;
      return success({ fileName: basename(path) });
    } catch (cause) {
      options.log.error('The report was not saved', cause);
      return failure('REPORT_NOT_SAVED');
    } finally {
      isAsking = false;
    }
  };

  return {
    save: (windowId) =>
      saveFile(windowId, {
        title: mainI18n._(msg`Save diagnostic report`),
        name: 'backoffice-report',
        extension: 'json',
        text: async () => `${JSON.stringify(await describeApp(options), null, 2)}\n`,
      }),
    saveServerReport: (windowId, report, format) =>
      saveFile(windowId, {
        title: mainI18n._(msg`Save server check`),
        name: 'server-check',
        extension: format === 'json' ? 'json' : 'md',
        text: async () => (format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : reportText(report)),
      }),
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
