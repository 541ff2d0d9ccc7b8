import type { HelpContent, HelpNode } from '#shared/api/staff.ts';

export interface HelpEntry {
  /** Id from the server, or a generated one if that is missing or a duplicate. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly children: HelpEntries;
  /** The server's node, including fields unknown to this app. */
  readonly origin: Omit<HelpNode, 'children'> & { readonly children?: unknown };
}

export type HelpEntries = readonly HelpEntry[];

export const toEntries = ({ info }: HelpContent): HelpEntries => {
  const used = new Set<string>();
  const uniqueKey = (id: string): string => {
    let key = id;
    for (let count = 2; key === '' || used.has(key); count += 1) key = `${id}#${count}`;
    used.add(key);
    return key;
  };
  const toEntry = (node: HelpNode): HelpEntry => ({
    key: uniqueKey(node.id),
    title: node.title ?? '',
    text: node.text ?? '',
    children: (node.children ?? []).map(toEntry),
    origin: node,
  });
  return info.map(toEntry);
};

const toNode = ({ title, text, children, origin }: HelpEntry): HelpNode => {
  const { children: asItCame, ...rest } = origin;
  const wasParent = Array.isArray(asItCame) && asItCame.length > 0;
  // An empty text is sent as received (missing or null), unless it was edited or the first child was added.
  const isTextKept = text === (origin.text ?? '') && (wasParent || children.length === 0);
  return {
    ...rest,
    ...(title === (origin.title ?? '') ? {} : { title }),
    ...(isTextKept ? {} : { text }),
    ...(children.length > 0 || Array.isArray(asItCame) ? { children: children.map(toNode) } : {}),
    ...(children.length === 0 && asItCame === null ? { children: null } : {}),
  };
};

export const toContent = (entries: HelpEntries): HelpContent => ({ info: entries.map(toNode) });

export const newEntry = (id: string): HelpEntry => ({
  key: id,
  title: '',
  text: '',
  children: [],
  origin: { id, title: '', text: '' },
});

const areEqual = (
  one: HelpEntries,
  other: HelpEntries,
  parts: readonly ('key' | 'title' | 'text')[],
): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((entry, index) => {
      const twin = other[index];
      if (!twin || entry === twin) return entry === twin;
      return (
        parts.every((part) => entry[part] === twin[part]) && areEqual(entry.children, twin.children, parts)
      );
    }));

/** Whether saving either tree would send the same body. */
export const isSameTree = (one: HelpEntries, other: HelpEntries): boolean =>
  areEqual(one, other, ['key', 'title', 'text']);

/** Whether readers see the same content. Ignores ids, because the server may assign its own. */
export const readsTheSame = (one: HelpEntries, other: HelpEntries): boolean =>
  areEqual(one, other, ['title', 'text']);

/** Position of an entry: its parent (`null` for the top level) and its index there. */
export interface HelpPosition {
  parent: string | null;
  index: number;
}

export const eachEntry = (
  entries: HelpEntries,
  visit: (entry: HelpEntry, position: HelpPosition) => void,
  parent: string | null = null,
): void => {
  for (const [index, entry] of entries.entries()) {
    visit(entry, { parent, index });
    eachEntry(entry.children, visit, entry.key);
  }
};

export const findEntry = (
  entries: HelpEntries,
  key: string,
): { entry: HelpEntry; position: HelpPosition } | null => {
  let found: { entry: HelpEntry; position: HelpPosition } | null = null;
  eachEntry(entries, (entry, position) => {
    if (entry.key === key) found = { entry, position };
  });
  return found;
};

/** Keys of an entry's ancestors, outermost first. */
export const wayTo = (entries: HelpEntries, key: string): readonly string[] => {
  const parent = findEntry(entries, key)?.position.parent ?? null;
  return parent === null ? [] : [...wayTo(entries, parent), parent];
};

export const keysIn = (entries: HelpEntries): string[] => {
  const keys: string[] = [];
  eachEntry(entries, ({ key }) => keys.push(key));
  return keys;
};

/** Keys of entries that lost their title since `before`, or never had one. */
export const untitled = (entries: HelpEntries, before: HelpEntries): readonly string[] => {
  const old = new Map<string, string>();
  eachEntry(before, ({ key, title }) => old.set(key, title));
  const found: string[] = [];
  eachEntry(entries, ({ key, title }) => {
    if (title.trim() === '' && old.get(key)?.trim() !== '') found.push(key);
  });
  return found;
};

export interface FlatHelp {
  entries: ReadonlyMap<string, HelpEntry>;
  /** `null`: the top level. */
  parents: ReadonlyMap<string, string | null>;
  order: ReadonlyMap<string | null, readonly string[]>;
}

export const flatten = (tree: HelpEntries): FlatHelp => {
  const entries = new Map<string, HelpEntry>();
  const parents = new Map<string, string | null>();
  eachEntry(tree, (entry, { parent }) => {
    entries.set(entry.key, entry);
    parents.set(entry.key, parent);
  });
  return { entries, parents, order: Map.groupBy(parents.keys(), (key) => parents.get(key) ?? null) };
};

/** Nearest ancestor of `key` among `kept`; `null` for the top level. */
export const nearest = ({ parents }: FlatHelp, key: string, kept: ReadonlySet<string>): string | null => {
  let above = parents.get(key) ?? null;
  while (above !== null && !kept.has(above)) above = parents.get(above) ?? null;
  return above;
};
