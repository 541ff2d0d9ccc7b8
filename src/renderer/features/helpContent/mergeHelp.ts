import type { Side } from '../../data/findConflicts.ts';
import { mergeOrder, type Versions } from '../../resource/form/mergeOrder.ts';
import type { Choices, Merged } from '../../resource/form/useWholeEdit.ts';
import { ConflictLog, type HelpConflict } from './conflictLog.ts';
import { type FlatHelp, flatten, type HelpEntries, type HelpEntry } from './helpTree.ts';
import { mergeParents } from './mergeParents.ts';
import { mergeRemovals } from './mergeRemovals.ts';

type Flat = Versions<FlatHelp>;

const mergeField = (
  { start, mine, theirs }: Flat,
  log: ConflictLog,
  key: string,
  field: 'title' | 'text',
): string => {
  const [before, my, their] = [start, mine, theirs].map(({ entries }) => entries.get(key)?.[field]);
  if (my === undefined || their === undefined) return my ?? their ?? '';
  if (my === their || their === before) return my;
  if (my === before) return their;
  return log.settle({ about: field, key, before, mine: my, theirs: their }) === 'mine' ? my : their;
};

/** Merges the order of a level; `below` contains its keys in any order. */
const mergeLevel = (
  flat: Flat,
  log: ConflictLog,
  parent: string | null,
  below: readonly string[],
): readonly string[] => {
  const present = new Set(below);
  const levelOf = ({ order }: FlatHelp): readonly string[] =>
    (order.get(parent) ?? []).filter((key) => present.has(key));
  const levels = { start: levelOf(flat.start), mine: levelOf(flat.mine), theirs: levelOf(flat.theirs) };
  const withSide = (side: Side) =>
    mergeOrder(side === 'mine' ? levels : { ...levels, mine: levels.theirs, theirs: levels.mine });
  const merged = withSide('mine');
  const names = (keys: readonly string[]): string => keys.map((key) => log.nameOf(key)).join(' · ');
  const isTheirs =
    merged.hasConflict &&
    log.settle({
      about: 'order',
      key: parent,
      mine: names(merged.keys),
      theirs: names(withSide('theirs').keys),
    }) === 'theirs';
  const { keys } = isTheirs ? withSide('theirs') : merged;
  const placed = new Set(keys);
  return [...keys, ...below.filter((key) => !placed.has(key))];
};

/**
 * Three-way merge of two edits of the same entries. Keeps changes made by one side only. Contradictory
 * changes are conflicts, resolved by `choices`, or provisionally by the default side. Entries that both sides
 * have, and new entries, are never lost without an explicit choice.
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
  const log = new ConflictLog(flat, choices);
  const kept = mergeRemovals(flat, log);
  const parents = mergeParents(flat, kept, log);
  const below = Map.groupBy(kept, (key) => parents.get(key) ?? null);
  const build = (parent: string | null): HelpEntries =>
    mergeLevel(flat, log, parent, below.get(parent) ?? []).map((key): HelpEntry => {
      const newest = flat.theirs.entries.get(key) ?? flat.mine.entries.get(key);
      if (!newest) throw new Error('An entry is in neither version');
      return {
        ...newest,
        title: mergeField(flat, log, key, 'title'),
        text: mergeField(flat, log, key, 'text'),
        children: build(key),
      };
    });
  const edit = build(null);
  return { edit, conflicts: log.open };
};
