import { eachEntry, type HelpEntries, type HelpEntry } from './helpTree.ts';

/** The same entries by key, with what they stand below. */
export interface FlatHelp {
  entries: ReadonlyMap<string, HelpEntry>;
  /** null: at the top. */
  parents: ReadonlyMap<string, string | null>;
  order: ReadonlyMap<string | null, readonly string[]>;
}

export const flatten = (tree: HelpEntries): FlatHelp => {
  const entries = new Map<string, HelpEntry>();
  const parents = new Map<string, string | null>();
  const order = new Map<string | null, string[]>();
  eachEntry(tree, (entry, { parent }) => {
    entries.set(entry.key, entry);
    parents.set(entry.key, parent);
    order.set(parent, [...(order.get(parent) ?? []), entry.key]);
  });
  return { entries, parents, order };
};

/** The first entry above `key` that is among `kept`; null: none, it stands at the top. */
export const nearest = ({ parents }: FlatHelp, key: string, kept: ReadonlySet<string>): string | null => {
  let above = parents.get(key) ?? null;
  while (above !== null && !kept.has(above)) above = parents.get(above) ?? null;
  return above;
};
