import type { Versions } from '../../resource/editing/mergeOrder.ts';
import type { ConflictLog } from './conflictLog.ts';
import type { FlatHelp } from './helpTree.ts';

/** The entry and what stands below it, not further down than what `goesOn` lets through. */
const walkDown = (
  flat: FlatHelp,
  key: string,
  goesOn: (key: string) => boolean,
  into: Set<string> = new Set(),
): Set<string> => {
  into.add(key);
  for (const child of flat.order.get(key) ?? []) if (goesOn(child)) walkDown(flat, child, goesOn, into);
  return into;
};

const hasChanged = (start: FlatHelp, now: FlatHelp, key: string): boolean => {
  const [before, after] = [start.entries.get(key), now.entries.get(key)];
  return (
    before?.title !== after?.title ||
    before?.text !== after?.text ||
    start.parents.get(key) !== now.parents.get(key)
  );
};

/** What one side removed, and what of it the other one changed, added to, or moved something into. */
const findRemovals = (start: FlatHelp, remover: FlatHelp, other: FlatHelp) => {
  const isRemoved = (key: string): boolean => start.entries.has(key) && !remover.entries.has(key);
  const roots = [...start.entries.keys()].filter(
    (key) => isRemoved(key) && !isRemoved(start.parents.get(key) ?? ''),
  );
  return roots.map((root) => {
    const there = [...walkDown(start, root, isRemoved)].filter((key) => other.entries.has(key));
    const inside = new Set(there.flatMap((key) => other.order.get(key) ?? []));
    const touched = [
      ...there.filter((key) => hasChanged(start, other, key)),
      ...[...inside].filter((key) => !isRemoved(key) && start.parents.get(key) !== other.parents.get(key)),
    ];
    return { root, there, touched };
  });
};

/** The keys that stay: all that both have or one of them added, and what was removed where the other one needs it. */
export const mergeRemovals = (
  { start, mine, theirs }: Versions<FlatHelp>,
  log: ConflictLog,
): ReadonlySet<string> => {
  const kept = new Set<string>();
  for (const key of theirs.entries.keys()) {
    if (mine.entries.has(key) || !start.entries.has(key)) kept.add(key);
  }
  for (const key of mine.entries.keys()) if (!start.entries.has(key)) kept.add(key);

  for (const [remover, other, about] of [
    [mine, theirs, 'removedByMe'],
    [theirs, mine, 'removedByThem'],
  ] as const) {
    for (const { root, there, touched } of findRemovals(start, remover, other)) {
      if (touched.length === 0) continue;
      const changed = touched.map((key) => other.entries.get(key)?.title ?? '').join(' · ');
      const [my, their] = about === 'removedByMe' ? ['', changed] : [changed, ''];
      const side = log.settle({ about, key: root, mine: my, theirs: their });
      if ((side === 'mine') === (about === 'removedByThem')) {
        for (const key of there) kept.add(key);
        continue;
      }
      // What was added in there goes with it; what the remover still has stays where the remover has it.
      for (const top of there) {
        for (const key of walkDown(other, top, (child) => !remover.entries.has(child))) kept.delete(key);
      }
    }
  }
  return kept;
};
