import { app, type BrowserWindow, dialog, type MessageBoxOptions, type SaveDialogOptions } from 'electron';

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
    // Without it Linux shows an empty title bar.
    title: app.getName(),
    ...options,
  });
  return response;
};

/**
 * Where to save, as the person says in the system's dialog; null: nowhere. Over a minimized window nobody would see it on
 * macOS, where menus are there all the same. Without a window it stands alone, and stops nothing.
 */
export const askPathOver = async (
  window: BrowserWindow | null,
  options: SaveDialogOptions,
): Promise<string | null> => {
  if (window) unhide(window);
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options));
  return canceled || !filePath ? null : filePath;
};
