import { app, type Event } from 'electron';
import type { Log } from '../platform/log.ts';
import type { ComposedApp } from './composeApp.ts';

/** How long quitting may wait for calls that were held back; after that they are given up. */
const flushLimitMs = 6000;

const within = (work: Promise<unknown>, limitMs: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limitMs))]);

/**
 * Quitting in order: windows are asked first (unsaved changes may stop it), then held-back calls go out, then
 * the sample-data server ends.
 */
export const manageLifecycle = (
  { windows, deferred, demo, keychain, notices }: ComposedApp,
  log: Log,
): void => {
  let isFlushed = false;

  app.on('before-quit', () => windows.prepareQuit());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (!windows.focusFirst()) windows.open('/', 'main');
  });
  app.on('will-quit', (event: Event) => {
    if (isFlushed) return;
    event.preventDefault();
    isFlushed = true;
    notices.stop();
    void within(deferred.flush(), flushLimitMs).finally(() => {
      demo.stop();
      keychain.close();
      app.quit();
    });
  });
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') log.error(`A child process stopped: ${type} (${reason})`);
  });
};
