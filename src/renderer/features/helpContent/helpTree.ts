import type { HelpContent, HelpNode } from '#shared/api/staff.ts';

/** An entry while it is edited. */
export interface HelpEntry {
  /** Its id, or one made up here where the server has none or used it twice. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly children: HelpEntries;
  /** As it came, with what this app does not know of it. */
  readonly origin: Omit<HelpNode, 'children'> & { readonly children?: unknown };
}

export type HelpEntries = readonly HelpEntry[];

export const toEntries = ({ info }: HelpContent): HelpEntries => {
  const used = new Set<string>();
  const keyOf = (id: string): string => {
    let key = id;
    for (let count = 2; key === '' || used.has(key); count += 1) key = `${id}#${count}`;
    used.add(key);
    return key;
  };
  const toEntry = (node: HelpNode): HelpEntry => ({
    key: keyOf(node.id),
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
  // Nothing stays the nothing that came, unless somebody wrote something or put the first entry below.
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

/** Equal when saving one or the other would send the same. */
export const isSameTree = (one: HelpEntries, other: HelpEntries): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((entry, index) => {
      const twin = other[index];
      return (
        twin !== undefined &&
        (entry === twin ||
          (entry.key === twin.key &&
            entry.title === twin.title &&
            entry.text === twin.text &&
            isSameTree(entry.children, twin.children)))
      );
    }));

/** Whether readers find the same; a server may give ids of its own. */
export const readsTheSame = (one: HelpEntries, other: HelpEntries): boolean =>
  one.length === other.length &&
  one.every((entry, index) => {
    const twin = other[index];
    return (
      twin !== undefined &&
      entry.title === twin.title &&
      entry.text === twin.text &&
      readsTheSame(entry.children, twin.children)
    );
  });

/** Where an entry stands: below which one (null: at the top), and at which place there. */
export interface HelpPlace {
  parent: string | null;
  index: number;
}

/** Calls `visit` for each entry, the upper ones first. */
export const eachEntry = (
  entries: HelpEntries,
  visit: (entry: HelpEntry, place: HelpPlace) => void,
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
): { entry: HelpEntry; place: HelpPlace } | null => {
  let found: { entry: HelpEntry; place: HelpPlace } | null = null;
  eachEntry(entries, (entry, place) => {
    if (entry.key === key) found = { entry, place };
  });
  return found;
};

/** What stands around an entry, the outermost first. */
export const wayTo = (entries: HelpEntries, key: string): readonly string[] => {
  const parent = findEntry(entries, key)?.place.parent ?? null;
  return parent === null ? [] : [...wayTo(entries, parent), parent];
};

export const keysIn = (entries: HelpEntries): string[] => {
  const keys: string[] = [];
  eachEntry(entries, ({ key }) => keys.push(key));
  return keys;
};

/** Entries that were left without a title since `before`, each with what stands around it. */
export const untitled = (
  entries: HelpEntries,
  before: HelpEntries,
): readonly { key: string; above: readonly string[] }[] => {
  const old = new Map<string, string>();
  eachEntry(before, ({ key, title }) => old.set(key, title));
  const look = (level: HelpEntries, above: readonly string[]): { key: string; above: readonly string[] }[] =>
    level.flatMap(({ key, title, children }) => [
      ...(title.trim() === '' && (old.get(key) ?? 'new').trim() !== '' ? [{ key, above }] : []),
      ...look(children, [...above, key]),
    ]);
  return look(entries, []);
};
