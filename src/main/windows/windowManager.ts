import { BrowserWindow, nativeTheme } from 'electron';
import type { FollowingState } from '#shared/ipc/windowRoutes.ts';
import { pagePatterns } from '#shared/screens/screenPatterns.ts';
import type { Log } from '../platform/log.ts';
import { pathOfPage } from '../platform/navigationGuard.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { minimumSize, newBounds, placeSideBySide, restoredBounds } from './bounds.ts';
import { createFollowers } from './followers.ts';
import { keepAlive } from './keepAlive.ts';
import {
  bringToFront,
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
import { createWindowRegistry } from './windowRegistry.ts';

export type WindowManager = ReturnType<typeof createWindowManager>;

interface PageOptions extends PageFiles {
  log: Log;
  onClosed: (windowId: number) => void;
  /** The window was closed, or loads another page. */
  onPageGone: (windowId: number) => void;
}

interface WindowOptions extends PageOptions {
  settings: SettingsStore;
  /** True if a login was remembered at the last start, even if the keychain does not release it. */
  isRemembered: () => boolean;
  isLoggedIn: () => boolean;
  onDiscarded: (windowId: number) => void;
  sendPath: (windowId: number, path: string) => void;
  notifyFollowing: (windowId: number, state: FollowingState | null) => void;
}

const isManual = (path: string | null): boolean => path?.split('?', 1)[0] === pagePatterns.manual;

const routeOf = ({ window, address }: ManagedWindow): string | null =>
  pathOfPage(window.webContents.getURL() || address);

/** Shared state of all windows. */
const createParts = ({ onDiscarded, sendPath, notifyFollowing, ...options }: WindowOptions) => {
  const registry = createWindowRegistry();
  const unsaved = createUnsavedChanges(onDiscarded);
  /** Navigates now if the page already listens, otherwise as soon as it does. */
  const steer = (entry: ManagedWindow, path: string): void => {
    if (entry.isListening) sendPath(entry.window.id, path);
    else entry.waitingPath = path;
  };
  const followers = createFollowers({
    hasUnsaved: unsaved.has,
    steer: (windowId, path) => {
      const entry = registry.get(windowId);
      if (entry) steer(entry, path);
    },
    notify: notifyFollowing,
  });
  const open = (path: string, type: SavedWindow['type'], earlier?: SavedWindow): BrowserWindow => {
    const bounds = earlier ? restoredBounds(earlier) : null;
    const window = new BrowserWindow({
      ...windowOptions(options, nativeTheme.shouldUseDarkColors, minimumSize[type]),
      ...(bounds ?? newBounds(registry.current()?.window)),
    });
    const entry = registry.add(window, path, type);
    watchHistory(window, registry.list.changed);
    // By default zoom applies to an origin, which all windows share. Older Electron versions lack this mode.
    window.webContents.setZoomMode?.('isolated');
    showWhenListening(entry, earlier, () => registry.current()?.window);
    watchWindow(parts, entry, options);
    loadPage(window, entry.address, options.log);
    return window;
  };
  const layout = createSavedWindows({ ...options, registry, open });
  const parts = { registry, unsaved, followers, layout, steer, open };
  return parts;
};

type Parts = ReturnType<typeof createParts>;

/** Follows a window from its opening to its end. */
const watchWindow = (
  { registry, unsaved, followers, layout }: Omit<Parts, 'open'>,
  entry: ManagedWindow,
  { log, onClosed, onPageGone }: PageOptions,
): void => {
  const { window } = entry;
  const { id } = window;
  window.on('focus', () => registry.used(entry));
  window.on('close', (event) => {
    if (!unsaved.has(id)) {
      layout.closing();
      entry.isClosing = true;
      return;
    }
    event.preventDefault();
    void unsaved.confirmOne(id).then((isDiscarded) => {
      if (isDiscarded && !window.isDestroyed()) window.close();
    });
  });
  window.once('closed', () => {
    registry.delete(id);
    followers.forget(id);
    unsaved.set(id, window, false);
    onClosed(id);
    onPageGone(id);
    if (registry.size() === 0) layout.lastClosed();
    registry.list.changed();
  });
  onNewPage(window, () => {
    entry.isListening = false;
    onPageGone(id);
  });
  keepAlive(window, log, () => {
    // A crash loses unsaved input, so there is nothing to ask about.
    unsaved.set(id, window, false);
    entry.isListening = false;
    onClosed(id);
  });
};

/** Calls of the pages in the windows. */
const pagesOf = ({ registry, unsaved, followers }: Parts) => ({
  setTitle: (windowId: number, title: string): void => {
    registry.get(windowId)?.window.setTitle(title);
    registry.list.changed();
  },
  setDirty: (windowId: number, isDirty: boolean): void => {
    const entry = registry.get(windowId);
    if (entry) unsaved.set(windowId, entry.window, isDirty);
    if (!isDirty) followers.catchUp(windowId);
  },
  startListening: (windowId: number): string | null => {
    const entry = registry.get(windowId);
    return entry ? startListening(entry) : null;
  },
  whenListening: (windowId: number, notify: () => void): void => {
    const entry = registry.get(windowId);
    if (entry) whenListening(entry, notify);
  },
});

const navigationOf = ({ registry, unsaved, steer, open }: Parts) => ({
  go: (step: HistoryStep): void => {
    const entry = registry.current();
    if (entry) goInHistory(entry.window, step);
  },
  /** Opens a path in the main window used last, as soon as its page listens. */
  navigate: (path: string): void => {
    const entry = registry.currentMain();
    if (!entry) return void open(path, 'main');
    bringToFront(entry);
    steer(entry, path);
  },
  /** Closes a window whose record is gone. If it is the last one, a main window on `path` replaces it. */
  closeTo: (windowId: number, path: string): void => {
    const entry = registry.get(windowId);
    if (!entry) return;
    unsaved.set(windowId, entry.window, false);
    if (registry.size() === 1) open(path, 'main');
    entry.window.close();
  },
});

export const createWindowManager = (options: WindowOptions) => {
  const parts = createParts(options);
  const { registry, unsaved, followers, layout, steer, open } = parts;

  const openIfRoom = (path: string, type: SavedWindow['type']): boolean => {
    if (registry.isFull()) return false;
    open(path, type);
    return true;
  };
  /** Repeated F1 must not use up the limit of windows. */
  const showInManual = (path: string): boolean => {
    const entry = isManual(path)
      ? registry
          .all()
          .find((known) => known.type === 'record' && !known.isClosing && isManual(routeOf(known)))
      : undefined;
    if (entry) {
      steer(entry, path);
      bringToFront(entry);
    }
    return entry !== undefined;
  };
  const last = (): BrowserWindow | null => {
    const entry = registry.current();
    return entry && bringToFront(entry);
  };
  /** Opens a new main window if none exists. */
  const main = (): BrowserWindow => {
    const entry = registry.currentMain();
    return entry ? bringToFront(entry) : open('/', 'main');
  };

  return {
    open,
    /** Returns false at the window limit. */
    openMain: (): boolean => openIfRoom('/', 'main'),
    /** Opens a window for a single page; the manual has only one. Returns false at the window limit. */
    openApart: (path: string): boolean => showInManual(path) || openIfRoom(path, 'record'),
    /**
     * Opens a window side by side with another. With `field`, it follows that reference; at most one follower
     * per field.
     */
    openSideBySide: (path: string, neighbourId: number, field?: string): boolean => {
      const following = registry.get((field && followers.find(neighbourId, field)) || -1);
      if (following) {
        followers.lead(neighbourId, { [field ?? '']: path });
        bringToFront(following);
        return true;
      }
      if (registry.isFull()) return false;
      const neighbour = registry.get(neighbourId);
      const opened = open(path, 'record');
      if (field) followers.link(opened.id, neighbourId, field, path);
      if (neighbour) placeSideBySide(neighbour, opened);
      return true;
    },
    list: registry.list,
    layout,
    unsaved,
    followers,
    /** Brings a window to the front. On macOS the menu and notifications outlive the last window. */
    focus: {
      window: (windowId: number): void => {
        const entry = registry.get(windowId);
        if (entry) bringToFront(entry);
      },
      last,
      main,
      any: (): BrowserWindow => last() ?? main(),
    },
    navigation: navigationOf(parts),
    pages: pagesOf(parts),
  };
};
