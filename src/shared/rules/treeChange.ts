interface Node {
  key: string;
  title?: string | null | undefined;
  children?: readonly Node[] | null | undefined;
}

interface Tree {
  treeData: readonly Node[];
  checked: readonly string[];
}

interface ChangedValue {
  name: string;
  from?: unknown;
  to?: unknown;
}

/** Key and title of a category or filter. */
export type Tick = readonly [key: string, title: string];

/** Keys of the rows below each key; the rows of the top level are below the empty key. */
type Groups = Readonly<Record<string, readonly string[]>>;

const groupsOf = (nodes: readonly Node[], parent = ''): [string, readonly string[]][] => [
  [parent, nodes.map(({ key }) => key)],
  ...nodes.flatMap(({ key, children }) => (children ? groupsOf(children, key) : [])),
];

const titlesOf = (nodes: readonly Node[]): [string, string][] =>
  nodes.flatMap(({ key, title, children }) => [[key, title || key], ...titlesOf(children ?? [])]);

const ticksOnlyIn = (one: Tree, other: Tree, titles: ReadonlyMap<string, string>): Tick[] => {
  const known = new Set(other.checked);
  const only = one.checked.filter((key) => !known.has(key));
  return only.toSorted().map((key) => [key, titles.get(key) ?? key]);
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Difference of two versions of a category tree, much shorter than the versions: `ticks` are the boxes that
 * are on in one of them only, `order` the groups of rows whose order changed.
 */
export const treeChangeOf = (before: Tree, after: Tree): ChangedValue[] => {
  const titles = new Map(titlesOf(after.treeData));
  const [off, on] = [ticksOnlyIn(before, after, titles), ticksOnlyIn(after, before, titles)];
  const now = new Map(groupsOf(after.treeData));
  const moved = groupsOf(before.treeData)
    .filter(([parent, keys]) => now.has(parent) && !isSame(now.get(parent), keys))
    .toSorted(([one], [other]) => one.localeCompare(other));
  const from: Groups = Object.fromEntries(moved);
  const to: Groups = Object.fromEntries(moved.map(([parent]) => [parent, now.get(parent) ?? []]));
  return [
    ...(off.length + on.length > 0 ? [{ name: 'ticks', from: off, to: on }] : []),
    ...(moved.length > 0 ? [{ name: 'order', from, to }] : []),
  ];
};

const isText = (value: unknown): value is string => typeof value === 'string';

export const isTicks = (value: unknown): value is readonly Tick[] =>
  Array.isArray(value) && value.every((tick) => Array.isArray(tick) && tick.every(isText));

const isGroups = (value: unknown): value is Groups =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((keys) => Array.isArray(keys) && keys.every(isText));

const versionOf = (ticks: readonly Tick[], { '': top, ...groups }: Groups) => {
  const parents = Object.keys(groups).filter((key) => !top?.includes(key));
  return {
    treeData: [...(top ?? []), ...parents].map((key) => ({
      key,
      children: groups[key]?.map((below) => ({ key: below, children: [] })) ?? [],
    })),
    checked: ticks.map(([key]) => key),
  };
};

/**
 * Parts of both versions that a merge with a third version needs; `null` for values of another form, or
 * missing ones.
 */
export const versionsOfChange = (changes: readonly ChangedValue[]) => {
  if (changes.length === 0 || changes.some(({ name }) => name !== 'ticks' && name !== 'order')) return null;
  const ticks = changes.find(({ name }) => name === 'ticks') ?? { from: [], to: [] };
  const order = changes.find(({ name }) => name === 'order') ?? { from: {}, to: {} };
  if (!isTicks(ticks.from) || !isTicks(ticks.to) || !isGroups(order.from) || !isGroups(order.to)) return null;
  return { before: versionOf(ticks.from, order.from), after: versionOf(ticks.to, order.to) };
};
