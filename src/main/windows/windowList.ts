import type { SavedWindow } from '../settings/settingsSchema.ts';
import { windowsToSave } from './layoutKeeper.ts';
import type { ManagedWindow } from './managedWindow.ts';

/** What menus say about the open windows; `current` is the one used last. */
export const describeWindows = (open: readonly ManagedWindow[], current: ManagedWindow | null) => {
  const history = current?.window.webContents.navigationHistory;
  return {
    windows: open.map((entry) => ({
      id: entry.window.id,
      title: entry.window.getTitle(),
      isCurrent: entry === current,
    })),
    canGoBack: history?.canGoBack() ?? false,
    canGoForward: history?.canGoForward() ?? false,
  };
};

/** The open windows with their places, as they can be kept. */
export const layoutOf = (open: readonly ManagedWindow[]): SavedWindow[] =>
  windowsToSave(
    open.map(({ window, kind, address }) => ({
      address: window.webContents.getURL() || address,
      kind,
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      zoom: window.webContents.getZoomFactor(),
    })),
  );
