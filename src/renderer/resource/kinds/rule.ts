import type { Row } from '../../data/entityCalls.ts';
import type { FieldValues } from '../../data/findConflicts.ts';

/** What the rules of a form look at. */
export interface RuleContext {
  /** The form's values as they are now. */
  values: FieldValues;
  /** The record as it was before; null: a new one. */
  record: Row | null;
  /** The clocks of the country. */
  timeZone: string;
}

/** The one shape of everything in a form that depends on the form's other values. */
export type Rule<Answer> = (values: FieldValues, record: Row | null) => Answer;

/** Something that is always so, or follows from the form's values. */
export type Ruled<Answer> = Answer | Rule<Answer>;

export const answerOf = <Answer extends object | number | string | null | undefined>(
  ruled: Ruled<Answer>,
  { values, record }: Pick<RuleContext, 'values' | 'record'>,
): Answer => (typeof ruled === 'function' ? ruled(values, record) : ruled);
