import type { GridPlace } from '../grid/Grid.tsx';

interface ListMemory {
  /** The list's address with its filters. */
  search: string;
  place: GridPlace | null;
  /** Ids in the order of the list, for "previous" and "next" on a record's page. */
  ids: readonly string[];
}

/** Where a person was in each list of this window; gone with the window. */
const memories = new Map<string, ListMemory>();
let returningTo: string | null = null;

export const rememberList = (path: string, change: Partial<ListMemory>): void => {
  const known = memories.get(path) ?? { search: '', place: null, ids: [] };
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

export const neighboursOf = (path: string, id: string): { previous: string | null; next: string | null } => {
  const ids = memories.get(path)?.ids ?? [];
  const index = ids.indexOf(id);
  return index < 0
    ? { previous: null, next: null }
    : { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
};
