import type { HelpEntries } from './helpTree.ts';

export interface FoundHelp {
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
  const has = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  const matches = new Set<string>();
  const hidden = new Set<string>();
  const open = new Set<string>();
  /** Whether something was found here; below a match everything stays, closed as it is. */
  const look = (level: HelpEntries, isBelowMatch: boolean): boolean => {
    let isFound = false;
    for (const { key, title, text, children } of level) {
      const isMatch = has(title) || has(text);
      if (isMatch) matches.add(key);
      const isFoundBelow = look(children, isBelowMatch || isMatch);
      if (isFoundBelow || has(text)) open.add(key);
      if (!isMatch && !isFoundBelow && !isBelowMatch) hidden.add(key);
      isFound ||= isMatch || isFoundBelow;
    }
    return isFound;
  };
  look(entries, false);
  return { matches, hidden, open };
};
