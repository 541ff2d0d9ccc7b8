import { useMemo, useState } from 'react';
import { type HelpEntries, keysIn } from './helpTree.ts';

interface FoundHelp {
  matches: ReadonlySet<string>;
  /** Entries without a match in themselves, their ancestors or descendants. */
  hidden: ReadonlySet<string>;
  /** Entries to expand so that every match is visible. */
  open: ReadonlySet<string>;
}

/** Searches titles and texts, ignoring case. `null` without a query. */
export const searchHelp = (entries: HelpEntries, query: string): FoundHelp | null => {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return null;
  const isFoundIn = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  const matches = new Set<string>();
  const hidden = new Set<string>();
  const open = new Set<string>();
  /** Whether the level contains a match. Below a match, everything remains visible but collapsed. */
  const look = (level: HelpEntries, isBelowMatch: boolean): boolean => {
    let isFound = false;
    for (const { key, title, text, children } of level) {
      const isMatch = isFoundIn(title) || isFoundIn(text);
      if (isMatch) matches.add(key);
      const isFoundBelow = look(children, isBelowMatch || isMatch);
      if (isFoundBelow || isFoundIn(text)) open.add(key);
      if (!isMatch && !isFoundBelow && !isBelowMatch) hidden.add(key);
      isFound ||= isMatch || isFoundBelow;
    }
    return isFound;
  };
  look(entries, false);
  return { matches, hidden, open };
};

const nothing: ReadonlySet<string> = new Set();

const withKeys = (keys: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> =>
  more.every((key) => keys.has(key)) ? keys : new Set([...keys, ...more]);

/** Expanded entries, and the search. Its end restores the entries expanded before. */
export const useOpenEntries = (entries: HelpEntries, isLoaded: boolean) => {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(nothing);
  const [openedInSearch, setOpenedInSearch] = useState(nothing);
  const [found, setFound] = useState<ReturnType<typeof searchHelp>>(null);
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  const [open, setOpen] = found ? [openedInSearch, setOpenedInSearch] : [opened, setOpened];

  /**
   * Searches once per query instead of per edit, so that a row never disappears while the user types in it.
   */
  const search = (text: string): void => {
    const result = searchHelp(entries, text);
    setQuery(text);
    setFound(result);
    setOpenedInSearch(result?.open ?? nothing);
  };
  // Runs a query that was typed before the entries had loaded.
  if (isLoaded !== wasLoaded) {
    setWasLoaded(isLoaded);
    search(query);
  }

  return {
    query,
    search,
    count: found?.matches.size ?? null,
    seen: useMemo(
      () => ({ open, hidden: found?.hidden ?? nothing, matches: found?.matches ?? nothing }),
      [open, found],
    ),
    open: (keys: readonly string[]): void => setOpen((now) => withKeys(now, keys)),
    toggle: (key: string): void =>
      setOpen((now) =>
        now.has(key) ? new Set([...now].filter((other) => other !== key)) : withKeys(now, [key]),
      ),
    openAll: (): void => setOpen(new Set(keysIn(entries))),
    closeAll: (): void => setOpen(nothing),
  };
};

export type OpenEntries = ReturnType<typeof useOpenEntries>;
