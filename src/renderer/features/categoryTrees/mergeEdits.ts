import type { TreeNode } from '#shared/api/categoryTree.ts';
import type { TreeEdit } from './treeEdits.ts';

type Keys = readonly string[];
type Nodes = readonly TreeNode[];

interface Versions<Part> {
  start: Part;
  mine: Part;
  theirs: Part;
}

export interface MergedEdits {
  edit: TreeEdit;
  /** Somebody else put the same rows in another order. A box has two states: there both sides agree anyway. */
  hasConflict: boolean;
}

/** The longest rest of `order` that rises: rows that nobody had to move. */
const longestRising = (order: readonly number[]): readonly number[] => {
  const endingAt: (readonly number[])[] = [];
  for (const [index, position] of order.entries()) {
    const before = endingAt
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? -1) < position)
      .reduce<readonly number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    endingAt.push([...before, position]);
  }
  return endingAt.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
};

/** The fewest keys whose moving makes `after` of `before`; a key that only one of them has was not moved. */
const movedKeys = (before: Keys, after: Keys): Set<string> => {
  const order = after.map((key) => before.indexOf(key)).filter((position) => position >= 0);
  const still = new Set(longestRising(order));
  return new Set(order.filter((position) => !still.has(position)).map((position) => before[position] ?? ''));
};

const mergeOrder = ({ start, mine, theirs }: Versions<Keys>): { keys: Keys; hasConflict: boolean } => {
  const moved = movedKeys(start, mine);
  let keys: Keys = theirs.filter((key) => !moved.has(key));
  for (const [index, key] of mine.entries()) {
    if (!moved.has(key) || !theirs.includes(key)) continue;
    const placed = new Set(keys);
    const above = mine.slice(0, index).findLast((other) => placed.has(other));
    keys = keys.toSpliced(above === undefined ? 0 : keys.indexOf(above) + 1, 0, key);
  }
  const isOther = keys.some((key, index) => key !== theirs[index]);
  return { keys, hasConflict: isOther && [...movedKeys(start, theirs)].some((key) => moved.has(key)) };
};

const keysOf = (nodes: Nodes): Keys => nodes.map(({ key }) => key);
const childrenOf = (nodes: Nodes, parent: string): Nodes =>
  nodes.find(({ key }) => key === parent)?.children ?? [];

const mergeNodes = ({ start, mine, theirs }: Versions<Nodes>): { nodes: Nodes; hasConflict: boolean } => {
  const order = mergeOrder({ start: keysOf(start), mine: keysOf(mine), theirs: keysOf(theirs) });
  let { hasConflict } = order;
  const nodes = theirs
    .toSorted((one, other) => order.keys.indexOf(one.key) - order.keys.indexOf(other.key))
    .map((node) => {
      if (!node.children) return node;
      const below = mergeNodes({
        start: childrenOf(start, node.key),
        mine: childrenOf(mine, node.key),
        theirs: node.children,
      });
      hasConflict ||= below.hasConflict;
      return { ...node, children: [...below.nodes] };
    });
  return { nodes, hasConflict };
};

/** Does again to somebody else's tree what this person did to the one that both started from. */
export const mergeEdits = ({ start, mine, theirs }: Versions<TreeEdit>): MergedEdits => {
  const { nodes, hasConflict } = mergeNodes({ start: start.nodes, mine: mine.nodes, theirs: theirs.nodes });
  const chosen = new Set(theirs.chosen);
  for (const key of mine.chosen) if (!start.chosen.has(key)) chosen.add(key);
  for (const key of start.chosen) if (!mine.chosen.has(key)) chosen.delete(key);
  return { edit: { nodes, chosen }, hasConflict };
};
