import { record } from './shellRecords.ts';
import { app } from './substitute/app.ts';
import { BrowserWindow } from './substitute/browserWindow.ts';
import { cancellable } from './substitute/cancellable.ts';

/**
 * The first signal asks like Quit, and the same one again ends the process as the system does by itself; another one is
 * ignored. Called after the entry was evaluated: Electron sets its handlers then, and what the entry has registered with
 * Node before never hears a signal.
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

/** How long Windows leaves an app that has begun to quit by itself. */
const graceMs = 5000;

const reasons = ['shutdown'];

/**
 * The person logs off or shuts down Windows: each window is asked in turn until one refuses; forced, or with nobody
 * refusing, all are told and the process ends at once, without one of the events of quitting.
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
