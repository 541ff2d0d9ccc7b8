import { isDeepStrictEqual } from 'node:util';
import type { BrowserWindow } from 'electron';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { restoredBounds } from './bounds.ts';
import { bringToFront, type ManagedWindow } from './managedWindow.ts';
import { createClosedTogether, layoutOf, withoutPersonalParams } from './windowLayout.ts';

interface SavedWindowsOptions {
  settings: SettingsStore;
  isRemembered: () => boolean;
  isLoggedIn: () => boolean;
  openWindows: () => ManagedWindow[];
  open: (path: string, type: SavedWindow['type'], saved?: SavedWindow) => BrowserWindow;
  isFull: () => boolean;
  maxWindows: number;
}

/** Which windows the next start shows, and showing them again. */
export const createSavedWindows = (options: SavedWindowsOptions) => {
  const { settings, isRemembered, isLoggedIn, openWindows, open, isFull, maxWindows } = options;
  /** In order of use: opened in this order, the window used last comes to the front again. */
  const layout = (): SavedWindow[] =>
    layoutOf(openWindows().toSorted((one, other) => one.lastUse - other.lastUse));

  const save = (all: SavedWindow[]): void => {
    // Nobody asked for this to be kept, as is asked for a workspace or a view.
    const windows = all.map((window) => ({ ...window, path: withoutPersonalParams(window.path) }));
    // Whom the keychain has not let in again finds the windows of the last time at the next start.
    if (isRemembered() && !isLoggedIn()) return;
    if (windows.length > 0 && !isDeepStrictEqual(windows, settings.get('windows'))) settings.set({ windows });
  };
  const together = createClosedTogether(save);

  /** One window, with the bounds that the first one had. */
  const openFirst = (saved: readonly SavedWindow[]): BrowserWindow =>
    open(
      '/',
      'main',
      saved.find(({ type }) => type === 'main'),
    );

  return {
    layout,
    /** One of the open windows is about to close. */
    closing: (): void => together.closing(layout()),
    lastClosed: together.lastClosed,
    /** Shows a saved window at its place: the one that has this page already, or a new one if there is room. */
    showSaved: (saved: SavedWindow): boolean => {
      const shown = openWindows().find((entry) => layoutOf([entry])[0]?.path === saved.path);
      if (!shown && isFull()) return false;
      if (!shown) open(saved.path, saved.type, saved);
      else {
        const bounds = restoredBounds(saved);
        shown.window.unmaximize();
        if (bounds) shown.window.setBounds(bounds);
        bringToFront(shown);
      }
      return true;
    },
    /** Opens the windows of the last start. */
    restore: (): void => {
      const saved = settings.get('windows');
      if (saved.length === 0) open('/', 'main');
      else if (settings.get('startWith') === 'dashboard') openFirst(saved);
      // Somebody who has to log in first starts on one page.
      else if (!isRemembered()) openFirst(saved);
      else for (const window of saved.slice(-maxWindows)) open(window.path, window.type, window);
    },
    /** Remembers which windows are open, in case the app is killed. */
    saveLayout: (): void => save(layout()),
    /** Remembers which windows are open, for the next start; all of them are about to close. */
    saveLayoutAtQuit: (): void => {
      together.forget();
      save(layout());
    },
  };
};
