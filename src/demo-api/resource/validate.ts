import type { SQLInputValue } from 'node:sqlite';
import { type FieldErrors, invalidFields } from '../http/apiError.ts';
import type { JsonObject } from '../http/json.ts';
import type { Field, Fields } from './fields.ts';
import type { Values } from './resource.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

interface Checked {
  values: Record<string, SQLInputValue>;
  errors: Record<string, string>;
}

const checkField = (checked: Checked, name: string, field: Field, value: unknown): void => {
  if (field.required && isEmpty(value)) {
    checked.errors[name] = 'is required';
    return;
  }
  // Fields that default to null can be cleared; flags, statuses and lists cannot.
  const clears = field.initial === null && (value === null || (value === '' && field.emptyIsNothing));
  const parsed = clears ? { ok: true as const, value: null } : field.parse(value);
  if (parsed.ok) checked.values[name] = parsed.value;
  else checked.errors[name] = parsed.message;
};

const given = (body: JsonObject, name: string): unknown =>
  Object.hasOwn(body, name) ? body[name] : undefined;

/** Parses the known fields of a body; ignores others. */
export const parseBody = (fields: Fields, body: JsonObject, before: Values | null): Checked => {
  const checked: Checked = { values: {}, errors: {} };
  for (const [name, field] of Object.entries(fields)) {
    const value = given(body, name);
    if (value !== undefined) checkField(checked, name, field, value);
    else if (before) checked.values[name] = before[name] ?? null;
    else if (field.required) checked.errors[name] = 'is required';
    else checked.values[name] = field.initial;
  }
  return checked;
};

export const throwIfInvalid = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
};
