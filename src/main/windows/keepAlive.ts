import type { BrowserWindow } from 'electron';
import type { Log } from '../platform/log.ts';

/** After this many crashes in a minute a page is left alone: it would only crash again. */
const maxReloads = 3;
const windowMs = 60_000;
/** How long a page may hang before it is started anew. */
const hangMs = 2000;

/** Brings a crashed or hanging page back on the route it showed; other windows do not notice. */
export const keepAlive = (window: BrowserWindow, log: Log, onLost: () => void): void => {
  let crashes: number[] = [];
  let hanging: NodeJS.Timeout | undefined;

  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    const now = Date.now();
    crashes = [...crashes.filter((time) => now - time < windowMs), now];
    log.error(`A page stopped (${reason})`);
    onLost();
    if (crashes.length <= maxReloads) window.webContents.reload();
  });
  window.on('unresponsive', () => {
    log.error('A page does not respond');
    hanging = setTimeout(() => {
      if (!window.isDestroyed()) window.webContents.forcefullyCrashRenderer();
    }, hangMs);
  });
  window.on('responsive', () => clearTimeout(hanging));
  window.on('closed', () => clearTimeout(hanging));
};
