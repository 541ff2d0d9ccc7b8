import {
  eachEntry,
  findEntry,
  type HelpEntries,
  type HelpEntry,
  type HelpPosition,
  keysIn,
} from './helpTree.ts';

/**
 * Changes an entry. All entries except its ancestors keep their identity, so that memoized rows do not
 * render.
 */
const mapEntry = (
  entries: HelpEntries,
  key: string,
  change: (entry: HelpEntry) => HelpEntry,
): HelpEntries => {
  for (const [index, entry] of entries.entries()) {
    if (entry.key === key) {
      const changed = change(entry);
      return changed === entry ? entries : entries.with(index, changed);
    }
    const children = mapEntry(entry.children, key, change);
    if (children !== entry.children) return entries.with(index, { ...entry, children });
  }
  return entries;
};

export const writeEntry = (
  entries: HelpEntries,
  key: string,
  written: Partial<Pick<HelpEntry, 'title' | 'text'>>,
): HelpEntries => mapEntry(entries, key, (entry) => ({ ...entry, ...written }));

/** No-op if the key exists already or the parent is missing. */
export const insertEntry = (
  entries: HelpEntries,
  entry: HelpEntry,
  { parent, index }: HelpPosition,
): HelpEntries => {
  const present = new Set(keysIn(entries));
  if (keysIn([entry]).some((key) => present.has(key))) return entries;
  if (parent === null) return entries.toSpliced(index, 0, entry);
  return mapEntry(entries, parent, (above) => ({
    ...above,
    children: above.children.toSpliced(index, 0, entry),
  }));
};

/** Previous versions of entries whose text got hidden, because the edit added their first child. */
export const replacedTexts = (before: HelpEntries, after: HelpEntries): HelpEntry[] => {
  const replaced: HelpEntry[] = [];
  eachEntry(after, ({ key, text, children }) => {
    const old = text !== '' && children.length > 0 ? findEntry(before, key)?.entry : null;
    if (old && old.children.length === 0) replaced.push(old);
  });
  return replaced;
};

export const moveTextBelow = (entries: HelpEntries, key: string, below: HelpEntry): HelpEntries => {
  const text = findEntry(entries, key)?.entry.text ?? '';
  const cleared = writeEntry(entries, key, { text: '' });
  return insertEntry(cleared, { ...below, text }, { parent: key, index: 0 });
};

/** Whether the server does not have the entry yet. */
const isNew = ({ origin }: HelpEntry): boolean => origin.title === '' && origin.text === '';

/**
 * Readers see either an entry's text or its children. If an edit adds the first child to an entry with a
 * text, the text moves into that child if it is new and empty, otherwise into `spare`, which becomes the
 * first child.
 */
export const keepReplacedTexts = (before: HelpEntries, after: HelpEntries, spare: HelpEntry): HelpEntries =>
  replacedTexts(before, after).reduce((tree, { key, text }) => {
    const [first] = findEntry(tree, key)?.entry.children ?? [];
    const isOpen = first && isNew(first) && first.text === '' && first.children.length === 0;
    if (!isOpen) return moveTextBelow(tree, key, spare);
    return writeEntry(writeEntry(tree, key, { text: '' }), first.key, { text });
  }, after);

export const removeEntry = (entries: HelpEntries, key: string): HelpEntries => {
  const found = findEntry(entries, key);
  if (!found) return entries;
  const { parent, index } = found.position;
  return parent === null
    ? entries.toSpliced(index, 1)
    : mapEntry(entries, parent, (above) => ({ ...above, children: above.children.toSpliced(index, 1) }));
};

/** Restores a removed entry at its old position, or at the end of the top level if its parent is gone. */
export const restoreEntry = (entries: HelpEntries, entry: HelpEntry, position: HelpPosition): HelpEntries => {
  const isThere = position.parent === null || findEntry(entries, position.parent) !== null;
  return insertEntry(entries, entry, isThere ? position : { parent: null, index: entries.length });
};

/** Moves an entry; `index` does not count the entry itself. No-op if the target is inside the entry. */
export const moveEntry = (entries: HelpEntries, key: string, to: HelpPosition): HelpEntries => {
  const found = findEntry(entries, key);
  if (!found || (to.parent !== null && keysIn([found.entry]).includes(to.parent))) return entries;
  const { parent, index } = found.position;
  if (parent === to.parent && index === to.index) return entries;
  const rest = removeEntry(entries, key);
  if (to.parent !== null && !findEntry(rest, to.parent)) return entries;
  return insertEntry(rest, found.entry, to);
};

const childrenAt = (entries: HelpEntries, parent: string | null): HelpEntries =>
  parent === null ? entries : (findEntry(entries, parent)?.entry.children ?? []);

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** Target of a single step: among the siblings, to the end of the previous sibling, or after the parent. */
const positionAfter = (entries: HelpEntries, key: string, step: MoveDirection): HelpPosition | null => {
  const found = findEntry(entries, key);
  if (!found) return null;
  const { parent, index } = found.position;
  const siblings = childrenAt(entries, parent);
  switch (step) {
    case 'up':
      return index > 0 ? { parent, index: index - 1 } : null;
    case 'down':
      return index < siblings.length - 1 ? { parent, index: index + 1 } : null;
    case 'in': {
      const above = siblings[index - 1];
      return above ? { parent: above.key, index: above.children.length } : null;
    }
    case 'out': {
      const around = parent === null ? null : findEntry(entries, parent);
      return around && { parent: around.position.parent, index: around.position.index + 1 };
    }
  }
};

export const stepEntry = (entries: HelpEntries, key: string, step: MoveDirection): HelpEntries => {
  const position = positionAfter(entries, key, step);
  return position ? moveEntry(entries, key, position) : entries;
};

export type DropSide = 'before' | 'inside' | 'after';

export const dropEntry = (
  entries: HelpEntries,
  key: string,
  targetKey: string,
  side: DropSide,
): HelpEntries => {
  if (key === targetKey) return entries;
  const target = findEntry(removeEntry(entries, key), targetKey);
  if (!target) return entries;
  const { entry, position } = target;
  if (side === 'inside') return moveEntry(entries, key, { parent: entry.key, index: entry.children.length });
  return moveEntry(entries, key, { ...position, index: position.index + (side === 'after' ? 1 : 0) });
};
