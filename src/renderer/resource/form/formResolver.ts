import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Resolver } from 'react-hook-form';
import { type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { FormSpec } from '../define/resource.ts';
import type { Field, RuleContext } from '../fields/fieldType.ts';
import { editableFields, fieldState, formValues } from './formFields.ts';

/** Normalises values for validation and saving. Text of only spaces becomes `null`. */
export const trimValues = (fields: Readonly<Record<string, Field>>, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const clean = fields[name]?.clean;
      return [name, clean && typeof value === 'string' ? clean(value) : value];
    }),
  );

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const missingText = (field: Field, i18n: I18n): string => {
  const label = i18n._(field.label);
  return i18n._(field.missing ?? msg`Required: ${label}`);
};

/** Doubt or warning about a savable value. Empty values have none. */
export const oddText = (field: Field, value: unknown, i18n: I18n): string | null =>
  isEmpty(value) ? null : (field.doubt?.(value, i18n) ?? field.warning?.(value, i18n) ?? null);

const problemOf = (field: Field, value: unknown, rule: RuleContext, i18n: I18n): string | null => {
  if (!isEmpty(value)) return field.problem?.(value, i18n, rule) ?? null;
  return fieldState(field, rule).isRequired ? missingText(field, i18n) : null;
};

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

type Values = Record<string, unknown>;

interface FormRules extends Pick<FormSpec, 'fields' | 'check'>, Pick<RuleContext, 'timeZone'> {
  names: readonly string[];
  /** `null`: a new record. */
  before: Row | null;
  initial: FieldValues;
  /** Fields that the user has edited, even if the value is the same again. */
  touched?: ReadonlySet<string>;
  i18n: I18n;
}

interface Checked extends FormRules {
  values: FieldValues;
}

/** Fields that are visible for these values. */
const openFields = ({ fields, names, before, timeZone, values }: Checked): readonly string[] =>
  editableFields(fields, names, before).filter((name) => {
    const field = fields[name];
    return field !== undefined && fieldState(field, { values, record: before, timeZone }).isShown;
  });

/** All validation messages by field. Messages of single fields override cross-field ones. */
const problemsIn = (checked: Checked): Record<string, string> => {
  const { fields, before, timeZone, values, check, i18n } = checked;
  const open = openFields(checked);
  const together = Object.entries(check?.(values, before) ?? {}).filter(([name]) => open.includes(name));
  return {
    ...Object.fromEntries(together.map(([name, message]) => [name, i18n._(message)])),
    ...validateValues(fields, open, { values, record: before, timeZone }, i18n),
  };
};

/**
 * Validation messages that concern this save. Checks all fields, because rules may span several. Ignores
 * existing problems in unchanged fields, since a user who edits something else may not know how to fix them.
 */
const newProblems = (rules: FormRules, values: FieldValues): Record<string, string> => {
  const { before, initial, touched } = rules;
  const problems = problemsIn({ ...rules, values });
  if (before === null) return problems;
  const known = problemsIn({ ...rules, values: initial });
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([name, problem]) =>
        known[name] !== problem || touched?.has(name) === true || !sameValue(values[name], initial[name]),
    ),
  );
};

/** Messages for changed fields that the form would hide. */
const closedProblems = (
  rules: FormRules,
  values: FieldValues,
  changes: FieldValues,
): Record<string, string> => {
  const { fields, i18n } = rules;
  const open = openFields({ ...rules, values });
  const closed = Object.keys(changes).filter((name) => fields[name] && !open.includes(name));
  return Object.fromEntries(
    closed.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const label = i18n._(field.label);
      return [[name, i18n._(msg`${label}: not available for this record`)]];
    }),
  );
};

type ProblemContext = Pick<FormRules, 'timeZone' | 'i18n'>;

const problemsOf = (
  spec: FormSpec,
  { before, initial }: Pick<FormRules, 'before' | 'initial'>,
  changes: FieldValues,
  context: ProblemContext,
): Record<string, string> => {
  const rules = { ...spec, ...context, names: spec.bodyFields, before, initial };
  const values = { ...initial, ...changes };
  return { ...newProblems(rules, values), ...closedProblems(rules, values, changes) };
};

/** Validation messages for setting these values in a record, as its form would show them. */
export const changeProblems = (
  spec: FormSpec,
  record: Row,
  changes: FieldValues,
  context: ProblemContext,
): Record<string, string> =>
  problemsOf(spec, { before: record, initial: formValues(spec, record) }, changes, context);

/** Validation messages for a new record with these values. `initial`: those of its empty form. */
export const creationProblems = (
  spec: FormSpec,
  initial: FieldValues,
  values: FieldValues,
  context: ProblemContext,
): Record<string, string> => problemsOf(spec, { before: null, initial }, values, context);

/** Reasons why a record's form would reject these values. `null`: valid. */
export const changeRefusal = (...change: Parameters<typeof changeProblems>): string | null =>
  Object.values(changeProblems(...change)).join(' ') || null;

/**
 * Normalises and validates the typed values. Hidden fields are reset to their initial values.
 */
const resolveForm = (typed: Values, rules: FormRules) => {
  const { fields, names, before, initial } = rules;
  const isLeft = (name: string): boolean => before !== null && sameValue(typed[name], before[name]);
  const touched = Object.entries(typed).filter(([name]) => !isLeft(name));
  const clean: Values = { ...typed, ...trimValues(fields, Object.fromEntries(touched)) };
  const open = openFields({ ...rules, values: clean });
  const closed = names.filter((name) => !open.includes(name));
  const values = { ...clean, ...Object.fromEntries(closed.map((name) => [name, initial[name]])) };
  return { values, problems: Object.entries(newProblems(rules, values)) };
};

/** Adapter for React Hook Form. */
export const formResolver =
  (rules: () => FormRules): Resolver<Values> =>
  (typed) => {
    const { values, problems } = resolveForm(typed, rules());
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([name, message]) => [name, { type: 'validate', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
