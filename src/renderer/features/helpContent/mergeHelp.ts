import {
  type Choices,
  type Merged,
  mergeOrder,
  type OrderedKeys,
  type Side,
  type Versions,
} from '#shared/rules/mergeVersions.ts';
import { type FlatHelp, flatten, type HelpEntries, type HelpEntry, nearest } from './helpTree.ts';

interface ConflictSides {
  /** `removedByMe`, `removedByThem`: the other user changed the entry or something inside. */
  about: 'title' | 'text' | 'removedByMe' | 'removedByThem';
  key: string;
  before?: string | undefined;
  mine: string;
  theirs: string;
}

export interface HelpConflict extends ConflictSides {
  /** Contains both sides, so that a further change on the server requires a new choice. */
  id: string;
  /** Title of the entry. */
  title: string;
}

/** Default choice, which never loses content. */
const defaultSide = (about: ConflictSides['about']): Side => (about === 'removedByMe' ? 'theirs' : 'mine');

type Flat = Versions<FlatHelp>;
type Settle = (sides: ConflictSides) => Side;

/** Keys of the entry and of its descendants, down to entries that do not match. */
const keysBelow = (flat: FlatHelp, key: string, matches: (key: string) => boolean): readonly string[] =>
  flat.entries.has(key) && matches(key)
    ? [key, ...(flat.order.get(key) ?? []).flatMap((child) => keysBelow(flat, child, matches))]
    : [];

/**
 * Keys in the merged tree: those of both sides, without the removed ones. If the other side has changed or
 * extended a removed entry, both are a conflict.
 */
const mergeRemovals = ({ start, mine, theirs }: Flat, settle: Settle): ReadonlySet<string> => {
  const kept = new Set([...theirs.entries.keys(), ...mine.entries.keys()]);
  for (const [by, remover, other] of [
    ['mine', mine, theirs],
    ['theirs', theirs, mine],
  ] as const) {
    const isMissing = (key: string): boolean => !remover.entries.has(key);
    const hasChanged = (key: string): boolean => {
      const [before, after] = [start.entries.get(key), other.entries.get(key)];
      const hasMoved = start.parents.get(key) !== other.parents.get(key);
      return before?.title !== after?.title || before?.text !== after?.text || hasMoved;
    };
    for (const root of start.entries.keys()) {
      const parent = start.parents.get(root) ?? null;
      if (!isMissing(root) || (parent !== null && isMissing(parent))) continue;
      const removed = keysBelow(start, root, isMissing);
      const inside = new Set(removed.flatMap((key) => keysBelow(other, key, isMissing)));
      const changed = [...inside].filter(hasChanged).map((key) => other.entries.get(key)?.title);
      const content = changed.join(' · ');
      const sides: ConflictSides =
        by === 'mine'
          ? { about: 'removedByMe', key: root, mine: '', theirs: content }
          : { about: 'removedByThem', key: root, mine: content, theirs: '' };
      if (changed.length === 0 || settle(sides) === by) for (const key of inside) kept.delete(key);
    }
  }
  return kept;
};

type Levels = ReadonlyMap<string | null, readonly string[]>;

const countBelow = (levels: Levels, parent: string | null): number =>
  (levels.get(parent) ?? []).reduce((sum, key) => sum + 1 + countBelow(levels, key), 0);

/** Remaining entries by parent. An entry that both sides moved is where `mine` has it. */
const mergeParents = ({ start, mine, theirs }: Flat, kept: ReadonlySet<string>) => {
  let hasMovedBoth = false;
  const mineOf = (key: string) => nearest(mine.entries.has(key) ? mine : theirs, key, kept);
  const parentOf = (key: string): string | null => {
    const my = mineOf(key);
    const their = nearest(theirs.entries.has(key) ? theirs : mine, key, kept);
    if (my === their || !start.entries.has(key)) return my;
    const before = nearest(start, key, kept);
    if (my === before) return their;
    if (their !== before) hasMovedBoth = true;
    return my;
  };
  const levels: Levels = Map.groupBy(kept, parentOf);
  // Users who move entries into each other cut both off from the top level. A single version has no cycles.
  const isCircle = countBelow(levels, null) < kept.size;
  return {
    levels: isCircle ? Map.groupBy(kept, mineOf) : levels,
    hasMovedBoth: hasMovedBoth || isCircle,
  };
};

/**
 * Three-way merge of two edits of the same entries. Keeps changes made by one side only. Contradictory titles
 * and texts, and removals of changed entries, are conflicts, resolved by `choices`, or provisionally by the
 * default side. Entries that both sides have, and new entries, are never lost without an explicit choice.
 */
export const mergeHelp = (
  versions: Versions<HelpEntries>,
  choices: Choices = {},
): Merged<HelpEntries, HelpConflict> => {
  const flat = {
    start: flatten(versions.start),
    mine: flatten(versions.mine),
    theirs: flatten(versions.theirs),
  };
  const { start, mine, theirs } = flat;
  const conflicts: HelpConflict[] = [];
  const settle: Settle = (sides) => {
    const id = JSON.stringify([sides.about, sides.key, sides.mine, sides.theirs]);
    const title = [mine, theirs].map(({ entries }) => entries.get(sides.key)?.title).find(Boolean) ?? '';
    if (choices[id] === undefined) conflicts.push({ ...sides, id, title });
    return choices[id] ?? defaultSide(sides.about);
  };
  const mergeField = (key: string, about: 'title' | 'text'): string => {
    const [before, my, their] = [start, mine, theirs].map(({ entries }) => entries.get(key)?.[about]);
    if (my === undefined || their === undefined) return my ?? their ?? '';
    if (my === their || their === before) return my;
    if (my === before) return their;
    return settle({ about, key, before, mine: my, theirs: their }) === 'mine' ? my : their;
  };

  const kept = mergeRemovals(flat, settle);
  const { levels, ...merged } = mergeParents(flat, kept);
  let { hasMovedBoth } = merged;
  const mergeLevel = (parent: string | null): OrderedKeys => {
    const present = new Set(levels.get(parent));
    const levelOf = ({ order }: FlatHelp) => (order.get(parent) ?? []).filter((key) => present.has(key));
    const level = mergeOrder({ start: levelOf(start), mine: levelOf(mine), theirs: levelOf(theirs) });
    hasMovedBoth ||= level.hasMovedBoth;
    return [...new Set([...level.keys, ...present])];
  };
  const build = (parent: string | null): HelpEntries =>
    mergeLevel(parent).map((key): HelpEntry => {
      const newest = theirs.entries.get(key) ?? mine.entries.get(key);
      if (!newest) throw new Error('An entry is in neither version');
      const [title, text] = [mergeField(key, 'title'), mergeField(key, 'text')];
      return { ...newest, title, text, children: build(key) };
    });
  const edit = build(null);
  return { edit, conflicts, hasMovedBoth };
};
