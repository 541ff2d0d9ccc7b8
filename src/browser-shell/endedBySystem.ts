import { record } from './shellRecords.ts';
import { app } from './substitute/app.ts';
import { BrowserWindow } from './substitute/browserWindow.ts';
import { cancellable } from './substitute/cancellable.ts';

/**
 * The first signal quits the app. The same signal again ends the process, as by default; others are ignored.
 * Call after evaluating the entry: like Electron, this removes signal handlers that the entry has registered
 * with Node.
 */
export const quitOnSignals = (): void => {
  let isFirst = true;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      if (isFirst) app.quit();
      isFirst = false;
    });
  }
};

/** Time that Windows gives an app that is already quitting. */
const graceMs = 5000;

const reasons = ['shutdown'];

/**
 * Simulates logging off or shutting down Windows. Asks the windows in turn until one refuses. If none
 * refuses, or if forced, notifies all of them and exits at once, without quit events.
 */
export const endSession = (isForced: boolean): void => {
  const windows = BrowserWindow.getAllWindows();
  const isRefused = windows.some((window) => {
    const event = cancellable({ reasons });
    window.emit('query-session-end', event);
    return event.defaultPrevented;
  });
  record('querySessionEnd', { isRefused });
  if (isRefused && !isForced) return;
  for (const window of windows) window.emit('session-end', cancellable({ reasons }));
  if (!app.isQuitting) process.exit(0);
  setTimeout(() => process.exit(1), graceMs);
};
