import type { I18n, MessageDescriptor } from '@lingui/core';
import { useMemo } from 'react';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useLoaded } from '../../ui/lazyComponent.tsx';
import type { FormSpec } from '../define/resource.ts';
import { answerOf, type Field, type RuleContext } from '../fields/fieldType.ts';

type Fields = Readonly<Record<string, Field>>;

/** Labels of the known fields, as a list in a sentence. */
export const labelsText = (fields: Fields, names: readonly string[], i18n: I18n): string =>
  names.flatMap((name) => (fields[name] ? i18n._(fields[name].label) : [])).join(', ');

/** True for a read-only field of this record. `null`: a new record. */
export const isFixed = ({ readOnly = false }: Field, record: Row | null): boolean =>
  readOnly === 'later' ? record !== null : readOnly;

/** Visible fields of a form. New records omit fields that only the server sets. */
export const shownFields = (fields: Fields, names: readonly string[], record: Row | null): string[] =>
  names.filter((name) => {
    const field = fields[name];
    if (!field) return false;
    if (record === null) return field.readOnly !== true;
    return field.readOnly !== 'later' || name in record;
  });

export const editableFields = (fields: Fields, names: readonly string[], record: Row | null): string[] =>
  shownFields(fields, names, record).filter((name) => {
    const field = fields[name];
    return field !== undefined && !isFixed(field, record);
  });

/** Consecutive fields that share a grid: a single wide one, adjacent switches, or others. */
export interface FieldRow {
  layout: 'fields' | 'switches' | 'wide';
  names: string[];
}

/** Groups the fields of a section, so that adjacent switches share a row. */
export const fieldRows = (
  fields: Fields,
  names: readonly string[],
  record: Row | null,
  isReadOnly: boolean,
): FieldRow[] => {
  const hasSwitch = (name: string | undefined): boolean => {
    const field = name === undefined ? undefined : fields[name];
    return field?.formLayout === 'switch' && !isReadOnly && !isFixed(field, record);
  };
  const rows: FieldRow[] = [];
  for (const [index, name] of names.entries()) {
    const isAmongSwitches = hasSwitch(name) && (hasSwitch(names[index - 1]) || hasSwitch(names[index + 1]));
    const layout = fields[name]?.formLayout === 'wide' ? 'wide' : isAmongSwitches ? 'switches' : 'fields';
    const last = rows.at(-1);
    if (last?.layout === layout && layout !== 'wide') last.names.push(name);
    else rows.push({ layout, names: [name] });
  }
  return rows;
};

interface FieldState {
  isShown: boolean;
  isRequired: boolean;
  hint: MessageDescriptor | null;
}

export const fieldState = (field: Field, context: RuleContext): FieldState => {
  const { values, record } = context;
  return {
    isShown: field.shownWhen?.(values, record) ?? true,
    isRequired: answerOf(field.required ?? false, context),
    hint: answerOf(field.hint ?? null, context),
  };
};

/** True if the field depends on other values of the form. */
export const asksValues = (field: Field): boolean =>
  field.asksValues === true ||
  [field.shownWhen, field.required, field.hint].some((rule) => typeof rule === 'function');

type Values = Record<string, unknown>;

const mapFields = ({ fields }: FormSpec, read: (name: string, field: Field) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(name, field)]));

/** Normalises '' and `undefined` to `null`. */
const savedValue = (record: Row, name: string): unknown =>
  record[name] === '' ? null : (record[name] ?? null);

/** Fields filled by a default. Unreadable values get none. */
export const filledByDefault = ({ defaults = {} }: FormSpec, record: Row): string[] =>
  Object.keys(defaults).filter((name) => savedValue(record, name) === null && !isUnreadable(record, name));

export const formValues = (spec: FormSpec, record: Row): Values => {
  const filled = filledByDefault(spec, record);
  return mapFields(spec, (name) =>
    filled.includes(name) ? spec.defaults?.[name] : savedValue(record, name),
  );
};

export const newValues = (spec: FormSpec): Values => mapFields(spec, (_name, { initial }) => initial ?? null);

/**
 * True once all inputs are loaded, so that the form appears as a whole and its first input can get the focus.
 */
export const useInputsLoaded = (fields: Readonly<Record<string, Field>>): boolean => {
  const inputs = useMemo(() => Object.values(fields).flatMap(({ input }) => input ?? []), [fields]);
  return useLoaded(inputs);
};
