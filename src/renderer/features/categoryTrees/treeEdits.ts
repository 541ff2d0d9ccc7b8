import type { CategoryTree, TreeNode } from '#shared/api/catalogue.ts';

/** The tree as it is edited: its order, and the keys that are ticked, those of categories and those of filters. */
export interface TreeEdit {
  nodes: readonly TreeNode[];
  ticked: ReadonlySet<string>;
}

export type CheckState = 'checked' | 'mixed' | 'unchecked';

/** The filters of a category. A server may say in several ways that there are none. */
export const filtersOf = ({ children }: TreeNode): readonly TreeNode[] => children ?? [];

/** What a person calls it; without a title only its key tells it from the others. */
export const nameOf = ({ title, key }: TreeNode): string => title || key;

/** A category's own key says whether it is on, whatever its filters are: it may be on without any. */
export const toEdit = ({ treeData, checked }: CategoryTree): TreeEdit => ({
  nodes: treeData,
  ticked: new Set(checked),
});

/** What the server is sent: every ticked key, also of those that its tree does not show. */
export const toBody = ({ nodes, ticked }: TreeEdit): CategoryTree => ({
  treeData: [...nodes],
  checked: [...ticked],
});

export const tickedBelow = (node: TreeNode, ticked: ReadonlySet<string>): number =>
  filtersOf(node).filter(({ key }) => ticked.has(key)).length;

/** Half ticked: on with some of its filters, or off although it has ticked ones. */
export const checkState = (node: TreeNode, ticked: ReadonlySet<string>): CheckState => {
  const below = tickedBelow(node, ticked);
  if (!ticked.has(node.key)) return below > 0 ? 'mixed' : 'unchecked';
  return below > 0 && below < filtersOf(node).length ? 'mixed' : 'checked';
};

/** A filter cannot be on in a category that is off: ticking it ticks the category, which stays on when it goes. */
export const tickKeys = ({ nodes, ticked }: TreeEdit, keys: readonly string[]): TreeEdit => {
  const parents = nodes.filter((node) => filtersOf(node).some(({ key }) => keys.includes(key)));
  return { nodes, ticked: new Set([...ticked, ...keys, ...parents.map(({ key }) => key)]) };
};

/** A category that is switched off takes its filters with it. */
export const untickKeys = ({ nodes, ticked }: TreeEdit, keys: readonly string[]): TreeEdit => {
  const below = nodes.filter(({ key }) => keys.includes(key)).flatMap(filtersOf);
  const gone = new Set([...keys, ...below.map(({ key }) => key)]);
  return { nodes, ticked: new Set([...ticked].filter((key) => !gone.has(key))) };
};

/** Ticking a category and ticking its filters are two things. */
export const toggleNode = (edit: TreeEdit, { key }: TreeNode): TreeEdit =>
  edit.ticked.has(key) ? untickKeys(edit, [key]) : tickKeys(edit, [key]);

/** Ticks all filters of a category, or none of them where all were. */
export const toggleFilters = (edit: TreeEdit, node: TreeNode): TreeEdit => {
  const keys = filtersOf(node).map(({ key }) => key);
  return tickedBelow(node, edit.ticked) < keys.length ? tickKeys(edit, keys) : untickKeys(edit, keys);
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
    : nodes.flatMap((node) => (filtersOf(node).some((child) => child.key === key) ? filtersOf(node) : []));

/** Drops a node where another one stands; only within one level of one parent. */
export const moveTo = (edit: TreeEdit, key: string, targetKey: string): TreeEdit => {
  const target = siblingsOf(edit.nodes, key).findIndex((node) => node.key === targetKey);
  return target === -1 ? edit : { ...edit, nodes: moveIn(edit.nodes, key, () => target) };
};

/** Equal when saving one or the other would send the same. */
export const isSameEdit = (one: TreeEdit, other: TreeEdit): boolean => {
  const shape = (nodes: readonly TreeNode[]): unknown =>
    nodes.map((node) => [node.key, shape(filtersOf(node))]);
  return (
    one.ticked.size === other.ticked.size &&
    [...one.ticked].every((key) => other.ticked.has(key)) &&
    JSON.stringify(shape(one.nodes)) === JSON.stringify(shape(other.nodes))
  );
};
