import type { TreeNode } from '#shared/api/catalogue.ts';
import { type Merged, mergeOrder, type OrderedKeys, type Versions } from '#shared/rules/mergeVersions.ts';
import { filtersOf, type TreeEdit, tickKeys, untickKeys } from './treeEdits.ts';

type Nodes = readonly TreeNode[];

const keysOf = (nodes: Nodes): OrderedKeys => nodes.map(({ key }) => key);
const childrenOf = (nodes: Nodes, parent: string): Nodes =>
  nodes.find(({ key }) => key === parent)?.children ?? [];

const mergeNodes = ({ start, mine, theirs }: Versions<Nodes>): { nodes: Nodes; hasMovedBoth: boolean } => {
  const known = new Set(keysOf(theirs));
  const order = mergeOrder({
    start: keysOf(start),
    mine: keysOf(mine).filter((key) => known.has(key)),
    theirs: keysOf(theirs),
  });
  let { hasMovedBoth } = order;
  const nodes = theirs
    .toSorted((one, other) => order.keys.indexOf(one.key) - order.keys.indexOf(other.key))
    .map((node) => {
      if (!node.children) return node;
      const below = mergeNodes({
        start: childrenOf(start, node.key),
        mine: childrenOf(mine, node.key),
        theirs: node.children,
      });
      hasMovedBoth ||= below.hasMovedBoth;
      return { ...node, children: [...below.nodes] };
    });
  return { nodes, hasMovedBoth };
};

/**
 * Three-way merge: replays the user's edits on the server's tree. There are no
 * conflicts, because a checkbox has two states and both sides that changed it agree.
 */
export const mergeEdits = ({ start, mine, theirs }: Versions<TreeEdit>): Merged<TreeEdit, never> => {
  const { nodes, hasMovedBoth } = mergeNodes({ start: start.nodes, mine: mine.nodes, theirs: theirs.nodes });
  const known = new Set(nodes.flatMap((node) => [node.key, ...keysOf(filtersOf(node))]));
  const unticked = [...start.ticked].filter((key) => !mine.ticked.has(key));
  const ticked = [...mine.ticked].filter((key) => !start.ticked.has(key) && known.has(key));
  const edit = tickKeys(untickKeys({ nodes, ticked: theirs.ticked }, unticked), ticked);
  return { edit, conflicts: [], hasMovedBoth };
};
