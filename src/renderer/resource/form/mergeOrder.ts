export type OrderedKeys = readonly string[];

export interface Versions<Part> {
  /** Common base of both sides. */
  start: Part;
  mine: Part;
  theirs: Part;
}

/** Longest increasing subsequence of `order` (the first of several): the rows that do not have to move. */
const longestRising = (order: readonly number[]): readonly number[] => {
  const lengths: number[] = [];
  const before: number[] = [];
  for (const [index, position] of order.entries()) {
    lengths[index] = 1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((order[earlier] ?? 0) < position && length > (lengths[index] ?? 0)) {
        lengths[index] = length;
        before[index] = earlier;
      }
    }
  }
  const run: number[] = [];
  let index: number | undefined = lengths.indexOf(Math.max(...lengths));
  while (index !== undefined && index >= 0) {
    run.push(order[index] ?? 0);
    index = before[index];
  }
  return run.toReversed();
};

/**
 * Minimal set of keys to move in order to get from `before` to `after`. Added and removed keys do not count.
 */
export const movedKeys = (before: OrderedKeys, after: OrderedKeys): Set<string> => {
  const positions = new Map(before.map((key, position) => [key, position]));
  const order = after.flatMap((key) => positions.get(key) ?? []);
  const still = new Set(longestRising(order));
  return new Set(order.filter((position) => !still.has(position)).map((position) => before[position] ?? ''));
};

export interface MergedOrder {
  keys: OrderedKeys;
  /** Both sides moved the same keys; the result has the order of `mine`. */
  hasConflict: boolean;
}

/**
 * Three-way merge of an order: applies my moves and additions to `theirs`, each below the same row as in
 * `mine`.
 */
export const mergeOrder = ({ start, mine, theirs }: Versions<OrderedKeys>): MergedOrder => {
  const moved = movedKeys(start, mine);
  const known = new Set(theirs);
  const keys = theirs.filter((key) => !moved.has(key));
  const placed = new Set(keys);
  let above: string | undefined;
  for (const key of mine) {
    if (!placed.has(key) && (moved.has(key) || !known.has(key))) {
      keys.splice(above === undefined ? 0 : keys.indexOf(above) + 1, 0, key);
      placed.add(key);
    }
    if (placed.has(key)) above = key;
  }
  const isOther = keys.filter((key) => known.has(key)).some((key, index) => key !== theirs[index]);
  return { keys, hasConflict: isOther && [...movedKeys(start, theirs)].some((key) => moved.has(key)) };
};
