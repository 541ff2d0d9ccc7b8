import { setTimeout as sleep } from 'node:timers/promises';
import { BrowserWindow } from 'electron';
import { sendToWindow } from './broadcast.ts';

/** Ten windows at once would ask the server for everything in the same moment. */
const betweenMs = 200;

/**
 * Has every window read again what it shows and what may be out of date, one after the other. Asked for once more
 * meanwhile, it is done once.
 */
export const createRefresh = () => {
  let running: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    const ids = BrowserWindow.getAllWindows().map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      if (index > 0) await sleep(betweenMs, undefined, { ref: false });
      sendToWindow(id, 'rows.refresh', null);
    }
  };
  return (): Promise<void> => {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  };
};
