import type { I18n } from '@lingui/core';
import type { CallableId } from '#shared/api/contracts.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { ExportColumn, ListExport } from '#shared/ipc/exportRoutes.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { GridColumn } from '../columns/gridColumn.ts';
import type { Field, FieldKind } from '../fields/field.ts';
import { sourcesOf } from '../fields/fieldValue.ts';
import type { ReferenceSource } from '../fields/referenceSource.ts';

const formats: Partial<Record<FieldKind, ExportColumn['format']>> = {
  money: 'money',
  percent: 'number',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  dateTime: 'dateTime',
  shortId: 'shortId',
};

/** The names that the screen shows for the ids of records referred to. */
export type NamesOf = (source: ReferenceSource) => Readonly<Record<string, string>>;

const labelsOf = (field: Field, i18n: I18n, namesOf: NamesOf): Readonly<Record<string, string>> | null => {
  if (field.kind === 'boolean') return { true: i18n._(field.yes), false: i18n._(field.no) };
  if (field.kind === 'reference') return field.nameField ? null : namesOf(field.source);
  if (field.kind !== 'choice') return null;
  return Object.fromEntries(field.choices.map(({ value, label }) => [value, i18n._(label)]));
};

const toExportColumn = ({ name, field, label }: GridColumn, i18n: I18n, namesOf: NamesOf): ExportColumn => {
  const source = field.kind === 'reference' && field.nameField ? field.nameField : null;
  const labels = labelsOf(field, i18n, namesOf);
  return {
    label,
    fields: source ? [source] : [...sourcesOf(name, field)],
    format: formats[field.kind] ?? 'text',
    ...(labels ? { labels } : {}),
  };
};

interface WantedExport {
  entity: string;
  scope: RecordScope;
  query: ListQuery;
  columns: readonly GridColumn[];
  name: string;
  timeZone: ListExport['timeZone'];
  namesOf: NamesOf;
}

/** The list as it is on screen, for main to write: the same filters, order, columns and words. */
export const listExportOf = (
  { entity, scope, query, columns, name, timeZone, namesOf }: WantedExport,
  i18n: I18n,
): ListExport => ({
  operation: `${entity}.list` as CallableId,
  params: { ...scope },
  query,
  columns: columns
    .filter(({ field }) => field.kind !== 'image')
    .map((column) => toExportColumn(column, i18n, namesOf)),
  name,
  timeZone,
});
