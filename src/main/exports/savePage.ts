import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { app, BrowserWindow, type PrintToPDFOptions } from 'electron';
import type { ExportProblem } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { safeFileName } from '#shared/text/fileNames.ts';
import type { Log } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Target } from './chooseTarget.ts';
import { diskProblem } from './diskProblem.ts';
import { rememberExportFolder, revealExportedFile } from './exportFolders.ts';
import { writeWholeFile } from './writeWholeFile.ts';

/** Margins, headers and footers come from the print style sheet. It needs no backgrounds. */
const onPaper: PrintToPDFOptions = { pageSize: 'A4', preferCSSPageSize: true };

interface PageFileOptions {
  settings: SettingsStore;
  log: Log;
  owner: () => string;
  choose: (windowId: number, fileName: string) => Promise<Target | null>;
}

/**
 * Saves the content of windows as PDF files. Chromium fires `beforeprint` and `afterprint`, as for the
 * printer dialog.
 */
export const createPageFiles = ({ settings, log, owner, choose }: PageFileOptions) => {
  const busy = new Set<number>();
  const last = new Map<number, { path: string; savedBy: string }>();

  const print = async (windowId: number): Promise<Uint8Array | null> => {
    try {
      return (await BrowserWindow.fromId(windowId)?.webContents.printToPDF(onPaper)) ?? null;
    } catch (cause) {
      log.error('A page was not printed', cause);
      return null;
    }
  };

  const write = async (pdf: Uint8Array, { path, next }: Target): Promise<string> => {
    const folder = dirname(path);
    rememberExportFolder(settings, folder);
    if (next) await mkdir(folder, { recursive: true });
    return writeWholeFile({
      target: path,
      write: ({ take }) => Promise.resolve(take(pdf)),
      ...(next ? { nextTarget: next } : {}),
    });
  };

  const save = async (
    windowId: number,
    title: string,
  ): Promise<Result<{ fileName: string; problem: ExportProblem | null } | null>> => {
    const asker = owner();
    // Print before asking for the path: the window may show another record while the dialog is open.
    const pdf = await print(windowId);
    if (!pdf) return failure('PAGE_NOT_PRINTED');
    // A long page takes seconds. Discard it if another user has logged in since.
    if (owner() !== asker) return success(null);
    const name = title.replace(` – ${app.getName()}`, '');
    const target = await choose(windowId, safeFileName(name, 'pdf'));
    if (!target) return success(null);
    try {
      const path = await write(pdf, target);
      last.set(windowId, { path, savedBy: asker });
      return success({ fileName: basename(path), problem: null });
    } catch (cause) {
      log.error('A page was not saved', cause);
      return success({ fileName: basename(target.path), problem: diskProblem(cause) });
    }
  };

  return {
    /** Ignores a second request while the dialog of the same window is open. */
    save: async (windowId: number, title: string): ReturnType<typeof save> => {
      if (busy.has(windowId)) return success(null);
      busy.add(windowId);
      try {
        return await save(windowId, title);
      } finally {
        busy.delete(windowId);
      }
    },
    reveal: (windowId: number): Result<null> => {
      const saved = last.get(windowId);
      if (saved?.savedBy !== owner() || !existsSync(saved.path)) return failure('FILE_GONE');
      revealExportedFile(saved.path);
      return success(null);
    },
  };
};
