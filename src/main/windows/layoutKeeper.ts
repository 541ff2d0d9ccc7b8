import type { SavedWindow } from '../settings/settingsSchema.ts';

/** Windows that close within this of each other were closed by one action, such as "Close all windows". */
const togetherMs = 2000;

/**
 * Remembers which windows the next start shows when a person closes the last one instead of quitting: all that
 * went together with it.
 */
export const createLayoutKeeper = (save: (windows: SavedWindow[]) => void, now: () => number = Date.now) => {
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
