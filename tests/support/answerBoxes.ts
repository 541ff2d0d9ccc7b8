import type { ElectronApplication } from '@playwright/test';

/*
 * Nobody sits at the native boxes of Electron, as nobody does at those of the browser shell: they are answered as
 * `src/browser-shell/preparedDialogs.ts` answers. What is evaluated runs in main, and sees nothing of this file.
 */

/** A message box takes its default button, a file is saved into the folder for exports, none is opened. */
export const answerBoxes = (
  app: Pick<ElectronApplication, 'evaluate'>,
  exportFolder: string,
): Promise<void> =>
  app.evaluate(({ dialog }, folder) => {
    // The window that a box belongs to comes first, or is left out.
    dialog.showMessageBox = (...args: unknown[]) => {
      const { defaultId = 0 } = args.at(-1) as Electron.MessageBoxOptions;
      return Promise.resolve({ response: defaultId, checkboxChecked: false });
    };
    dialog.showSaveDialog = (...args: unknown[]) => {
      const { defaultPath } = args.at(-1) as Electron.SaveDialogOptions;
      const name = (defaultPath || 'file').split(/[\\/]/).at(-1);
      return Promise.resolve({ canceled: false, filePath: `${folder}/${name}` });
    };
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
    dialog.showErrorBox = (title, content) => console.error(`${title}: ${content}`);
  }, exportFolder);

/** From now on a message box takes its first button that is not "cancel": whoever ends a test lets changes go. */
export const confirmBoxes = (app: Pick<ElectronApplication, 'evaluate'>): Promise<void> =>
  app.evaluate(({ dialog }) => {
    dialog.showMessageBox = (...args: unknown[]) => {
      const { buttons = [], cancelId = 0 } = args.at(-1) as Electron.MessageBoxOptions;
      const confirming = buttons.findIndex((_label, index) => index !== cancelId);
      return Promise.resolve({ response: Math.max(0, confirming), checkboxChecked: false });
    };
  });
