import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Field } from '../kinds/kind.ts';
import type { RuleContext } from '../kinds/rule.ts';
import { fieldState } from './fieldState.ts';

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** What is said of nothing in a required field. */
export const missingText = (field: Field, i18n: I18n): string => {
  const label = i18n._(field.label);
  return i18n._(field.missing ?? msg`Required ${label}`);
};

const problemOf = (field: Field, value: unknown, rule: RuleContext, i18n: I18n): string | null => {
  if (!isEmpty(value)) return field.problem?.(value, i18n, rule) ?? null;
  return fieldState(field, rule).isRequired ? missingText(field, i18n) : null;
};

/** What is wrong with a form's values, field by field, in the person's language. */
export const validateValues = (
  fields: Readonly<Record<string, Field>>,
  names: readonly string[],
  rule: RuleContext,
  i18n: I18n,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      const problem = field ? problemOf(field, rule.values[name], rule, i18n) : null;
      return problem === null ? [] : [[name, problem]];
    }),
  );
