import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, dialog, type OpenDialogOptions } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';

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
