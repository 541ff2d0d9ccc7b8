import { existsSync } from 'node:fs';
import { app, BrowserWindow, dialog, type OpenDialogOptions } from 'electron';

/** Asks for a folder, starting in the one that was chosen before; null when the person wants none. */
export const askFolder = async (windowId: number, before: string | null): Promise<string | null> => {
  const window = BrowserWindow.fromId(windowId);
  const options: OpenDialogOptions = {
    defaultPath: before !== null && existsSync(before) ? before : app.getPath('downloads'),
    properties: ['openDirectory', 'createDirectory'],
  };
  const answer = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
};
