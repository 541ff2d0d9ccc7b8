import { BrowserWindow, nativeTheme } from 'electron';
import type { FollowingState } from '#shared/ipc/windowRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { minimumSize, newBounds, placeSideBySide, restoredBounds } from './bounds.ts';
import { createFollowers } from './followers.ts';
import { keepAlive } from './keepAlive.ts';
import {
  addressOf,
  bringToFront,
  describeWindows,
  goInHistory,
  type HistoryStep,
  loadPage,
  type ManagedWindow,
  onNewPage,
  type PageFiles,
  showWhenListening,
  startListening,
  watchHistory,
  whenListening,
  windowOptions,
} from './managedWindow.ts';
import { createSavedWindows } from './savedWindows.ts';
import { createUnsavedChanges } from './unsavedChanges.ts';

/** Each window is a process of its own. */
const maxWindows = 12;

export type WindowManager = ReturnType<typeof createWindowManager>;

interface WindowOptions extends PageFiles {
  settings: SettingsStore;
  log: Log;
  /** True if a login was remembered at the last start, even if the keychain does not release it. */
  isRemembered: () => boolean;
  isLoggedIn: () => boolean;
  onClosed: (windowId: number) => void;
  /** The window was closed, or loads another page. */
  onPageGone: (windowId: number) => void;
  onDiscarded: (windowId: number) => void;
  sendPath: (windowId: number, path: string) => void;
  notifyFollowing: (windowId: number, state: FollowingState | null) => void;
}

export const createWindowManager = (options: WindowOptions) => {
  const { settings, log, isRemembered, isLoggedIn, onClosed, sendPath, notifyFollowing } = options;
  const managed = new Map<number, ManagedWindow>();
  const unsaved = createUnsavedChanges(options.onDiscarded);
  const listeners = new Set<() => void>();
  let uses = 0;
  const isFull = (): boolean => managed.size >= maxWindows;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  /** Navigates now if the page already listens, otherwise as soon as it does. */
  const steer = (entry: ManagedWindow, path: string): void => {
    if (entry.isListening) sendPath(entry.window.id, path);
    else entry.waitingPath = path;
  };
  const followers = createFollowers({
    hasUnsaved: unsaved.has,
    steer: (windowId, path) => {
      const entry = managed.get(windowId);
      if (entry) steer(entry, path);
    },
    notify: notifyFollowing,
  });

  const openWindows = (): ManagedWindow[] =>
    [...managed.values()].filter(({ window }) => !window.isDestroyed());
  const usedLast = (types: readonly SavedWindow['type'][]): ManagedWindow | null =>
    [...managed.values()]
      .filter(({ window, type, isClosing }) => types.includes(type) && !isClosing && !window.isDestroyed())
      .reduce<ManagedWindow | null>(
        (last, entry) => (last && last.lastUse > entry.lastUse ? last : entry),
        null,
      );

  /** The main window used last. At the window limit a record window substitutes for it. */
  const usedMain = (): ManagedWindow | null => usedLast(['main']) ?? (isFull() ? usedLast(['record']) : null);

  const open = (path: string, type: SavedWindow['type'], earlier?: SavedWindow): BrowserWindow => {
    const bounds = earlier ? restoredBounds(earlier) : null;
    const window = new BrowserWindow({
      ...windowOptions(options, nativeTheme.shouldUseDarkColors, minimumSize[type]),
      ...(bounds ?? newBounds(usedLast(['main', 'record'])?.window)),
    });
    const { id } = window;
    uses += 1;
    const address = addressOf(path, type);
    const entry: ManagedWindow = {
      window,
      type,
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
    // By default zoom applies to an origin, which all windows share. Older Electron versions lack this mode.
    window.webContents.setZoomMode?.('isolated');
    showWhenListening(entry, earlier, () => usedLast(['main', 'record'])?.window);
    window.on('focus', () => {
      uses += 1;
      entry.lastUse = uses;
      changed();
    });
    window.on('close', (event) => {
      if (!unsaved.has(id)) {
        saved.closing();
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
      options.onPageGone(id);
      if (managed.size === 0) saved.lastClosed();
      changed();
    });
    onNewPage(window, () => {
      entry.isListening = false;
      options.onPageGone(id);
    });
    keepAlive(window, log, () => {
      // A crash loses unsaved input, so there is nothing to ask about.
      unsaved.set(id, window, false);
      entry.isListening = false;
      onClosed(id);
    });
    loadPage(window, address, log);
    return window;
  };

  const openIfRoom = (path: string, type: SavedWindow['type']): boolean => {
    if (isFull()) return false;
    open(path, type);
    return true;
  };

  const saved = createSavedWindows({
    settings,
    isRemembered,
    isLoggedIn,
    openWindows,
    open,
    isFull,
    maxWindows,
  });

  const focusLast = (): BrowserWindow | null => {
    const entry = usedLast(['main', 'record']);
    return entry && bringToFront(entry);
  };
  /** Brings the main window used last to the front; opens a new one if none exists. */
  const focusMain = (): BrowserWindow => {
    const entry = usedMain();
    return entry ? bringToFront(entry) : open('/', 'main');
  };

  return {
    open,
    /** Returns false at the window limit. */
    openMain: (): boolean => openIfRoom('/', 'main'),
    /** Opens a window for a single page. Returns false at the window limit. */
    openApart: (path: string): boolean => openIfRoom(path, 'record'),
    /** Fires when any window opens, closes, gets the focus or a new title, or when its history changes. */
    onChanged: (listener: () => void): void => {
      listeners.add(listener);
    },
    changed,
    /** All windows in the order they were opened, and the history state of the window used last. */
    list: () => describeWindows(openWindows(), usedLast(['main', 'record'])),
    layout: saved.layout,
    showSaved: saved.showSaved,
    restore: saved.restore,
    saveLayout: saved.saveLayout,
    saveLayoutAtQuit: saved.saveLayoutAtQuit,
    focus: (windowId: number): void => {
      const entry = managed.get(windowId);
      if (entry) bringToFront(entry);
    },
    go: (step: HistoryStep): void => {
      const entry = usedLast(['main', 'record']);
      if (entry) goInHistory(entry.window, step);
    },
    setTitle: (windowId: number, title: string): void => {
      managed.get(windowId)?.window.setTitle(title);
      changed();
    },
    /**
     * Opens a window side by side with another. With `field`, it follows that reference; at most one follower
     * per field.
     */
    openSideBySide: (path: string, neighbourId: number, field?: string): boolean => {
      const following = managed.get((field && followers.find(neighbourId, field)) || -1);
      if (following) {
        followers.lead(neighbourId, { [field ?? '']: path });
        bringToFront(following);
        return true;
      }
      if (isFull()) return false;
      const neighbour = managed.get(neighbourId);
      const opened = open(path, 'record');
      if (field) followers.link(opened.id, neighbourId, field, path);
      if (neighbour) placeSideBySide(neighbour, opened);
      return true;
    },
    idOf: (contentsId: number): number | null =>
      openWindows().find(({ window }) => window.webContents.id === contentsId)?.window.id ?? null,
    setDirty: (windowId: number, isDirty: boolean): void => {
      const entry = managed.get(windowId);
      if (entry) unsaved.set(windowId, entry.window, isDirty);
      if (!isDirty) followers.catchUp(windowId);
    },
    lead: followers.lead,
    followingOf: followers.stateOf,
    unlink: followers.unlink,
    hasUnsaved: unsaved.isAny,
    confirmDiscards: unsaved.confirmAll,
    takeBackDiscards: unsaved.takeBack,
    forgetUnsaved: unsaved.forget,
    focusLast,
    focusMain,
    /** On macOS the menu and notifications outlive the last window. */
    focusAny: (): BrowserWindow => focusLast() ?? focusMain(),
    /** Opens a path in the main window used last, as soon as its page listens. */
    navigate: (path: string): void => {
      const entry = usedMain();
      if (!entry) return void open(path, 'main');
      bringToFront(entry);
      steer(entry, path);
    },
    /** Closes a window whose record is gone. If it is the last one, a main window on `path` replaces it. */
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
    whenListening: (windowId: number, notify: () => void): void => {
      const entry = managed.get(windowId);
      if (entry) whenListening(entry, notify);
    },
  };
};
