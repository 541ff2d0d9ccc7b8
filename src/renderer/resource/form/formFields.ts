import type { Row } from '../../data/entityCalls.ts';
import type { Field } from '../kinds/kind.ts';

type Fields = Readonly<Record<string, Field>>;

/** Whether a field of this record (null: a new one) is only to be looked at. */
export const isFixed = ({ readOnly = false, only }: Field, record: Row | null): boolean =>
  readOnly || (only === 'create' && record !== null);

/** Those of these fields that a form over this record shows: of a new one nothing that only the server gives it. */
export const shownFields = (fields: Fields, names: readonly string[], record: Row | null): string[] =>
  names.filter((name) => {
    const field = fields[name];
    if (!field) return false;
    if (record === null) return field.readOnly !== true && field.only !== 'edit';
    return field.only !== 'create' || name in record;
  });

/** Those of them that a person can change. */
export const editableFields = (fields: Fields, names: readonly string[], record: Row | null): string[] =>
  shownFields(fields, names, record).filter((name) => {
    const field = fields[name];
    return field !== undefined && !isFixed(field, record);
  });
