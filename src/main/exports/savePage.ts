import { app, BrowserWindow, type PrintToPDFOptions } from 'electron';
import type { SavedFile } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import { safeFileName } from '#shared/text/fileNames.ts';
import type { Log } from '../platform/log.ts';
import type { FileSaver } from './saveFile.ts';

/** Margins, headers and footers come from the print style sheet. It needs no backgrounds. */
const onPaper: PrintToPDFOptions = { pageSize: 'A4', preferCSSPageSize: true };

export const printPage = (window: BrowserWindow): Promise<Uint8Array> =>
  window.webContents.printToPDF(onPaper);

/**
 * Saves the content of windows as PDF files. Chromium fires `beforeprint` and `afterprint`, as for the
 * printer dialog.
 */
export const createPageFiles = (saver: FileSaver, log: Log) => {
  const print = async (windowId: number): Promise<Uint8Array | null> => {
    try {
      const window = BrowserWindow.fromId(windowId);
      return window && (await printPage(window));
    } catch (cause) {
      log.error('A page was not printed', cause);
      return null;
    }
  };

  return {
    save: (windowId: number, title: string): Promise<Result<SavedFile | null>> =>
      saver.save(windowId, {
        fileName: safeFileName(title.replace(` – ${app.getName()}`, ''), 'pdf'),
        // The PDF hides the same as the screen.
        isPrivate: false,
        content: async () => (await print(windowId)) ?? failure('PAGE_NOT_PRINTED'),
      }),
    reveal: saver.reveal,
  };
};
