import type { I18n } from '@lingui/core';
import { changedFields, type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import { type NumberStep, steppedValue } from '#shared/rules/numberSteps.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import { isAllCities, type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import type { RowChange } from '../../data/saveRecord.ts';
import type { Resource } from '../define/resource.ts';
import type { Field } from '../fields/fieldType.ts';
import { editableFields } from './formFields.ts';
import { changeProblems } from './formResolver.ts';

/** Step of each number by field name; `set` by default. */
export type BatchSteps = Readonly<Record<string, NumberStep>>;

/** Quick-edit fields that make sense for several rows: no unique values, no customer messages. */
export const batchFields = ({ fields, quickEdit }: Pick<Resource, 'fields' | 'quickEdit'>): string[] =>
  // An empty row, because fields editable only in new records must be left out.
  editableFields(fields, quickEdit, { id: '' }).filter((name) => {
    const field = fields[name];
    return field && field.input !== null && !field.isUnique && !field.isWritten;
  });

/** Value shared by all rows. `undefined`: they differ. */
export const sharedValue = (rows: readonly Row[], name: string): unknown => {
  const [first] = rows;
  const isShared =
    first !== undefined && rows.every((row) => sameValue(row[name], first[name]) && !isUnreadable(row, name));
  return isShared ? (first[name] ?? null) : undefined;
};

/** Texts with their number of occurrences, most frequent first. */
export const countTexts = (texts: readonly string[]): [text: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
};

/** Clears fields whose parent field changes, as a form does. */
const withDependents = (
  fields: Readonly<Record<string, Field>>,
  row: Row,
  values: FieldValues,
): FieldValues => {
  const dependents = Object.entries(fields).filter(
    ([name, { within }]) =>
      within !== undefined &&
      within in values &&
      !(name in values) &&
      !sameValue(row[within], values[within]),
  );
  const emptied = dependents.map(([name]) => [name, Array.isArray(row[name]) ? [] : null]);
  return { ...values, ...Object.fromEntries(emptied) };
};

/** Values of one row, whose numbers may change by a step. */
const steppedValues = (row: Row, values: FieldValues, steps: BatchSteps): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, typed]) => {
      const next = steppedValue(steps[name] ?? 'set', row[name], typed);
      return next === undefined ? [] : [[name, next]];
    }),
  );

/** Changes per row. Skips rows that already have all values. */
export const changesOf = (
  { fields }: Pick<Resource, 'fields'>,
  rows: readonly Row[],
  values: FieldValues,
  steps: BatchSteps = {},
): RowChange[] =>
  rows.flatMap((before) => {
    const next = steppedValues(before, values, steps);
    if (Object.keys(changedFields(before, next, Object.keys(next))).length === 0) return [];
    return { before, values: withDependents(fields, before, next) };
  });

/** Changes of one field, without rows that keep its value. */
export const changesOfField = (changes: readonly RowChange[], name: string): readonly RowChange[] =>
  changes.filter(({ before, values }) => name in values && !sameValue(values[name], before[name]));

/** Reasons why the rules of single rows refuse the new value of a field, with the number of rows. */
export const refusalsOf = (
  field: Field,
  name: string,
  changes: readonly RowChange[],
  { timeZone, i18n }: { timeZone: string; i18n: I18n },
): [problem: string, count: number][] =>
  countTexts(
    changesOfField(changes, name).flatMap(({ before, values }) => {
      const rule = { values: { ...before, ...values }, record: before, timeZone };
      return field.problem?.(values[name], i18n, rule) ?? [];
    }),
  );

/** True if any of these rows would show the field with these values. */
export const isShownInBatch = ({ shownWhen }: Field, rows: readonly Row[], values: FieldValues): boolean =>
  shownWhen === undefined || rows.some((row) => shownWhen({ ...row, ...values }, row));

/** Problems common to all rows, which block saving. Problems of individual rows are reported after saving. */
export const problemsEverywhere = (
  resource: Resource,
  changes: readonly RowChange[],
  context: Pick<Parameters<typeof changeProblems>[3], 'timeZone' | 'i18n'>,
): Record<string, string> => {
  const [first, ...others] = changes;
  if (!first) return {};
  let common = Object.entries(changeProblems(resource, first.before, first.values, context));
  for (const { before, values } of others) {
    if (common.length === 0) break;
    const own = changeProblems(resource, before, values, context);
    common = common.filter(([name, problem]) => own[name] === problem);
  }
  return Object.fromEntries(common);
};

/** Narrows the scope to the rows' city, if they share one, so that its choices can be loaded. */
export const scopeOfRows = (scope: RecordScope, rows: readonly Row[]): RecordScope => {
  const cities = new Set(rows.map((row) => scopeOfRow(scope, row).city));
  const [city] = cities;
  return isAllCities(scope) && cities.size === 1 && city !== undefined ? { ...scope, city } : scope;
};
