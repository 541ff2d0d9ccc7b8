import { appPathSchema } from '#shared/ipc/windowRoutes.ts';
import { isPersonalFilter } from '#shared/query/personalFilters.ts';
import { maxSavedWindows, type SavedWindow, zoomLimits } from '../settings/settingsSchema.ts';
import type { ManagedWindow } from './managedWindow.ts';

interface OpenWindow extends Omit<SavedWindow, 'path'> {
  address: string;
}

const pathOf = (address: string): string => {
  const path = address.slice(address.indexOf('#') + 1);
  // Drops one-time tokens: they must not outlive the page they were opened on.
  return appPathSchema.safeParse(path).success && !path.includes('token=') ? path : '/dashboard';
};

/** Removes personal filters from the address of a list, and with them its page number. */
export const withoutPersonalParams = (path: string): string => {
  const [page = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  const personal = [...params.keys()].filter(isPersonalFilter);
  if (personal.length === 0) return path;
  for (const key of [...personal, 'page']) params.delete(key);
  return params.size > 0 ? `${page}?${params}` : page;
};

/**
 * Windows in the form that the settings schema accepts: an invalid one would make the settings unreadable at
 * the next start.
 */
export const windowsToSave = (open: readonly OpenWindow[]): SavedWindow[] =>
  open.slice(0, maxSavedWindows).map(({ address, zoom, ...rest }) => ({
    ...rest,
    zoom: Math.max(zoomLimits.least, Math.min(zoom, zoomLimits.most)),
    path: pathOf(address),
  }));

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

/**
 * Windows that close within this time of each other were closed by one action, such as "Close all windows".
 */
const togetherMs = 2000;

/**
 * Saves the windows for the next start when the user closes the last one instead of quitting: all that closed
 * together with it.
 */
export const createClosedTogether = (
  save: (windows: SavedWindow[]) => void,
  now = (): number => performance.now(),
) => {
  let together: { windows: SavedWindow[]; until: number } | null = null;
  return {
    /** Call before a window closes. `open` includes that window. */
    closing: (open: SavedWindow[]): void => {
      const isFirst = together === null || now() > together.until;
      together = { windows: isFirst ? open : (together?.windows ?? open), until: now() + togetherMs };
    },
    /** Call after the layout was saved in another way, so that closed windows do not reappear. */
    forget: (): void => {
      together = null;
    },
    lastClosed: (): void => {
      if (together) save(together.windows);
    },
  };
};

/** Debounce: users often move through several pages in a row. */
const restMs = 1000;

/** Debounced autosave, so that a start after a crash or kill restores nearly the latest layout. */
export const autosaveLayout = (windows: {
  list: { onChanged(listener: () => void): void };
  layout: { save(): void };
}): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  windows.list.onChanged(() => {
    clearTimeout(timer);
    timer = setTimeout(windows.layout.save, restMs);
    timer.unref();
  });
};
