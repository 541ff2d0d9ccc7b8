import { constants } from 'node:os';
import { app } from './substitute/app.ts';

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
