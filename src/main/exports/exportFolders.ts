import { existsSync } from 'node:fs';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, dialog, type OpenDialogOptions, shell } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';
import { sweepParts } from '../platform/partFiles.ts';
import { maxExportFolders } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

export const chooseFolder = async (windowId: number, lastFolder: string | null): Promise<string | null> => {
  const window = BrowserWindow.fromId(windowId);
  const words = mainI18n._(msg`Export folder`);
  const options: OpenDialogOptions = {
    // macOS ignores `title`; Windows and Linux ignore `message`.
    title: words,
    message: words,
    buttonLabel: mainI18n._(msg`Choose`),
    defaultPath: lastFolder ?? app.getPath('downloads'),
    properties: ['openDirectory', 'createDirectory'],
  };
  const answer = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
};

/** Persists the folder, so that the next start can remove part files if this process is killed. */
export const rememberExportFolder = (settings: SettingsStore, folder: string): void => {
  const others = settings.get('exportFolders').filter((other) => other !== folder);
  settings.set({ exportFolders: [folder, ...others].slice(0, maxExportFolders) });
};

/**
 * Removes part files that a killed process left behind. A folder where another process is still writing stays
 * in the list for the next start.
 */
export const sweepExportFolders = async (settings: SettingsStore): Promise<void> => {
  const folders = settings.get('exportFolders');
  if (folders.length === 0) return;
  settings.set({ exportFolders: [] });
  const areLeft = await Promise.all(folders.map(sweepParts));
  for (const [index, folder] of folders.entries()) if (areLeft[index]) rememberExportFolder(settings, folder);
};

/** Opening a file may execute it. Allow only the table formats that this app writes. */
export const isExportedFile = (path: string): boolean => /\.(?:csv|xlsx)$/i.test(path) && existsSync(path);

/**
 * Opens a file or folder with its default program. Resolves to the system's error message, or '' on success.
 */
export const openExportedFile = (path: string): Promise<string> => shell.openPath(path);

export const revealExportedFile = (path: string): void => shell.showItemInFolder(path);
