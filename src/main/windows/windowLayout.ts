import { isPersonalFilter } from '#shared/domain/personalFilters.ts';
import { appPathSchema } from '#shared/ipc/windowRoutes.ts';
import { maxSavedWindows, type SavedWindow, zoomLimits } from '../settings/settingsSchema.ts';
import type { ManagedWindow } from './managedWindow.ts';

interface OpenWindow extends Omit<SavedWindow, 'path'> {
  /** Of the page that it shows. */
  address: string;
}

const pathOf = (address: string): string => {
  const path = address.slice(address.indexOf('#') + 1);
  // One-time tokens must not outlive the page that they were opened on.
  return appPathSchema.safeParse(path).success && !path.includes('token=') ? path : '/dashboard';
};

/** The address of a list without whom it is narrowed to, and then without its page; any other address as it is. */
export const withoutPersonalParams = (path: string): string => {
  const [page = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  const personal = [...params.keys()].filter(isPersonalFilter);
  if (personal.length === 0) return path;
  for (const key of [...personal, 'page']) params.delete(key);
  return params.size > 0 ? `${page}?${params}` : page;
};

/** The open windows as they can be kept: settings that hold any other could not be read at the next start. */
export const windowsToSave = (open: readonly OpenWindow[]): SavedWindow[] =>
  open.slice(0, maxSavedWindows).map(({ address, zoom, ...rest }) => ({
    ...rest,
    zoom: Math.max(zoomLimits.least, Math.min(zoom, zoomLimits.most)),
    path: pathOf(address),
  }));

/** The open windows with their places, as they can be kept. */
export const layoutOf = (open: readonly ManagedWindow[]): SavedWindow[] =>
  windowsToSave(
    open.map(({ window, type, address }) => ({
      address: window.webContents.getURL() || address,
      type,
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      zoom: window.webContents.getZoomFactor(),
    })),
  );

/** Windows that close within this of each other were closed by one action, such as "Close all windows". */
const togetherMs = 2000;

/**
 * Remembers which windows the next start shows when a person closes the last one instead of quitting: all that
 * went together with it.
 */
export const createClosedTogether = (
  save: (windows: SavedWindow[]) => void,
  now = (): number => performance.now(),
) => {
  let together: { windows: SavedWindow[]; until: number } | null = null;
  return {
    /** One of the open windows is about to close; `open` are all of them, this one too. */
    closing: (open: SavedWindow[]): void => {
      const isFirst = together === null || now() > together.until;
      together = { windows: isFirst ? open : (together?.windows ?? open), until: now() + togetherMs };
    },
    /** The layout was kept already: what was closed before does not come back. */
    forget: (): void => {
      together = null;
    },
    /** No window is left. */
    lastClosed: (): void => {
      if (together) save(together.windows);
    },
  };
};

/** A person goes through several pages in one go; the settings are written when they have come to rest. */
const restMs = 1000;

/** Debounced autosave: a start after the app was killed shows the windows as they were a moment before. */
export const autosaveLayout = (windows: {
  onChanged(listener: () => void): void;
  saveLayout(): void;
}): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  windows.onChanged(() => {
    clearTimeout(timer);
    timer = setTimeout(windows.saveLayout, restMs);
    timer.unref();
  });
};
