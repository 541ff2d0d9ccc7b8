import { sameValue } from './sameValue.ts';

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
