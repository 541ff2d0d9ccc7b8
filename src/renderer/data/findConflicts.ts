const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether two field values mean the same: an empty input and a field that the server left out do. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  return Object.is(one, other);
};

export type FieldValues = Readonly<Record<string, unknown>>;

/** The fields that differ from what was there before, with their new values. */
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
  /** What it was when this person opened the record. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Only one of the two changed it, so there is an obvious answer; null when both did. */
  changedBy: Side | null;
}

interface Versions {
  before: FieldValues;
  mine: FieldValues;
  theirs: FieldValues;
}

/** Three-way comparison: where two people's versions of a record differ, and which of them differs from the one before. */
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

/** Three-way merge: the version of the record that a person's choices make of the other one's. */
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
