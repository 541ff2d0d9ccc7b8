import { app, BrowserWindow, type Event, powerMonitor } from 'electron';
import { findDeepLink, type LinkInbox } from '../links/deepLinks.ts';
import type { Log } from '../platform/log.ts';
import { confirmLoss, confirmStopExports, inSequence, settlePending } from './beforeQuit.ts';
import type { ComposedApp } from './composeApp.ts';

/** Debounce. The network returns some time after the computer wakes up, and unlocking often follows. */
const settleMs = 2000;

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
 * Quits in a later turn of the event loop. Electron ignores `app.quit()` while it emits `will-quit`, and
 * microtasks run inside that emit: the app would stay without a window and keep the instance lock.
 */
const quitInNewTurn = (): void => void setImmediate(() => app.quit());

/** Reopens the saved windows if the last one is closed. */
const windowToAskIn = ({ layout, focus }: ComposedApp['windows']): BrowserWindow => {
  if (BrowserWindow.getAllWindows().length === 0) layout.restore();
  return focus.any();
};

/** Asks about unsaved changes, one question at a time, then quits unless the user stays. */
const createQuestion = ({ confirmAll }: ComposedApp['windows']['unsaved']) => {
  let isAsking = false;
  return async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const mayQuit = await confirmAll().finally(() => {
      isAsking = false;
    });
    if (mayQuit) quitInNewTurn();
  };
};

/**
 * Quits in this order: windows with unsaved changes ask (and may cancel), then running exports ask, then
 * pending calls are sent (those that fail are persisted, or asked about where that is impossible), then the
 * sample-data server ends. Starting the app again before that brings it back. Electron's events by system:
 * docs/decisions/quitting.md.
 */
const createQuitting = ({ windows, deferred, drafts, notes, journal, ...parts }: ComposedApp) => {
  const { jobs } = parts.exports;
  const askThenQuit = createQuestion(windows.unsaved);
  let phase: 'running' | 'flushing' | 'over' = 'running';
  let flushes = 0;
  /** The dialog about exports is open, or was answered with "when they are done". */
  let isDelayedByExports = false;
  /** The system ends the session, so the user cannot be asked any more. */
  let isForced = false;

  const quitAfterExports = async (): Promise<void> => {
    if (isDelayedByExports) return;
    isDelayedByExports = true;
    const choice = await confirmStopExports(windowToAskIn(windows), jobs.running().length);
    if (choice === 'stop') await jobs.cancelAll();
    if (choice === 'wait') await jobs.whenIdle();
    // A second start or `activate` may have brought the app back.
    const isStillWanted = isDelayedByExports && choice !== 'stay';
    isDelayedByExports = false;
    if (isStillWanted) quitInNewTurn();
    else if (BrowserWindow.getAllWindows().length === 0) comeBack();
  };

  const comeBack = (): void => {
    if (phase === 'over') return;
    isDelayedByExports = false;
    const isQuitting = phase === 'flushing';
    phase = 'running';
    if (windows.focus.last()) return;
    if (isQuitting) windows.layout.restore();
    else windows.open('/', 'main');
  };

  /** Sends pending calls, then quits unless the app was started again in between. */
  const flushThenQuit = async (): Promise<void> => {
    phase = 'flushing';
    flushes += 1;
    const mine = flushes;
    await settlePending(inSequence(deferred, journal), drafts, notes, parts.closingFolder);
    const isOver = (): boolean => phase !== 'flushing' || mine !== flushes;
    if (isOver()) return;
    const mayQuit = isForced || (await confirmLoss(deferred, () => windowToAskIn(windows)));
    if (isOver()) return;
    if (!mayQuit) return comeBack();
    phase = 'over';
    stopAll(parts);
    quitInNewTurn();
  };

  return {
    comeBack,
    isOver: (): boolean => phase === 'over',
    // Not in each window's `close`: windows without unsaved changes would be gone before the answer.
    beforeQuit: (event: Event): void => {
      if (windows.unsaved.isAny()) {
        event.preventDefault();
        void askThenQuit();
      } else if (jobs.running().length > 0 && !isForced) {
        event.preventDefault();
        void quitAfterExports();
      } else if (phase === 'running') windows.layout.saveAtQuit();
    },
    willQuit: (event: Event): void => {
      if (phase === 'over') return;
      event.preventDefault();
      if (phase === 'running') void flushThenQuit();
    },
    force: (): void => {
      isForced = true;
    },
  };
};

type Stopping = Pick<ComposedApp, 'recents' | 'live' | 'updates' | 'reachability' | 'demo' | 'keychain'>;

const stopAll = ({ recents, live, updates, reachability, demo, keychain }: Stopping): void => {
  recents.leave();
  live.stop();
  updates.stop();
  reachability.stop();
  demo.stop();
  keychain.close();
};

/**
 * Logging off from Windows asks each window, then ends the process without any other event. The app refuses
 * only while data would be lost, and quits by itself; Windows continues once it has.
 */
const surviveSessionEnd = (
  window: BrowserWindow,
  { windows, deferred }: ComposedApp,
  force: () => void,
): void => {
  window.on('query-session-end', (event) => {
    windows.layout.saveAtQuit();
    if (!windows.unsaved.isAny() && deferred.isIdle()) return;
    event.preventDefault();
    app.quit();
  });
  // Cannot be prevented. Starting to quit keeps Electron from ending the process at once.
  window.on('session-end', () => {
    windows.layout.saveAtQuit();
    windows.unsaved.forget();
    force();
    if (!deferred.isIdle()) app.quit();
  });
};

/** Connects the app to the events of its start, end and sleep. */
export const manageLifecycle = (parts: ComposedApp, links: LinkInbox, log: Log): void => {
  const { live, notices, reachability, refreshWindows } = parts;
  const { comeBack, isOver, force, beforeQuit, willQuit } = createQuitting(parts);
  app.on('before-quit', beforeQuit);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', willQuit);
  powerMonitor.on('suspend', live.sleep);
  onWake(() => {
    live.wake();
    // The first call renews the tokens for all windows, which then refetch. If the server is unreachable,
    // `reachability` does this later.
    void reachability.check().then(async ({ isReachable }) => {
      if (!isReachable) return;
      await notices.poll();
      refreshWindows();
    });
  });
  app.on('activate', comeBack);
  app.on('second-instance', (_event, argv) => {
    comeBack();
    links.add(findDeepLink(argv));
  });
  app.on('browser-window-created', (_event, window) => surviveSessionEnd(window, parts, force));
  app.on('child-process-gone', (_event, { type, reason }) => {
    // Quitting stops child processes on purpose.
    if (reason === 'clean-exit' || isOver()) return;
    log.error(`A child process stopped: ${type} (${reason})`, undefined, 'processCrash');
  });
};
