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

export interface Conflict {
  field: string;
  /** Value at the time when the user opened the record. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Set if only one side changed the field, which makes it the default choice. `null`: both changed it. */
  changedBy: Side | null;
}

interface Versions {
  before: FieldValues;
  mine: FieldValues;
  theirs: FieldValues;
}

/**
 * Three-way comparison: fields whose values differ between two users' versions, and which side changed them.
 */
export const findConflicts = ({ before, mine, theirs }: Versions, fields: readonly string[]): Conflict[] =>
  fields
    .filter((field) => !sameValue(mine[field], theirs[field]))
    .map((field) => {
      const isMine = !sameValue(before[field], mine[field]);
      const isTheirs = !sameValue(before[field], theirs[field]);
      return {
        field,
        before: before[field],
        mine: mine[field],
        theirs: theirs[field],
        changedBy: isMine && isTheirs ? null : isMine ? 'mine' : 'theirs',
      };
    });

export const mergeConflicts = (
  theirs: FieldValues,
  conflicts: readonly Conflict[],
  choices: Readonly<Record<string, Side>>,
): FieldValues => ({
  ...theirs,
  ...Object.fromEntries(
    conflicts.filter(({ field }) => choices[field] === 'mine').map(({ field, mine }) => [field, mine]),
  ),
});
