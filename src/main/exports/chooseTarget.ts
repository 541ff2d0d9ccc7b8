import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, type SaveDialogOptions } from 'electron';
import { numberedFileName } from '#shared/text/fileNames.ts';
import { askOver, askPathOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** First free name in the sequence `list.csv`, `list (2).csv`, … that `mayHave` accepts. */
const freeTarget = (folder: string, fileName: string, mayHave: (target: string) => boolean): string => {
  for (let count = 1; ; count += 1) {
    const target = join(folder, numberedFileName(fileName, count));
    if (!existsSync(target) && mayHave(target)) return target;
  }
};

/** `false`, keeping the existing file, if the window was closed in the meantime. */
const askReplace = async (window: BrowserWindow | null, fileName: string): Promise<boolean> => {
  if (!window || window.isDestroyed()) return false;
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(msg`${fileName} already exists`),
    detail: mainI18n._(msg`If you replace it, its current content is lost.`),
    buttons: [mainI18n._(msg`Cancel`), mainI18n._(msg`Replace`)],
  });
  return response === 1;
};

const filterNames: Readonly<Record<string, string>> = { '.csv': 'CSV', '.xlsx': 'Excel', '.pdf': 'PDF' };

/**
 * Asks for the target path. The system dialog confirms replacing an existing file (on Linux only with
 * `showOverwriteConfirmation`), but it may return a path without extension. Confirm here if the completed
 * path exists.
 */
const askTarget = async (
  window: BrowserWindow | null,
  suggested: string,
  isPrivate: boolean,
): Promise<string | null> => {
  // macOS ignores `title`; Windows and Linux ignore `message`.
  const warning = mainI18n._(msg`The file includes the data that privacy mode hides`);
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

export interface Target {
  path: string;
  /** Next free name, for exports without a dialog, so that no existing file is replaced. */
  next?: () => string;
}

interface Choice {
  windowId: number;
  fileName: string;
  /** Fixed folder from the command line or the settings: no dialog, and no existing file is overwritten. */
  folder: string | null;
  lastFolder: string | null;
  /** Privacy mode is on: warn that the file contains the hidden data too. */
  isPrivate: boolean;
  /**
   * Reserves a path for this export. `false`: another export, whose file does not exist yet, has reserved it.
   */
  claim: (target: string) => boolean;
  isTaken: (target: string) => boolean;
}

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
