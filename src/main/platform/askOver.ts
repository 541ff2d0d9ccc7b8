import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';

/** Brings a window back that the person cannot see: focusing it does nothing then. */
export const unhide = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
};

/**
 * The one way to a message box of the system; answers with the number of the button, of which the first one is the
 * safe one unless the options say otherwise. A box without a window stops all of main on macOS until it is answered
 * (electron#23319) and answers late on Linux (electron#51049); a box over a window that is not shown cannot be
 * answered on macOS (electron#22671).
 */
export const askOver = async (window: BrowserWindow, options: MessageBoxOptions): Promise<number> => {
  unhide(window);
  const { response } = await dialog.showMessageBox(window, {
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    ...options,
  });
  return response;
};
