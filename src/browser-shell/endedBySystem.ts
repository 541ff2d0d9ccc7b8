import { constants } from 'node:os';
import { record } from './shellRecords.ts';
import { app } from './substitute/app.ts';
import { BrowserWindow } from './substitute/browserWindow.ts';
import { cancellable } from './substitute/cancellable.ts';

/**
 * The first signal asks like Quit, the next one ends the process. Called after the entry was evaluated: Electron sets
 * its handlers then, and what the entry has registered with Node before never hears a signal.
 */
export const quitOnSignals = (): void => {
  let isFirst = true;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (!isFirst) process.exit(128 + constants.signals[signal]);
      isFirst = false;
      app.quit();
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
