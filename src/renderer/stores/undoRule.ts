import { inAllCities } from './page.ts';

/** Change that Ctrl+Z can undo, or Ctrl+Shift+Z redo. */
export interface RememberedChange {
  /** Record and fields, as a question names them in the current language. */
  what: () => string;
  /** Paths of pages that show the changed values. */
  places: readonly string[];
  /** Time of the change in milliseconds. */
  at: number;
  /** True once the values are as before again, for example by another button: nothing is left to undo. */
  isReversed?: (() => boolean) | undefined;
}

/** Age up to which users know their last change by heart. */
const recentMs = 60_000;

/** Page of the record or its list, of one city or of all. */
const shows = (path: string, place: string): boolean =>
  [place, inAllCities(place)].some((at) => path === at || path === at.slice(0, at.lastIndexOf('/')));

/** Whether a change may be undone without a question: it is recent, or visible on the current page. */
export const isUndoneAtOnce = (
  { places, at }: RememberedChange,
  { path, now }: { path: string; now: number },
): boolean => Math.abs(now - at) < recentMs || places.some((place) => shows(path, place));
