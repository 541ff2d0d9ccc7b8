import { existsSync } from 'node:fs';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, dialog, type OpenDialogOptions, shell } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';
import { sweepParts } from '../platform/partFiles.ts';
import { maxExportFolders } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

/** Where exports go from now on, chosen in the system's own dialog; null when the person closed it. */
export const chooseFolder = async (windowId: number, lastFolder: string | null): Promise<string | null> => {
  const window = BrowserWindow.fromId(windowId);
  const words = mainI18n._(msg`Folder for exports`);
  const options: OpenDialogOptions = {
    // macOS shows no title, the other systems no message.
    title: words,
    message: words,
    buttonLabel: mainI18n._(msg`Choose`),
    defaultPath: lastFolder ?? app.getPath('downloads'),
    properties: ['openDirectory', 'createDirectory'],
  };
  const answer = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
};

/** Keeps in mind that a folder gets part files, in case this app is killed over one. */
export const rememberExportFolder = (settings: SettingsStore, folder: string): void => {
  const others = settings.get('exportFolders').filter((other) => other !== folder);
  settings.set({ exportFolders: [folder, ...others].slice(0, maxExportFolders) });
};

/** Removes what a killed app left in the folders of its exports; where another one is writing, once more later. */
export const sweepExportFolders = async (settings: SettingsStore): Promise<void> => {
  const folders = settings.get('exportFolders');
  if (folders.length === 0) return;
  settings.set({ exportFolders: [] });
  const areLeft = await Promise.all(folders.map(sweepParts));
  for (const [index, folder] of folders.entries()) if (areLeft[index]) rememberExportFolder(settings, folder);
};

/** Opening a file may run it: only what this app writes is opened, and those are tables. */
export const isExportedFile = (path: string): boolean => /\.(?:csv|xlsx)$/i.test(path) && existsSync(path);

/** Opens a file or a folder with the program that the system has for it; answers what the system said against it, else ''. */
export const openExportedFile = (path: string): Promise<string> => shell.openPath(path);

export const revealExportedFile = (path: string): void => shell.showItemInFolder(path);
