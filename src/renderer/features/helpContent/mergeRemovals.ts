import type { Versions } from '../../resource/form/mergeOrder.ts';
import type { ConflictLog } from './conflictLog.ts';
import type { FlatHelp } from './helpTree.ts';

/** Keys of the entry and its descendants, as deep as `goesOn` allows. */
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

/** Entries removed by one side, with those that the other side changed, extended or moved into them. */
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

/** Keys in the merged tree: common and added entries, and removed ones that the other side still needs. */
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
      // Additions inside a removed entry go with it. Entries that the remover still has stay where the
      // remover moved them.
      for (const top of there) {
        for (const key of walkDown(other, top, (child) => !remover.entries.has(child))) kept.delete(key);
      }
    }
  }
  return kept;
};
