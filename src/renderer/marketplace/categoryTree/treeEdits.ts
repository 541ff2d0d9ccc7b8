import type { CategoryTree, TreeNode } from '#shared/api/catalogue.ts';
import { shortenText } from '#shared/text/shortenText.ts';

export interface TreeEdit {
  nodes: readonly TreeNode[];
  ticked: ReadonlySet<string>;
}

/** More than fits into a row. */
const maxName = 160;

/** Filters of a category; the server may send null or nothing for an empty list. */
export const filtersOf = ({ children }: TreeNode): readonly TreeNode[] => children ?? [];

export const nodeName = ({ title, key }: TreeNode): string => shortenText(title || key, maxName);

/** A category has its own key in `checked`: it can be enabled without any filter. */
export const toEdit = ({ treeData, checked }: CategoryTree): TreeEdit => ({
  nodes: treeData,
  ticked: new Set(checked),
});

/** Request body. Keeps selected keys that are not in the tree. */
export const toBody = ({ nodes, ticked }: TreeEdit): CategoryTree => ({
  treeData: [...nodes],
  checked: [...ticked],
});

export const tickedBelow = (node: TreeNode, ticked: ReadonlySet<string>): number =>
  filtersOf(node).filter(({ key }) => ticked.has(key)).length;

/** Selecting a filter also selects its category, which remains selected when the filter is cleared. */
export const tickKeys = ({ nodes, ticked }: TreeEdit, keys: readonly string[]): TreeEdit => {
  const parents = nodes.filter((node) => filtersOf(node).some(({ key }) => keys.includes(key)));
  return { nodes, ticked: new Set([...ticked, ...keys, ...parents.map(({ key }) => key)]) };
};

/** Clearing a category also clears its filters. */
export const untickKeys = ({ nodes, ticked }: TreeEdit, keys: readonly string[]): TreeEdit => {
  const below = nodes.filter(({ key }) => keys.includes(key)).flatMap(filtersOf);
  const gone = new Set([...keys, ...below.map(({ key }) => key)]);
  return { nodes, ticked: new Set([...ticked].filter((key) => !gone.has(key))) };
};

/** Selecting a category does not select its filters. */
export const toggleNode = (edit: TreeEdit, { key }: TreeNode): TreeEdit =>
  edit.ticked.has(key) ? untickKeys(edit, [key]) : tickKeys(edit, [key]);

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

/** Moves a node up (-1) or down (+1) among its siblings; no-op at the edge. */
export const moveBy = (edit: TreeEdit, key: string, step: -1 | 1): TreeEdit => ({
  ...edit,
  nodes: moveIn(edit.nodes, key, (from) => from + step),
});

const siblingsOf = (nodes: readonly TreeNode[], key: string): readonly TreeNode[] =>
  nodes.some((node) => node.key === key)
    ? nodes
    : nodes.flatMap((node) => (filtersOf(node).some((child) => child.key === key) ? filtersOf(node) : []));

/** Moves a node to a sibling's position; no-op for nodes of another parent. */
export const moveTo = (edit: TreeEdit, key: string, targetKey: string): TreeEdit => {
  const target = siblingsOf(edit.nodes, key).findIndex((node) => node.key === targetKey);
  return target === -1 ? edit : { ...edit, nodes: moveIn(edit.nodes, key, () => target) };
};

/** Whether saving either tree would send the same body. */
export const isSameEdit = (one: TreeEdit, other: TreeEdit): boolean => {
  const shape = (nodes: readonly TreeNode[]): unknown =>
    nodes.map((node) => [node.key, shape(filtersOf(node))]);
  return (
    one.ticked.size === other.ticked.size &&
    [...one.ticked].every((key) => other.ticked.has(key)) &&
    JSON.stringify(shape(one.nodes)) === JSON.stringify(shape(other.nodes))
  );
};
