import type { ElectronApplication } from '@playwright/test';

/*
 * Replaces Electron's native dialogs, which no user is there to answer, with the behaviour of
 * `src/browser-shell/preparedDialogs.ts`. Evaluated functions run in main without access to this file.
 */

type MainOf = Pick<ElectronApplication, 'evaluate'>;
/** Open dialogs in main, confirmed at the end of the test. */
type WithStanding = typeof globalThis & { pressStanding?: (() => void)[] };

/** Message boxes stay open, files are saved into the folder for exports, and no file is opened. */
export const answerBoxes = (app: MainOf, exportFolder: string): Promise<void> =>
  app.evaluate(({ dialog }, folder) => {
    const standing: (() => void)[] = [];
    (globalThis as WithStanding).pressStanding = standing;
    // The parent window is an optional first argument.
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

/**
 * Confirms open and future message boxes with the first button other than "cancel", because a test discards
 * changes at its end.
 */
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
