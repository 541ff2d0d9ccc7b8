import { app, type BrowserWindow, dialog, type MessageBoxOptions, type SaveDialogOptions } from 'electron';

/** Shows a minimized or hidden window, on which `focus` has no effect. */
export const unhide = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
};

/**
 * The only function that opens a system message box. Returns the index of the button; the first button is the
 * safe default unless the options change that. A box without a window blocks all of main on macOS
 * (electron#23319) and returns late on Linux (electron#51049). A box over a hidden window cannot be answered
 * on macOS (electron#22671).
 */
export const askOver = async (window: BrowserWindow, options: MessageBoxOptions): Promise<number> => {
  unhide(window);
  const { response } = await dialog.showMessageBox(window, {
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    // Linux shows an empty title bar otherwise.
    title: app.getName(),
    ...options,
  });
  return response;
};

/**
 * Shows the system's save dialog and returns the chosen path; `null`: cancelled. On macOS menus work while
 * all windows are minimized, and the dialog would be invisible then. A dialog without a window does not block
 * main.
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
