import { useMemo, useState } from 'react';
import { type HelpEntries, keysIn } from './helpTree.ts';

interface FoundHelp {
  /** Entries whose title or text has what is searched for. */
  matches: ReadonlySet<string>;
  /** Entries without a match in themselves, above or below. */
  hidden: ReadonlySet<string>;
  /** Those to be opened, so that each match is seen. */
  open: ReadonlySet<string>;
}

/** Looks into titles and texts, letter case aside; null: nothing is searched for. */
export const searchHelp = (entries: HelpEntries, query: string): FoundHelp | null => {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return null;
  const isFoundIn = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  const matches = new Set<string>();
  const hidden = new Set<string>();
  const open = new Set<string>();
  /** Whether something was found here; below a match everything stays, closed as it is. */
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

/** Which entries are open, and what a search leaves to be seen; after the search it is as it was before. */
export const useOpenEntries = (entries: HelpEntries, isLoaded: boolean) => {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(nothing);
  const [openedInSearch, setOpenedInSearch] = useState(nothing);
  const [found, setFound] = useState<ReturnType<typeof searchHelp>>(null);
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  const [open, setOpen] = found ? [openedInSearch, setOpenedInSearch] : [opened, setOpened];

  /** What is found is looked for once: nobody's row goes away while they write in it. */
  const search = (text: string): void => {
    const result = searchHelp(entries, text);
    setQuery(text);
    setFound(result);
    setOpenedInSearch(result?.open ?? nothing);
  };
  // Who typed before there was anything to search finds it when it has come.
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
