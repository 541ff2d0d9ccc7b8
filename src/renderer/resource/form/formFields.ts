import type { MessageDescriptor } from '@lingui/core';
import { useMemo } from 'react';
import type { SessionUser } from '#shared/api/auth.ts';
import { isUnreadable } from '#shared/domain/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useLoaded } from '../../ui/lazyComponent.tsx';
import { answerOf, type Field, type RuleContext } from '../kinds/kind.ts';
import type { FormSpec } from '../resource.ts';

type Fields = Readonly<Record<string, Field>>;

/** Whether a field of this record (null: a new one) is only to be looked at. */
export const isFixed = ({ readOnly = false, only }: Field, record: Row | null): boolean =>
  readOnly || (only === 'create' && record !== null);

/** The fields that a form over this record shows: of a new one nothing that only the server gives it. */
export const shownFields = (fields: Fields, names: readonly string[], record: Row | null): string[] =>
  names.filter((name) => {
    const field = fields[name];
    if (!field) return false;
    if (record === null) return field.readOnly !== true && field.only !== 'edit';
    return field.only !== 'create' || name in record;
  });

/** The shown fields that a person can change. */
export const editableFields = (fields: Fields, names: readonly string[], record: Row | null): string[] =>
  shownFields(fields, names, record).filter((name) => {
    const field = fields[name];
    return field !== undefined && !isFixed(field, record);
  });

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

type Values = Record<string, unknown>;

const mapFields = ({ fields }: FormSpec, read: (name: string, field: Field) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(name, field)]));

/** An empty text and none are the same: null. */
const savedValue = (record: Row, name: string): unknown =>
  record[name] === '' ? null : (record[name] ?? null);

/** The fields that a default stands in. What is there and cannot be read has none. */
export const filledByDefault = ({ defaults = {} }: FormSpec, record: Row): string[] =>
  Object.keys(defaults).filter((name) => savedValue(record, name) === null && !isUnreadable(record, name));

/** What a form over a record starts with. */
export const formValues = (spec: FormSpec, record: Row): Values => {
  const filled = filledByDefault(spec, record);
  return mapFields(spec, (name) =>
    filled.includes(name) ? spec.defaults?.[name] : savedValue(record, name),
  );
};

/** What a new record starts with. */
export const newValues = (spec: FormSpec, user: SessionUser | null): Values =>
  mapFields(spec, (_name, { initialFor }) => initialFor?.(user) ?? null);

/** Whether the inputs of these fields are there: a form appears as a whole, and its first input can have the focus. */
export const useInputs = (fields: Readonly<Record<string, Field>>): boolean => {
  const inputs = useMemo(() => Object.values(fields).flatMap(({ input }) => input ?? []), [fields]);
  return useLoaded(inputs);
};
