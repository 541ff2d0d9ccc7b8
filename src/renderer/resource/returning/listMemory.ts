import type { GridPlace } from '../grid/Grid.tsx';
import type { ShownPage } from './shownPage.ts';

interface ListMemory {
  /** The list's address with its filters. */
  search: string;
  place: GridPlace | null;
  /** What was on the screen, for "previous" and "next" on a record's page. */
  shownPage: ShownPage | null;
}

/** Where a person was in each list of this window; gone with the window. */
const memories = new Map<string, ListMemory>();
let returningTo: string | null = null;

export const rememberList = (path: string, change: Partial<ListMemory>): void => {
  const known = memories.get(path) ?? { search: '', place: null, shownPage: null };
  memories.set(path, { ...known, ...change });
};

/** A record's page says so: whoever comes from there to its list comes back. */
export const leaveForRecord = (listPath: string): void => {
  returningTo = listPath;
};

/** What to restore when this list is shown; null when the person did not come from one of its records. */
export const memoryOnReturn = (path: string): ListMemory | null =>
  returningTo === path ? (memories.get(path) ?? null) : null;

/** The person has arrived at a list, whichever. */
export const arriveAtList = (): void => {
  returningTo = null;
};

/** The list that a record was opened from, wherever the person is now. */
export const memoryOf = (path: string): ListMemory | null => memories.get(path) ?? null;

/** As in a window that was just opened. */
export const forgetLists = (): void => {
  memories.clear();
  returningTo = null;
};
