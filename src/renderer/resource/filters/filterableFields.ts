import type { I18n } from '@lingui/core';
import type { Field } from '../kinds/kind.ts';

export interface FilterableField {
  name: string;
  field: Field;
  label: string;
}

/** What a list can be narrowed by, by name as the person reads it. */
export const filterableFields = (fields: Readonly<Record<string, Field>>, i18n: I18n): FilterableField[] =>
  Object.entries(fields)
    .filter(([, field]) => field.filter !== null)
    .map(([name, field]) => ({ name, field, label: i18n._(field.label) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale.replace('_', '-')));
