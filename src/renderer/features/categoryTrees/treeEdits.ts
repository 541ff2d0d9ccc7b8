import type { CategoryTree, TreeNode } from '#shared/api/categoryTree.ts';
import { isParentKey } from '#shared/domain/categoryKeys.ts';

/** The tree as it is edited: its order, and the keys at the bottom of it that are chosen. */
export interface TreeEdit {
  nodes: readonly TreeNode[];
  chosen: ReadonlySet<string>;
}

export type CheckState = 'checked' | 'mixed' | 'unchecked';

/** The keys that a person really chooses: filters, and categories that have none. */
const leavesOf = (node: TreeNode): string[] =>
  node.children && node.children.length > 0 ? node.children.flatMap(leavesOf) : [node.key];

/** The server's list also names the categories of chosen filters; those follow from the filters. */
export const toEdit = ({ treeData, checked }: CategoryTree): TreeEdit => {
  const leaves = new Set(treeData.flatMap(leavesOf));
  return { nodes: treeData, chosen: new Set(checked.filter((key) => leaves.has(key))) };
};

export const checkState = (node: TreeNode, chosen: ReadonlySet<string>): CheckState => {
  const leaves = leavesOf(node);
  const count = leaves.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'unchecked';
  return count === leaves.length ? 'checked' : 'mixed';
};

/** What the server is sent: chosen keys, and every category that is chosen wholly or in part. */
export const toBody = ({ nodes, chosen }: TreeEdit): CategoryTree => {
  const keysIn = (node: TreeNode): string[] => [
    ...(checkState(node, chosen) === 'unchecked' ? [] : [node.key]),
    ...(node.children ?? []).flatMap(keysIn),
  ];
  const keys = nodes.flatMap(keysIn);
  const parents = keys.filter(isParentKey);
  return {
    treeData: [...nodes],
    checked: [...new Set([...keys.filter((key) => !isParentKey(key)), ...parents])],
  };
};

/** Chooses all of a node when not all of it was chosen, nothing of it otherwise. */
export const toggleNode = ({ nodes, chosen }: TreeEdit, node: TreeNode): TreeEdit => {
  const isOn = checkState(node, chosen) !== 'checked';
  const next = new Set(chosen);
  for (const key of leavesOf(node)) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return { nodes, chosen: next };
};

const moveIn = (
  nodes: readonly TreeNode[],
  key: string,
  to: (from: number) => number,
): readonly TreeNode[] => {
  const from = nodes.findIndex((node) => node.key === key);
  if (from === -1) {
    return nodes.map((node) =>
      node.children?.some((child) => child.key === key)
        ? { ...node, children: [...moveIn(node.children, key, to)] }
        : node,
    );
  }
  const target = Math.max(0, Math.min(nodes.length - 1, to(from)));
  if (target === from) return nodes;
  const rest = nodes.filter((_, index) => index !== from);
  return [...rest.slice(0, target), nodes[from] as TreeNode, ...rest.slice(target)];
};

/** Moves a node up (-1) or down (+1) among its siblings; at the end of the level nothing changes. */
export const moveBy = (edit: TreeEdit, key: string, step: -1 | 1): TreeEdit => ({
  ...edit,
  nodes: moveIn(edit.nodes, key, (from) => from + step),
});

const siblingsOf = (nodes: readonly TreeNode[], key: string): readonly TreeNode[] =>
  nodes.some((node) => node.key === key)
    ? nodes
    : nodes.flatMap(({ children = [] }) => (children.some((child) => child.key === key) ? children : []));

/** Drops a node where another one stands; only within one level of one parent. */
export const moveTo = (edit: TreeEdit, key: string, targetKey: string): TreeEdit => {
  const target = siblingsOf(edit.nodes, key).findIndex((node) => node.key === targetKey);
  return target === -1 ? edit : { ...edit, nodes: moveIn(edit.nodes, key, () => target) };
};

/** Equal when saving one or the other would send the same. */
export const isSameEdit = (one: TreeEdit, other: TreeEdit): boolean => {
  const shape = (nodes: readonly TreeNode[]): unknown =>
    nodes.map(({ key, children = [] }) => [key, shape(children)]);
  return (
    one.chosen.size === other.chosen.size &&
    [...one.chosen].every((key) => other.chosen.has(key)) &&
    JSON.stringify(shape(one.nodes)) === JSON.stringify(shape(other.nodes))
  );
};
