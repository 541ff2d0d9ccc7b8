import { msg } from '@lingui/core/macro';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { askOver } from '../platform/askOver.ts';
import type { Log } from '../platform/log.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** A page that crashes this often within a minute is not reloaded automatically, to avoid a crash loop. */
const maxCrashes = 3;
const windowMs = 60_000;

/** True for the second button. Escape and the first button change nothing. */
const asks = async (window: BrowserWindow, options: MessageBoxOptions): Promise<boolean> => {
  const response = await askOver(window, { type: 'warning', ...options });
  return response === 1 && !window.isDestroyed();
};

const asksToReload = (window: BrowserWindow, signal: AbortSignal): Promise<boolean> =>
  asks(window, {
    message: mainI18n._(msg`This window is not responding`),
    detail: mainI18n._(msg`Wait for it, or reload it and lose its unsaved changes.`),
    buttons: [mainI18n._(msg`Wait`), mainI18n._(msg`Reload`)],
    signal,
  });

const asksToTryAgain = (window: BrowserWindow): Promise<boolean> =>
  asks(window, {
    message: mainI18n._(msg`This window keeps stopping`),
    detail: mainI18n._(msg`Your other windows still work. If this one stops again, restart the app.`),
    buttons: [mainI18n._(msg`Leave as is`), mainI18n._(msg`Reload`)],
  });

/**
 * Reloads a crashed page on its current route. An unresponsive page is killed only after the user agrees,
 * because it may still hold unsaved input.
 */
export const keepAlive = (window: BrowserWindow, log: Log, onLost: () => void): void => {
  let crashes: number[] = [];
  let openDialog: AbortController | null = null;

  const closeDialog = (): void => {
    openDialog?.abort();
    openDialog = null;
  };

  window.webContents.on('render-process-gone', async (_event, { reason }) => {
    closeDialog();
    if (reason === 'clean-exit') return;
    const now = performance.now();
    crashes = [...crashes.filter((time) => now - time < windowMs), now];
    log.error(`A page stopped (${reason})`, undefined, 'pageCrash');
    onLost();
    if (crashes.length < maxCrashes) window.webContents.reload();
    else if (await asksToTryAgain(window)) window.webContents.reload();
  });
  window.on('unresponsive', async () => {
    if (openDialog) return;
    log.error('A page does not respond', undefined, 'pageHang');
    openDialog = new AbortController();
    const { signal } = openDialog;
    const isGivenUp = await asksToReload(window, signal);
    if (signal.aborted) return;
    openDialog = null;
    // The `render-process-gone` handler reloads it.
    if (isGivenUp) window.webContents.forcefullyCrashRenderer();
  });
  window.on('responsive', closeDialog);
  window.on('closed', closeDialog);
};
