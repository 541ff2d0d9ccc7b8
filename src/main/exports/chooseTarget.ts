import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, type SaveDialogOptions } from 'electron';
import { numberedFileName } from '#shared/domain/fileNames.ts';
import { askOver, askPathOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** `list.csv`, then `list (2).csv`, … : the first name that no file has and that may be had. */
const freeTarget = (folder: string, fileName: string, mayHave: (target: string) => boolean): string => {
  for (let count = 1; ; count += 1) {
    const target = join(folder, numberedFileName(fileName, count));
    if (!existsSync(target) && mayHave(target)) return target;
  }
};

/** A window that was closed meanwhile has nobody to ask: what is there stays. */
const askReplace = async (window: BrowserWindow | null, fileName: string): Promise<boolean> => {
  if (!window || window.isDestroyed()) return false;
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(msg`${fileName} is there already`),
    detail: mainI18n._(msg`If you replace it, what it holds now is lost.`),
    buttons: [mainI18n._(msg`Cancel`), mainI18n._(msg`Replace`)],
  });
  return response === 1;
};

/** What the save dialog calls each sort of file. */
const filterNames: Readonly<Record<string, string>> = { '.csv': 'CSV', '.xlsx': 'Excel', '.pdf': 'PDF' };

/**
 * Asks where to save. The system's dialog asks before it answers a file that exists (on Linux only when it is told
 * to) and may leave the extension out; a name that is a file only with the extension is asked about here.
 */
const askTarget = async (
  window: BrowserWindow | null,
  suggested: string,
  isPrivate: boolean,
): Promise<string | null> => {
  // macOS shows no title, the other systems no message.
  const warning = mainI18n._(msg`The file holds everything, also what privacy mode hides`);
  const extension = extname(suggested);
  const options: SaveDialogOptions = {
    defaultPath: suggested,
    filters: [{ name: filterNames[extension] ?? extension, extensions: [extension.slice(1)] }],
    properties: ['showOverwriteConfirmation'],
    ...(isPrivate ? { title: warning, message: warning } : {}),
  };
  const chosen = await askPathOver(window, options);
  if (chosen === null) return null;
  if (extname(chosen).toLowerCase() === extension) return chosen;
  const target = `${chosen}${extension}`;
  return !existsSync(target) || (await askReplace(window, basename(target))) ? target : null;
};

/** Where an export goes. */
export interface Target {
  path: string;
  /** The next name to try where nobody was asked, so that nothing is replaced. */
  next?: () => string;
}

interface Choice {
  windowId: number;
  fileName: string;
  /** Given on the command line or chosen for good: nobody is asked, and nothing that is there is overwritten. */
  folder: string | null;
  /** Where the last export went: the dialog starts there, with a name that is free. */
  lastFolder: string | null;
  /** What is personal is hidden on screen. */
  isPrivate: boolean;
  /** Keeps a target for this export; false when another one, which has no file yet, is going there. */
  claim: (target: string) => boolean;
  /** Another export is going there. */
  isTaken: (target: string) => boolean;
}

/** Where an export is saved; null when the person wants it nowhere. */
export const chooseTarget = async (choice: Choice): Promise<Target | null> => {
  const { windowId, fileName, folder, lastFolder, isPrivate, claim, isTaken } = choice;
  if (folder === null) {
    const isThere = lastFolder !== null && existsSync(lastFolder);
    const start = isThere ? lastFolder : app.getPath('downloads');
    const suggested = freeTarget(start, fileName, (target) => !isTaken(target));
    const path = await askTarget(BrowserWindow.fromId(windowId), suggested, isPrivate);
    return path === null ? null : { path };
  }
  const next = (): string => freeTarget(folder, fileName, claim);
  return { path: next(), next };
};
