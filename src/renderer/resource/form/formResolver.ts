import type { I18n } from '@lingui/core';
import type { Resolver } from 'react-hook-form';
import { isUnreadable } from '#shared/domain/unreadable.ts';
import type { FieldValues } from '../../data/changedFields.ts';
import type { Row } from '../../data/entityCalls.ts';
import { sameValue } from '../../data/sameValue.ts';
import type { RuleContext } from '../kinds/rule.ts';
import type { FormSpec } from '../resource.ts';
import { fieldState } from './fieldState.ts';
import { editableFields } from './formFields.ts';
import { trimValues } from './trimValues.ts';
import { validateValues } from './validateValues.ts';

type Values = Record<string, unknown>;

interface FormRules extends Pick<FormSpec, 'fields' | 'check'>, Pick<RuleContext, 'timeZone'> {
  names: readonly string[];
  /** null: a new record. */
  before: Row | null;
  /** What the form began with. */
  initial: FieldValues;
  i18n: I18n;
}

/** What is wrong with several values together; what was wrong before, and is left as it was, is not this person's. */
const checkTogether = (
  { check, before, i18n }: FormRules,
  values: Values,
  isLeft: (name: string) => boolean,
): [string, string][] => {
  const known = before ? check?.(before, before) : {};
  return Object.entries(check?.(values, before) ?? {}).flatMap(([name, message]) =>
    isLeft(name) && known?.[name]?.id === message.id ? [] : [[name, i18n._(message)]],
  );
};

/**
 * Cleans and checks what was typed. What was there before is neither: whoever changes something else need not know how
 * to mend it. What cannot be seen or changed as the values are now stays what it was at first.
 */
const resolveForm = (typed: Values, rules: FormRules) => {
  const { fields, names, before, initial, timeZone, i18n } = rules;
  const isLeft = (name: string): boolean => before !== null && sameValue(typed[name], before[name]);
  const touched = Object.entries(typed).filter(([name]) => !isLeft(name));
  const clean: Values = { ...typed, ...trimValues(fields, Object.fromEntries(touched)) };
  const isOpen = (name: string): boolean => {
    const field = fields[name];
    if (!field) return false;
    const { isShown, disabled } = fieldState(field, { values: clean, record: before, timeZone });
    return isShown && disabled === null;
  };
  const open = new Set(editableFields(fields, names, before).filter(isOpen));
  const closed = names.filter((name) => !open.has(name));
  const values = { ...clean, ...Object.fromEntries(closed.map((name) => [name, initial[name]])) };
  const isAsked = (name: string): boolean =>
    before === null || (values[name] === null ? !isUnreadable(before, name) : !isLeft(name));
  const context: RuleContext = { values, record: before, timeZone };
  const problems = [
    ...checkTogether(rules, values, isLeft).filter(([name]) => open.has(name)),
    ...Object.entries(validateValues(fields, [...open].filter(isAsked), context, i18n)),
  ];
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
