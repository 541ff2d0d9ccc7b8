const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Compares field values. An empty input equals a field that the server left out. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  return Object.is(one, other);
};

export type FieldValues = Readonly<Record<string, unknown>>;

export const changedFields = (
  before: FieldValues,
  after: FieldValues,
  fields: readonly string[],
): FieldValues =>
  Object.fromEntries(
    fields.filter((field) => !sameValue(before[field], after[field])).map((field) => [field, after[field]]),
  );

export type Side = 'mine' | 'theirs';

/** Side to keep, by field or by conflict id. */
export type Choices = Readonly<Record<string, Side>>;

export interface Versions<Part> {
  /** Common base of both sides. */
  start: Part;
  mine: Part;
  theirs: Part;
}

/** Merge of something that is edited as a whole. */
export interface Merged<State, Conflict> {
  edit: State;
  /** Contradictory values without a choice. Until then, `edit` has the default one. */
  conflicts: readonly Conflict[];
  /** Both sides moved the same rows; `edit` has them where `mine` moved them. */
  hasMovedBoth: boolean;
}

export interface Conflict {
  field: string;
  /** Value at the time when the user opened the record. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Set if only one side changed the field, which makes it the default choice. `null`: both changed it. */
  changedBy: Side | null;
}

/**
 * Three-way comparison: fields whose values differ between two users' versions, and which side changed them.
 */
export const findConflicts = (
  { start, mine, theirs }: Versions<FieldValues>,
  fields: readonly string[],
): Conflict[] =>
  fields
    .filter((field) => !sameValue(mine[field], theirs[field]))
    .map((field) => {
      const isMine = !sameValue(start[field], mine[field]);
      const isTheirs = !sameValue(start[field], theirs[field]);
      return {
        field,
        before: start[field],
        mine: mine[field],
        theirs: theirs[field],
        changedBy: isMine && isTheirs ? null : isMine ? 'mine' : 'theirs',
      };
    });

export const mergeConflicts = (
  theirs: FieldValues,
  conflicts: readonly Conflict[],
  choices: Choices,
): FieldValues => ({
  ...theirs,
  ...Object.fromEntries(
    conflicts.filter(({ field }) => choices[field] === 'mine').map(({ field, mine }) => [field, mine]),
  ),
});

/** Keys of rows in their order. */
export type OrderedKeys = readonly string[];

/** Longest increasing subsequence of `order` (the first of several): the rows that do not have to move. */
const longestRising = (order: readonly number[]): readonly number[] => {
  const longest = (runs: readonly number[][]): number[] =>
    runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  const runs: number[][] = [];
  for (const position of order)
    runs.push([...longest(runs.filter((run) => (run.at(-1) ?? 0) < position)), position]);
  return longest(runs);
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

/**
 * Three-way merge of an order: applies my moves and additions to `theirs`, each below the same row as in
 * `mine`.
 */
export const mergeOrder = ({ start, mine, theirs }: Versions<OrderedKeys>) => {
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
  return { keys, hasMovedBoth: isOther && [...movedKeys(start, theirs)].some((key) => moved.has(key)) };
};
