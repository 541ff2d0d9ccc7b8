export type Keys = readonly string[];

export interface Versions<Part> {
  /** What both sides started from. */
  start: Part;
  mine: Part;
  theirs: Part;
}

/** Longest increasing subsequence of `order`, the first of several: rows that nobody had to move. */
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

/** The fewest keys whose moving makes `after` of `before`; a key that only one of them has was not moved. */
export const movedKeys = (before: Keys, after: Keys): Set<string> => {
  const positions = new Map(before.map((key, position) => [key, position]));
  const order = after.flatMap((key) => positions.get(key) ?? []);
  const still = new Set(longestRising(order));
  return new Set(order.filter((position) => !still.has(position)).map((position) => before[position] ?? ''));
};

export interface MergedOrder {
  keys: Keys;
  /** Both put the same keys elsewhere; they stand as `mine` has them. */
  hasConflict: boolean;
}

/** Does again to their order what was done to the start: what was moved or is new stands below the same row. */
export const mergeOrder = ({ start, mine, theirs }: Versions<Keys>): MergedOrder => {
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
