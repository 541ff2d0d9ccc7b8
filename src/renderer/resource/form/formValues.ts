import type { Row } from '../../data/entityCalls.ts';
import type { Field } from '../fields/field.ts';
import { fieldValue } from '../fields/fieldValue.ts';
import type { FormSpec } from '../resource.ts';

const emptyValue = (field: Field): unknown => {
  if (field.initial !== undefined) return field.initial;
  if (field.kind === 'boolean') return false;
  return field.kind === 'references' ? [] : null;
};

/** What a form starts with: a record's values, or a new one's. An empty text and none are the same: null. */
export const formValues = ({ fields }: FormSpec, record: Row | null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = record === null ? emptyValue(field) : fieldValue(record, name, field);
      return [name, value === '' || value === undefined ? null : value];
    }),
  );
