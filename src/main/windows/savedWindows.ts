import { isDeepStrictEqual } from 'node:util';
import type { BrowserWindow } from 'electron';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { restoredBounds } from './bounds.ts';
import { bringToFront } from './managedWindow.ts';
import { createClosedTogether, layoutOf, withoutPersonalParams } from './windowLayout.ts';
import { maxWindows, type WindowRegistry } from './windowRegistry.ts';

interface SavedWindowsOptions {
  settings: SettingsStore;
  isRemembered: () => boolean;
  isLoggedIn: () => boolean;
  registry: WindowRegistry;
  open: (path: string, type: SavedWindow['type'], saved?: SavedWindow) => BrowserWindow;
}

export const createSavedWindows = (options: SavedWindowsOptions) => {
  const { settings, isRemembered, isLoggedIn, registry, open } = options;
  /** In order of use: reopened in this order, the window used last ends up in front. */
  const read = (): SavedWindow[] =>
    layoutOf(registry.all().toSorted((one, other) => one.lastUse - other.lastUse));

  const save = (all: SavedWindow[]): void => {
    // Removes personal filters: this layout is saved automatically, unlike a workspace or a view.
    const windows = all.map((window) => ({ ...window, path: withoutPersonalParams(window.path) }));
    // Keeps the previous layout when the keychain did not release a remembered login.
    if (isRemembered() && !isLoggedIn()) return;
    if (windows.length > 0 && !isDeepStrictEqual(windows, settings.get('windows'))) settings.set({ windows });
  };
  const together = createClosedTogether(save);

  const openFirst = (saved: readonly SavedWindow[]): BrowserWindow =>
    open(
      '/',
      'main',
      saved.find(({ type }) => type === 'main'),
    );

  return {
    read,
    /** Call before a window closes. */
    closing: (): void => together.closing(read()),
    lastClosed: together.lastClosed,
    /**
     * Shows a saved window at its place. Reuses the window that already shows its page; returns false if
     * there is none and the window limit is reached.
     */
    show: (saved: SavedWindow): boolean => {
      const shown = registry.all().find((entry) => layoutOf([entry])[0]?.path === saved.path);
      if (!shown && registry.isFull()) return false;
      if (!shown) open(saved.path, saved.type, saved);
      else {
        const bounds = restoredBounds(saved);
        shown.window.unmaximize();
        if (bounds) shown.window.setBounds(bounds);
        bringToFront(shown);
      }
      return true;
    },
    restore: (): void => {
      const saved = settings.get('windows');
      if (saved.length === 0) open('/', 'main');
      else if (settings.get('startWith') === 'dashboard') openFirst(saved);
      // The login page needs a single window.
      else if (!isRemembered()) openFirst(saved);
      else for (const window of saved.slice(-maxWindows)) open(window.path, window.type, window);
    },
    /** Saves the open windows in case the app is killed. */
    save: (): void => save(read()),
    saveAtQuit: (): void => {
      together.forget();
      save(read());
    },
  };
};
