import { BrowserWindow } from 'electron';
import { fillPattern, listPatterns, recordPattern } from '#shared/screens/screenPatterns.ts';
import type { StatementOf, StatementPrinter } from '../closing/writeStatements.ts';
import { printPage } from '../exports/savePage.ts';
import type { Log } from '../platform/log.ts';
import { addressOf, loadPage, type PageFiles, windowOptions } from './managedWindow.ts';

/** Longest wait for a statement, whose lines are read from the server. */
const deadlineMs = 30_000;
const size = { width: 1100, height: 900 };

/** Query of a pay list's page that shows the statement for its file, without the masks of privacy mode. */
const forFile = '?statement=file';

const addressFor = ({ entity, ...params }: StatementOf): string =>
  addressOf(fillPattern<string>(recordPattern(listPatterns[entity]), params) + forFile, 'record');

interface StatementWindowOptions extends PageFiles {
  log: Log;
  onClosed: (windowId: number) => void;
}

/** Statement that the page is expected to show. */
interface Expected {
  windowId: number;
  id: string;
  resolve: (isWhole: boolean) => void;
}

/** Hidden window that shows statements for their files. Its page is trusted like those of other windows. */
export const createStatementWindow = ({ log, onClosed, ...files }: StatementWindowOptions) => {
  let open: BrowserWindow | null = null;
  let expected: Expected | null = null;

  const show = async (window: BrowserWindow, list: StatementOf, signal: AbortSignal): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    expected = { windowId: window.id, id: list.id, resolve };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    limit.addEventListener('abort', () => resolve(false), { once: true });
    loadPage(window, addressFor(list), log);
    return promise;
  };

  const print = async (
    window: BrowserWindow,
    list: StatementOf,
    signal: AbortSignal,
  ): Promise<Uint8Array | null> => {
    try {
      return !window.isDestroyed() && (await show(window, list, signal)) ? await printPage(window) : null;
    } catch (cause) {
      log.error('A statement was not printed', cause);
      return null;
    }
  };

  return {
    open: (): StatementPrinter => {
      const window = new BrowserWindow({ ...windowOptions(files, false, size), ...size });
      const { id } = window;
      open = window;
      window.webContents.once('render-process-gone', () => window.destroy());
      window.once('closed', () => {
        if (open === window) open = null;
        if (expected?.windowId === id) expected.resolve(false);
        onClosed(id);
      });
      return {
        print: (list, signal) => print(window, list, signal),
        isOpen: () => !window.isDestroyed(),
        close: () => {
          if (!window.isDestroyed()) window.destroy();
        },
      };
    },
    idOf: (contentsId: number): number | null =>
      open && !open.isDestroyed() && open.webContents.id === contentsId ? open.id : null,
    /** Reports of other windows, or of a statement that is no longer expected, are ignored. */
    shown: (windowId: number, { id, isWhole }: { id: string; isWhole: boolean }): void => {
      if (expected?.windowId === windowId && expected.id === id) expected.resolve(isWhole);
    },
  };
};
