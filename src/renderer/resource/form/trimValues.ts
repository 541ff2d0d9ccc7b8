import type { FieldValues } from '../../data/changedFields.ts';
import type { Field, FieldKind } from '../fields/field.ts';

const singleLine = new Set<FieldKind>(['text', 'email', 'phone', 'url', 'iban']);
const severalLines = new Set<FieldKind>(['multiline', 'address']);

const trimValue = (field: Field | undefined, value: unknown): unknown => {
  if (!field || typeof value !== 'string') return value;
  if (singleLine.has(field.kind)) return value.trim() || null;
  return severalLines.has(field.kind) && value.trim() === '' ? null : value;
};

/** A form's values as they are checked and sent: no spaces around a line, and nothing but spaces is nothing. */
export const trimValues = (fields: Readonly<Record<string, Field>>, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimValue(fields[name], value)]));
