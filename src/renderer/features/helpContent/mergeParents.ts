import type { Side } from '../../data/findConflicts.ts';
import type { Versions } from '../../resource/form/mergeOrder.ts';
import type { ConflictLog } from './conflictLog.ts';
import { type FlatHelp, nearest } from './helpTree.ts';

type Parents = Map<string, string | null>;

/** Keys of a cycle; `null` if every path ends at the top level. */
const findCircle = (parents: Parents): readonly string[] | null => {
  const isFine = new Set<string>();
  for (const first of parents.keys()) {
    const way: string[] = [];
    let key: string | null = first;
    while (key !== null && !isFine.has(key)) {
      const met = way.indexOf(key);
      if (met >= 0) return way.slice(met);
      way.push(key);
      key = parents.get(key) ?? null;
    }
    for (const passed of way) isFine.add(passed);
  }
  return null;
};

/** Parent of each remaining entry: always a remaining entry, never in a cycle. */
export const mergeParents = (
  { start, mine, theirs }: Versions<FlatHelp>,
  kept: ReadonlySet<string>,
  log: ConflictLog,
): Parents => {
  const parentIn = (side: Side, key: string): string | null => {
    const [flat, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    return nearest(flat.entries.has(key) ? flat : other, key, kept);
  };
  const merge = (key: string): string | null => {
    const [my, their] = [parentIn('mine', key), parentIn('theirs', key)];
    if (my === their) return my;
    const before = start.entries.has(key) ? nearest(start, key, kept) : undefined;
    if (my === before) return their;
    if (their === before) return my;
    return parentIn(settleParent(key), key);
  };
  const settleParent = (key: string): Side =>
    log.settle({
      about: 'position',
      key,
      mine: log.nameOf(parentIn('mine', key)),
      theirs: log.nameOf(parentIn('theirs', key)),
    });

  const parents: Parents = new Map([...kept].map((key) => [key, merge(key)]));
  const settled = new Set<string>();
  for (let circle = findCircle(parents); circle; circle = findCircle(parents)) {
    // Combined moves can form a cycle: each user moved an entry into the other's.
    const movedByMe = circle.find((key) => parentIn('mine', key) !== parentIn('theirs', key)) ?? '';
    const isNew = circle.some((key) => !settled.has(key));
    // If choices lead to another cycle, fall back to `mine` for all, as a single version has no cycles.
    const keys = isNew ? circle : [...kept];
    const side = isNew ? settleParent(movedByMe) : 'mine';
    for (const key of keys) {
      settled.add(key);
      parents.set(key, parentIn(side, key));
    }
  }
  return parents;
};
