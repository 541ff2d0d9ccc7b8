import { app, BrowserWindow, type Event, powerMonitor } from 'electron';
import { type LinkInbox, linkIn } from '../links/deepLinks.ts';
import type { Log } from '../platform/log.ts';
import { confirmLoss, confirmStopExports, settleHeldBack } from './beforeQuit.ts';
import type { ComposedApp } from './composeApp.ts';

/** The network comes back some time after the computer, and unlocking often follows waking up. */
const settleMs = 2000;

/** The computer was asleep or locked and is in use again: told once for each time. */
const onWake = (listener: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, settleMs);
    timer.unref();
  };
  powerMonitor.on('resume', soon);
  powerMonitor.on('unlock-screen', soon);
};

/**
 * Quits in a turn of its own. Electron ignores `app.quit()` while it still emits `will-quit`, and microtasks run
 * inside that emit: without the turn the app would stay without a window and keep the instance lock.
 */
const quitInNewTurn = (): void => void setImmediate(() => app.quit());

/**
 * The order of Electron's events at the end, by system:
 *
 * | how the app ends             | Windows                                       | macOS                              | Linux      |
 * | ---------------------------- | --------------------------------------------- | ---------------------------------- | ---------- |
 * | Quit, `app.quit()`           | before-quit, windows close, will-quit, quit   | as Windows                         | as Windows |
 * | the last window is closed    | window closes, window-all-closed, then Quit   | the app stays; `activate` reopens  | as Windows |
 * | an update is installed       | as Quit                                       | windows close, then before-quit …  | as Windows |
 * | log-off, shutdown            | query-session-end, session-end (each window); | as Quit; refusing it cancels       | as Quit    |
 * |                              | no before-quit, no will-quit, no quit         | the log-off                        | (SIGTERM)  |
 * | killed                       | nothing: settings, drafts and deferred calls are on the disk already, on every system       |
 *
 * A refused `before-quit` leaves all windows open; a refused `will-quit` leaves the app without a window.
 * So quitting goes in this order: windows are asked first (unsaved changes may stop it), then whoever waits for exports,
 * then deferred calls go out (what could not be sent is kept, or asked about where nothing can be kept), then the
 * sample-data server ends. Whoever starts the app meanwhile gets it back instead.
 */
export const manageLifecycle = (
  {
    windows,
    deferred,
    drafts,
    demo,
    exports,
    forgetRecents,
    keychain,
    live,
    notices,
    reachability,
    refreshWindows,
    updates,
  }: ComposedApp,
  links: LinkInbox,
  log: Log,
): void => {
  let phase: 'running' | 'flushing' | 'over' = 'running';
  let isAsking = false;
  let flushes = 0;
  /** The dialog about exports stands, or was answered with "when they are done". */
  let isHeldByExports = false;
  /** The system ends the session: nobody can be asked any more. */
  let isForced = false;

  const askThenQuit = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const mayQuit = await windows.confirmDiscards().finally(() => {
      isAsking = false;
    });
    if (mayQuit) quitInNewTurn();
  };

  /** After the last window was closed: those that stood there come back. */
  const windowToAskIn = (): BrowserWindow => {
    if (BrowserWindow.getAllWindows().length === 0) windows.restore();
    return windows.focusAny();
  };

  const quitAfterExports = async (): Promise<void> => {
    if (isHeldByExports) return;
    isHeldByExports = true;
    const choice = await confirmStopExports(windowToAskIn(), exports.running().length);
    if (choice === 'stop') await exports.cancelAll();
    if (choice === 'wait') await exports.whenIdle();
    // Somebody may have wanted the app back meanwhile.
    const isStillWanted = isHeldByExports && choice !== 'stay';
    isHeldByExports = false;
    if (isStillWanted) quitInNewTurn();
    else if (BrowserWindow.getAllWindows().length === 0) comeBack();
  };

  const comeBack = (): void => {
    if (phase === 'over') return;
    isHeldByExports = false;
    const isQuitting = phase === 'flushing';
    phase = 'running';
    if (windows.focusLast()) return;
    if (isQuitting) windows.restore();
    else windows.open('/', 'main');
  };

  /** Sends what is held back, then ends, unless somebody wants the app back by then. */
  const flushThenQuit = async (): Promise<void> => {
    phase = 'flushing';
    flushes += 1;
    const mine = flushes;
    await settleHeldBack(deferred, drafts);
    const isOver = (): boolean => phase !== 'flushing' || mine !== flushes;
    if (isOver()) return;
    const mayQuit = isForced || (await confirmLoss(deferred, windowToAskIn));
    if (isOver()) return;
    if (!mayQuit) return comeBack();
    phase = 'over';
    forgetRecents();
    live.stop();
    updates.stop();
    reachability.stop();
    demo.stop();
    keychain.close();
    quitInNewTurn();
  };

  // Refused here and not by the windows: those that hold nothing unsaved would be gone before the answer.
  app.on('before-quit', (event: Event) => {
    if (windows.hasUnsaved()) {
      event.preventDefault();
      void askThenQuit();
    } else if (exports.running().length > 0 && !isForced) {
      event.preventDefault();
      void quitAfterExports();
    } else if (phase === 'running') windows.saveLayoutAtQuit();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', (event: Event) => {
    if (phase === 'over') return;
    event.preventDefault();
    if (phase === 'running') void flushThenQuit();
  });
  powerMonitor.on('suspend', live.sleep);
  onWake(() => {
    live.wake();
    // One call renews the tokens for all; the windows then read what they show. Without a server that comes later.
    void reachability.check().then(async (isReachable) => {
      if (!isReachable) return;
      await notices.poll();
      refreshWindows();
    });
  });
  app.on('activate', comeBack);
  app.on('second-instance', (_event, argv) => {
    comeBack();
    links.add(linkIn(argv));
  });
  app.on('browser-window-created', (_event, window) => surviveSessionEnd(window));
  app.on('child-process-gone', (_event, { type, reason }) => {
    // At the end they are told to stop.
    if (reason !== 'clean-exit' && phase !== 'over')
      log.error(`A child process stopped: ${type} (${reason})`);
  });

  /**
   * Logging off from Windows asks each window, and then ends the process without any of the events above. Asked, the
   * app refuses only while something would be lost, and quits; Windows goes on when it has.
   */
  const surviveSessionEnd = (window: BrowserWindow): void => {
    window.on('query-session-end', (event) => {
      windows.saveLayoutAtQuit();
      if (!windows.hasUnsaved() && deferred.isIdle()) return;
      event.preventDefault();
      app.quit();
    });
    // Not to be stopped any more. Beginning to quit is what keeps Electron from ending the process at once.
    window.on('session-end', () => {
      windows.saveLayoutAtQuit();
      windows.forgetUnsaved();
      isForced = true;
      if (!deferred.isIdle()) app.quit();
    });
  };
};
