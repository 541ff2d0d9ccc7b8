import type { I18n } from '@lingui/core';
import type { Resolver } from 'react-hook-form';
import { isUnreadable } from '#shared/domain/unreadable.ts';
import type { Row } from '../../data/entityCalls.ts';
import { sameValue } from '../../data/sameValue.ts';
import type { FormSpec } from '../resource.ts';
import { editableFields } from './formFields.ts';
import { trimValues } from './trimValues.ts';
import { validateValues } from './validateValues.ts';

type Values = Record<string, unknown>;

interface FormRules {
  fields: FormSpec['fields'];
  names: readonly string[];
  /** null: a new record. */
  before: Row | null;
  i18n: I18n;
}

/**
 * Cleans and checks what was typed. What was there before is neither: whoever changes something else need not know how
 * to mend it.
 */
const resolveForm = (typed: Values, { fields, names, before, i18n }: FormRules) => {
  const isLeft = (name: string): boolean => before !== null && sameValue(typed[name], before[name]);
  const touched = Object.entries(typed).filter(([name]) => !isLeft(name));
  const values: Values = { ...typed, ...trimValues(fields, Object.fromEntries(touched)) };
  const isAsked = (name: string): boolean =>
    before === null || (values[name] === null ? !isUnreadable(before, name) : !isLeft(name));
  const problems = Object.entries(
    validateValues(fields, editableFields(fields, names, before).filter(isAsked), values, i18n),
  );
  return { values, problems };
};

/** The same as the form library asks for it. */
export const formResolver =
  (rules: () => FormRules): Resolver<Values> =>
  (typed) => {
    const { values, problems } = resolveForm(typed, rules());
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([name, message]) => [name, { type: 'validate', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
