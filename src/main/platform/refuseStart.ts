import { app, dialog } from 'electron';

const exitAfterBox = (text: string, exitCode: number): void => {
  dialog.showErrorBox('Marketplace Back Office', text);
  app.exit(exitCode);
};

/**
 * Shows why the app cannot start, then exits. Before `ready` Electron shows no box on Linux, only a line on
 * stderr, which is lost for a start from a menu entry. In a terminal that line is enough.
 */
export const refuseStart = (text: string, exitCode: number): void => {
  if (process.platform !== 'linux' || app.isReady()) exitAfterBox(text, exitCode);
  else {
    process.stderr.write(`${text}\n`);
    if (process.stderr.isTTY) app.exit(exitCode);
    else void app.whenReady().then(() => exitAfterBox(text, exitCode));
  }
};
