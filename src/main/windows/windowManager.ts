import { BrowserWindow, nativeTheme, screen } from 'electron';
import { recordViewSearch } from '#shared/ipc/windowRoutes.ts';
import { appOrigin } from '../platform/appProtocol.ts';
import { developmentServer } from '../platform/developmentServer.ts';
import type { Log } from '../platform/log.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { defaultSize, sideBySide, usableBounds } from './bounds.ts';
import { confirmDiscard } from './confirmDiscard.ts';
import { keepAlive } from './keepAlive.ts';
import { windowOptions } from './windowOptions.ts';
import { windowsToSave } from './windowsToSave.ts';

interface ManagedWindow {
  window: BrowserWindow;
  kind: SavedWindow['kind'];
  isDirty: boolean;
}

export interface WindowManager {
  open(path: string, kind: SavedWindow['kind'], saved?: SavedWindow): BrowserWindow;
  openBeside(path: string, besideId: number): void;
  /** Opens the windows of the last start. */
  restore(): void;
  /** The window of a page, by its webContents id. */
  idOf(contentsId: number): number | null;
  setDirty(windowId: number, isDirty: boolean): void;
  focusFirst(): BrowserWindow | null;
  /** Remembers which windows are open, for the next start; all of them are about to close. */
  prepareQuit(): void;
}

interface WindowParts {
  preload: string;
  settings: SettingsStore;
  log: Log;
  /** Whether a login of the last start is kept, even if the keychain does not give it out. */
  isRemembered: () => boolean;
  isLoggedIn: () => boolean;
  onClosed: (windowId: number) => void;
}

const addressOf = (path: string, kind: SavedWindow['kind']): string => {
  const base = developmentServer()?.href ?? `${appOrigin}/index.html`;
  return `${base}${kind === 'record' ? recordViewSearch : ''}#${path}`;
};

export const createWindowManager = ({
  preload,
  settings,
  log,
  isRemembered,
  isLoggedIn,
  onClosed,
}: WindowParts): WindowManager => {
  const managed = new Map<number, ManagedWindow>();
  let isQuitting = false;

  const save = (): void => {
    // Whom the keychain has not let in again finds the windows of the last time at the next start.
    if (isRemembered() && !isLoggedIn()) return;
    const shown = [...managed.values()]
      .filter(({ window }) => !window.isDestroyed())
      .map(({ window, kind }) => ({
        address: window.webContents.getURL(),
        kind,
        bounds: window.getNormalBounds(),
        isMaximized: window.isMaximized(),
        zoom: window.webContents.getZoomFactor(),
      }));
    if (shown.length > 0) settings.set({ windows: windowsToSave(shown) });
  };

  const open: WindowManager['open'] = (path, kind, saved) => {
    const workAreas = screen.getAllDisplays().map((display) => display.workArea);
    const bounds = saved ? usableBounds(saved.bounds, workAreas) : null;
    const window = new BrowserWindow({
      ...windowOptions(preload, nativeTheme.shouldUseDarkColors),
      ...(bounds ?? defaultSize),
    });
    const entry: ManagedWindow = { window, kind, isDirty: false };
    const { id } = window;
    managed.set(id, entry);
    window.once('ready-to-show', () => {
      if (saved?.isMaximized) window.maximize();
      if (saved) window.webContents.setZoomFactor(saved.zoom);
      window.show();
    });
    window.on('close', (event) => {
      if (entry.isDirty && !confirmDiscard(window)) {
        event.preventDefault();
        isQuitting = false;
      }
      // Closing the last window ends the app, and the next start shows that window again.
      else if (managed.size === 1 && !isQuitting) save();
    });
    window.once('closed', () => {
      managed.delete(id);
      onClosed(id);
    });
    keepAlive(window, log, () => {
      // What was typed went with the page.
      entry.isDirty = false;
      onClosed(id);
    });
    void window
      .loadURL(addressOf(path, kind))
      .catch((cause: unknown) => log.error('Loading a window failed', cause));
    return window;
  };

  return {
    open,
    openBeside: (path, besideId) => {
      const neighbour = managed.get(besideId)?.window;
      const opened = open(path, 'record');
      if (!neighbour) return;
      const [left, right] = sideBySide(screen.getDisplayMatching(neighbour.getBounds()).workArea);
      neighbour.unmaximize();
      neighbour.setBounds(left);
      opened.setBounds(right);
    },
    restore: () => {
      const saved = settings.get('windows');
      if (saved.length === 0) open('/', 'main');
      // Somebody who has to log in first starts on one page, at the place and size of the first window.
      else if (!isRemembered())
        open(
          '/',
          'main',
          saved.find(({ kind }) => kind === 'main'),
        );
      else for (const window of saved) open(window.path, window.kind, window);
    },
    idOf: (contentsId) => {
      for (const [id, { window }] of managed) {
        if (!window.isDestroyed() && window.webContents.id === contentsId) return id;
      }
      return null;
    },
    setDirty: (windowId, isDirty) => {
      const entry = managed.get(windowId);
      if (entry) entry.isDirty = isDirty;
    },
    focusFirst: () => {
      const window = [...managed.values()][0]?.window ?? null;
      if (window?.isMinimized()) window.restore();
      window?.focus();
      return window;
    },
    prepareQuit: () => {
      save();
      isQuitting = true;
    },
  };
};
