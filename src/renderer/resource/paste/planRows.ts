import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cityField } from '#shared/rules/allCities.ts';
import { type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import { isAllCities, type RecordScope, type Row } from '../../data/entityCalls.ts';
import type { Formatters } from '../../ui/useFormatters.ts';
import { mayChange, type Permissions, type Resource } from '../define/resource.ts';
import { valueText } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import { changesOf } from '../form/batchEdit.ts';
import { newValues } from '../form/formFields.ts';
import { changeProblems, creationProblems } from '../form/formResolver.ts';
import { keyText, type RowKey } from './rowKeys.ts';

export type RowResult = 'new' | 'changed' | 'unchanged' | 'error' | 'duplicate';

/** Result of saving a row of the table, before it is saved. */
export interface PlannedRow {
  line: number;
  result: RowResult;
  /** `null`: a new record, or none was found. */
  record: Row | null;
  scope: RecordScope;
  /** Values of the cells that are not empty. */
  given: FieldValues;
  /** Values to send. */
  values: FieldValues;
  problems: Readonly<Record<string, string>>;
  /** Doubts about values, by field. */
  warnings: Readonly<Record<string, string>>;
  /** Problem of the whole row. */
  note: string | null;
}

export interface PlanContext {
  resource: Resource;
  /** Permissions in a single city, also for a list of all cities. */
  can: Permissions;
  timeZone: string;
  i18n: I18n;
  formatters: Formatters;
}

export interface ReadRow extends Pick<PlannedRow, 'line' | 'scope' | 'given' | 'problems'> {
  key: RowKey | null;
  found: readonly Row[];
}

const spelled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.toSorted();
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
};

/** True for values that look the same on screen: a spreadsheet has no seconds and few decimals. */
export const looksSame = (field: Field, one: unknown, other: unknown, context: PlanContext): boolean => {
  if (sameValue(spelled(one), spelled(other))) return true;
  if (field.source || sameValue(one, null)) return false;
  const text = { ...context, nameOf: () => undefined };
  return valueText(field, one, text) === valueText(field, other, text);
};

const planChange = (row: ReadRow, record: Row, context: PlanContext): Omit<PlannedRow, 'line'> => {
  const { resource, can, i18n } = context;
  const { fields, bodyFields } = resource;
  const { key, given, problems, scope } = row;
  const differing = Object.entries(given).filter(([name, value]) => {
    const field = fields[name];
    if (!field || !bodyFields.includes(name) || name === key?.field) return false;
    return !looksSame(field, record[name], value, context);
  });
  const planned = { record, scope, given, values: {}, problems, warnings: {}, note: null };
  const isUnreadable = Object.keys(problems).length > 0;
  const [change] = changesOf(resource, [record], Object.fromEntries(differing));
  if (!change) return { ...planned, result: isUnreadable ? 'error' : 'unchanged' };
  const { values } = change;
  if (!mayChange(can))
    return { ...planned, values, result: 'error', note: i18n._(msg`You cannot change this record`) };
  const refused = { ...changeProblems(resource, record, values, context), ...problems };
  const isRefused = Object.keys(refused).length > 0;
  return { ...planned, values, problems: refused, result: isRefused ? 'error' : 'changed' };
};

const planCreation = (row: ReadRow, context: PlanContext): Omit<PlannedRow, 'line'> => {
  const { resource, can, i18n } = context;
  const { scope, given, problems } = row;
  const initial = newValues(resource);
  const own = Object.entries(given).filter(([name]) => resource.bodyFields.includes(name));
  const values = { ...initial, ...Object.fromEntries(own) };
  const planned = { record: null, scope, given, values, problems, warnings: {} };
  if (!can.create)
    return { ...planned, result: 'error', note: i18n._(msg`No such record, and new ones cannot be made`) };
  if (isAllCities(scope) && !(cityField in problems))
    return { ...planned, result: 'error', note: i18n._(msg`A new record needs a city`) };
  const all = { ...creationProblems(resource, initial, Object.fromEntries(own), context), ...problems };
  return { ...planned, problems: all, note: null, result: Object.keys(all).length > 0 ? 'error' : 'new' };
};

export const planRow = (row: ReadRow, context: PlanContext): PlannedRow => {
  const { line, key, found, scope, given, problems } = row;
  const { resource, i18n } = context;
  const [record] = found;
  const nothing = { line, record: null, scope, given, values: {}, problems, warnings: {} };
  if (key && found.length > 1) {
    const label = i18n._(resource.fields[key.field]?.label ?? msg`ID`);
    return { ...nothing, result: 'duplicate', note: i18n._(msg`Several records have this ${label}`) };
  }
  if (!record && key?.type === 'id')
    return { ...nothing, result: 'error', note: i18n._(msg`No record has this ID`) };
  return { line, ...(record ? planChange(row, record, context) : planCreation(row, context)) };
};

/** Marks later rows of the same record, or the same as an earlier row without a key. */
export const markDuplicates = (
  rows: readonly { planned: PlannedRow; key: RowKey | null }[],
  i18n: I18n,
): PlannedRow[] => {
  const firstLines = new Map<string, number>();
  return rows.map(({ planned, key }) => {
    const { record, given, scope, line, result } = planned;
    if (result === 'error' || result === 'duplicate') return planned;
    const own = key ? keyText(key) : JSON.stringify(given);
    const name = record ? `record ${record.id}` : `${own} ${scope.city}`;
    const first = firstLines.get(name);
    if (first === undefined) {
      firstLines.set(name, line);
      return planned;
    }
    return { ...planned, result: 'duplicate', note: i18n._(msg`The same record as in row ${first}`) };
  });
};
