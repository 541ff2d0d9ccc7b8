import type { ElectronApplication } from '@playwright/test';

/*
 * Nobody sits at the native dialogs of Electron, as nobody does at those of the browser shell: they behave as
 * `src/browser-shell/preparedDialogs.ts` does. What is evaluated runs in main, and sees nothing of this file.
 */

type MainOf = Pick<ElectronApplication, 'evaluate'>;
/** Kept in main: the buttons that are pressed when the test ends. */
type WithStanding = typeof globalThis & { pressStanding?: (() => void)[] };

/** A message box stands, a file is saved into the folder for exports, none is opened. */
export const answerBoxes = (app: MainOf, exportFolder: string): Promise<void> =>
  app.evaluate(({ dialog }, folder) => {
    const standing: (() => void)[] = [];
    (globalThis as WithStanding).pressStanding = standing;
    // The window that a box belongs to comes first, or is left out.
    dialog.showMessageBox = (...args: unknown[]) => {
      const { buttons = [], cancelId = 0, signal } = args.at(-1) as Electron.MessageBoxOptions;
      const confirming = buttons.findIndex((_label, index) => index !== cancelId);
      return new Promise((resolve) => {
        const press = (response: number): void => resolve({ response, checkboxChecked: false });
        standing.push(() => press(Math.max(0, confirming)));
        signal?.addEventListener('abort', () => press(cancelId));
      });
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
export const confirmBoxes = (app: MainOf): Promise<void> =>
  app.evaluate(({ dialog }) => {
    const show = dialog.showMessageBox;
    const pressAll = (): void => {
      for (const press of (globalThis as WithStanding).pressStanding ?? []) press();
    };
    dialog.showMessageBox = (...args: unknown[]) => {
      const answer = show(...(args as Parameters<typeof show>));
      pressAll();
      return answer;
    };
    pressAll();
  });
