import { isDeepStrictEqual } from 'node:util';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { FollowingState } from '#shared/ipc/windowRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { cascaded, firstSize, minimumSize } from './bounds.ts';
import { createFollowers } from './followers.ts';
import { keepAlive } from './keepAlive.ts';
import { createLayoutKeeper } from './layoutKeeper.ts';
import {
  addressOf,
  bring,
  loadPage,
  type ManagedWindow,
  onNewPage,
  placeBeside,
  placeOf,
  showWhenReady,
  startListening,
  whenListening,
} from './managedWindow.ts';
import { goInHistory, type HistoryStep, watchHistory } from './pageHistory.ts';
import { createUnsavedChanges } from './unsavedChanges.ts';
import { describeWindows, layoutOf } from './windowList.ts';
import { windowOptions } from './windowOptions.ts';

/** More than anybody reads; each is a process of its own. */
const maxWindows = 12;

export type WindowManager = ReturnType<typeof createWindowManager>;

interface WindowParts {
  preload: string;
  settings: SettingsStore;
  log: Log;
  /** Whether a login of the last start is kept, even if the keychain does not give it out. */
  isRemembered: () => boolean;
  isLoggedIn: () => boolean;
  onClosed: (windowId: number) => void;
  /** What was shown in a window is not there any more: it was closed, or another page is loaded. */
  onPageGone: (windowId: number) => void;
  /** What was not saved in a window was let go. */
  onDiscarded: (windowId: number) => void;
  /** Tells a page that listens where to go. */
  sendPath: (windowId: number, path: string) => void;
  tellFollowing: (windowId: number, state: FollowingState | null) => void;
}

export const createWindowManager = (parts: WindowParts) => {
  const { preload, settings, log, isRemembered, isLoggedIn, onClosed, sendPath, tellFollowing } = parts;
  const managed = new Map<number, ManagedWindow>();
  const unsaved = createUnsavedChanges(parts.onDiscarded);
  const listeners = new Set<() => void>();
  let uses = 0;
  const isFull = (): boolean => managed.size >= maxWindows;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  /** A page that does not listen yet goes there when it does. */
  const steer = (entry: ManagedWindow, path: string): void => {
    if (entry.isListening) sendPath(entry.window.id, path);
    else entry.waitingPath = path;
  };
  const followers = createFollowers({
    isHeld: unsaved.has,
    steer: (windowId, path) => {
      const entry = managed.get(windowId);
      if (entry) steer(entry, path);
    },
    tell: tellFollowing,
  });

  const openNow = (): ManagedWindow[] => [...managed.values()].filter(({ window }) => !window.isDestroyed());
  const currentLayout = (): SavedWindow[] => layoutOf(openNow());

  const save = (windows: SavedWindow[]): void => {
    // Whom the keychain has not let in again finds the windows of the last time at the next start.
    if (isRemembered() && !isLoggedIn()) return;
    if (windows.length > 0 && !isDeepStrictEqual(windows, settings.get('windows'))) settings.set({ windows });
  };
  const layout = createLayoutKeeper(save);

  const usedLast = (kinds: readonly SavedWindow['kind'][]): ManagedWindow | null =>
    [...managed.values()]
      .filter(({ window, kind, isClosing }) => kinds.includes(kind) && !isClosing && !window.isDestroyed())
      .reduce<ManagedWindow | null>(
        (last, entry) => (last && last.lastUse > entry.lastUse ? last : entry),
        null,
      );

  /** A main window to show something in; where none can be opened any more, the window used last has to do. */
  const usedMain = (): ManagedWindow | null => usedLast(['main']) ?? (isFull() ? usedLast(['record']) : null);

  /** Beside the window used last, so that both are seen. */
  const freshBounds = () => {
    const before = usedLast(['main', 'record'])?.window.getNormalBounds();
    return before
      ? cascaded(before, screen.getDisplayMatching(before).workArea)
      : firstSize(screen.getPrimaryDisplay().workArea);
  };

  const open = (path: string, kind: SavedWindow['kind'], saved?: SavedWindow): BrowserWindow => {
    const bounds = saved ? placeOf(saved) : null;
    const window = new BrowserWindow({
      ...windowOptions(preload, nativeTheme.shouldUseDarkColors, minimumSize[kind]),
      ...(bounds ?? freshBounds()),
    });
    const { id } = window;
    uses += 1;
    const address = addressOf(path, kind);
    const entry: ManagedWindow = {
      window,
      kind,
      address,
      isClosing: false,
      isListening: false,
      waitingPath: null,
      waiting: [],
      lastUse: uses,
    };
    managed.set(id, entry);
    changed();
    watchHistory(window, changed);
    // Zoom belongs to an origin otherwise, and all windows have the same one.
    window.webContents.setZoomMode('isolated');
    showWhenReady(window, saved);
    window.on('focus', () => {
      uses += 1;
      entry.lastUse = uses;
      changed();
    });
    window.on('close', (event) => {
      if (!unsaved.has(id)) {
        layout.closing(currentLayout());
        entry.isClosing = true;
        return;
      }
      event.preventDefault();
      void unsaved.confirmOne(id).then((isDiscarded) => {
        if (isDiscarded && !window.isDestroyed()) window.close();
      });
    });
    window.once('closed', () => {
      managed.delete(id);
      followers.forget(id);
      unsaved.set(id, window, false);
      onClosed(id);
      parts.onPageGone(id);
      if (managed.size === 0) layout.lastClosed();
      changed();
    });
    onNewPage(window, () => {
      entry.isListening = false;
      parts.onPageGone(id);
    });
    keepAlive(window, log, () => {
      // What was typed went with the page.
      unsaved.set(id, window, false);
      entry.isListening = false;
      onClosed(id);
    });
    loadPage(window, address, log);
    return window;
  };

  /** One window, at the place and size that the first one had. */
  const openAtHome = (saved: readonly SavedWindow[]): BrowserWindow =>
    open(
      '/',
      'main',
      saved.find(({ kind }) => kind === 'main'),
    );

  return {
    open,
    /** Another main window; false when there are as many as can be. */
    openMain: (): boolean => !isFull() && open('/', 'main') !== null,
    /** A window for one page; false when there are as many as can be. */
    openApart: (path: string): boolean => {
      if (isFull()) return false;
      open(path, 'record');
      return true;
    },
    /** Of any window: it opened, closed, was turned to, goes by another name, or can go elsewhere. */
    onChanged: (listener: () => void): void => {
      listeners.add(listener);
    },
    /** All of them in the order in which they were opened, and where the one used last can go. */
    changed,
    list: () => describeWindows(openNow(), usedLast(['main', 'record'])),
    layout: currentLayout,
    /** Shows a kept window at its place: the one that has this page already, or a new one if there is room. */
    showSaved: (saved: SavedWindow): boolean => {
      const shown = openNow().find((entry) => layoutOf([entry])[0]?.path === saved.path);
      if (!shown && isFull()) return false;
      if (!shown) open(saved.path, saved.kind, saved);
      else {
        const bounds = placeOf(saved);
        shown.window.unmaximize();
        if (bounds) shown.window.setBounds(bounds);
        bring(shown);
      }
      return true;
    },
    focus: (windowId: number): void => {
      const entry = managed.get(windowId);
      if (entry) bring(entry);
    },
    go: (step: HistoryStep): void => {
      const entry = usedLast(['main', 'record']);
      if (entry) goInHistory(entry.window, step);
    },
    setTitle: (windowId: number, title: string): void => {
      managed.get(windowId)?.window.setTitle(title);
      changed();
    },
    /** Beside another window; with a field it follows that one, and there is one such window. */
    openBeside: (path: string, besideId: number, field?: string): boolean => {
      const following = managed.get((field && followers.find(besideId, field)) || -1);
      if (following) {
        followers.lead(besideId, { [field ?? '']: path });
        bring(following);
        return true;
      }
      if (isFull()) return false;
      const neighbour = managed.get(besideId);
      const opened = open(path, 'record');
      if (field) followers.link(opened.id, besideId, field, path);
      if (neighbour) placeBeside(opened, neighbour);
      return true;
    },
    /** Opens the windows of the last start. */
    restore: (): void => {
      const saved = settings.get('windows');
      if (saved.length === 0) open('/', 'main');
      else if (settings.get('startWith') === 'dashboard') openAtHome(saved);
      // Somebody who has to log in first starts on one page.
      else if (!isRemembered()) openAtHome(saved);
      else for (const window of saved.slice(0, maxWindows)) open(window.path, window.kind, window);
    },
    /** The window of a page, by its webContents id. */
    idOf: (contentsId: number): number | null =>
      openNow().find(({ window }) => window.webContents.id === contentsId)?.window.id ?? null,
    setDirty: (windowId: number, isDirty: boolean): void => {
      const entry = managed.get(windowId);
      if (entry) unsaved.set(windowId, entry.window, isDirty);
      if (!isDirty) followers.catchUp(windowId);
    },
    lead: followers.lead,
    followingOf: followers.stateOf,
    unlink: followers.unlink,
    hasUnsaved: unsaved.isAny,
    /** Asks about everything unsaved; false when the person wants to keep some of it. */
    confirmDiscards: unsaved.confirmAll,
    takeBackDiscards: unsaved.takeBack,
    forgetUnsaved: unsaved.forget,
    /** The window used last, in front of the person; null when there is none. */
    bringLast: (): BrowserWindow | null => {
      const entry = usedLast(['main', 'record']);
      return entry && bring(entry);
    },
    /** The main window used last, in front of the person; a new one when there is none. */
    bringMain: (): BrowserWindow => {
      const entry = usedMain();
      return entry ? bring(entry) : open('/', 'main');
    },
    /** Shows a path in the main window used last. A page that does not listen yet gets it when it does. */
    navigate: (path: string): void => {
      const entry = usedMain();
      if (!entry) return void open(path, 'main');
      bring(entry);
      steer(entry, path);
    },
    /** Closes a window that has nothing left to show. The app does not end with it. */
    closeTo: (windowId: number, path: string): void => {
      const entry = managed.get(windowId);
      if (!entry) return;
      unsaved.set(windowId, entry.window, false);
      if (managed.size === 1) open(path, 'main');
      entry.window.close();
    },
    startListening: (windowId: number): string | null => {
      const entry = managed.get(windowId);
      return entry ? startListening(entry) : null;
    },
    whenListening: (windowId: number, tell: () => void): void => {
      const entry = managed.get(windowId);
      if (entry) whenListening(entry, tell);
    },
    /** Remembers which windows are open, in case the app is killed. */
    keepLayout: (): void => save(currentLayout()),
    /** Remembers which windows are open, for the next start; all of them are about to close. */
    saveLayout: (): void => {
      layout.forget();
      save(currentLayout());
    },
  };
};
