import type { MessageDescriptor } from '@lingui/core';
import type { Field } from '../kinds/kind.ts';
import { answerOf, type RuleContext } from '../kinds/rule.ts';

/** What the rules of a field make of it, as the form's values are now. */
interface FieldState {
  isShown: boolean;
  isRequired: boolean;
  hint: MessageDescriptor | null;
  /** Why it cannot be changed. */
  disabled: MessageDescriptor | null;
}

export const fieldState = (field: Field, context: RuleContext): FieldState => {
  const { values, record } = context;
  return {
    isShown: field.shownWhen?.(values, record) ?? true,
    isRequired: field.required === true || field.requiredWhen?.(values, record) === true,
    hint: answerOf(field.hint ?? null, context),
    disabled: field.disabledWhen?.(values, record) ?? null,
  };
};

/** Whether other values of the form matter to a field. */
export const asksValues = (field: Field): boolean =>
  field.asksValues === true ||
  [field.shownWhen, field.requiredWhen, field.disabledWhen, field.hint].some(
    (rule) => typeof rule === 'function',
  );
