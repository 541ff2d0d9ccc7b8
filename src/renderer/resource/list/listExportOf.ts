import type { I18n } from '@lingui/core';
import type { CallableId } from '#shared/api/contracts.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { ExportColumn, ListExport } from '#shared/ipc/exportRoutes.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { GridColumn } from '../columns/gridColumn.ts';
import type { Field, FieldKind } from '../fields/field.ts';
import { sourcesOf } from '../fields/fieldValue.ts';
import type { ReferenceSource } from '../fields/referenceSource.ts';
import { refersToRecords } from '../fields/wantedIds.ts';

const formats: Partial<Record<FieldKind, ExportColumn['format']>> = {
  money: 'money',
  percent: 'number',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  dateTime: 'dateTime',
  shortId: 'shortId',
};

/** The names that the screen shows for the ids of records referred to, where no list could be asked for them. */
export type NamesOf = (source: ReferenceSource) => Readonly<Record<string, string>>;

const isNamedByRow = (field: Field): boolean => field.kind === 'reference' && field.nameField !== undefined;

/** Where main finds the names of the records that this field refers to. */
const referenceOf = (field: Field, scope: RecordScope): Pick<ExportColumn, 'refersTo'> => {
  if (!refersToRecords(field) || isNamedByRow(field) || !field.source.list) return {};
  const { entity, nameFields } = field.source.list;
  return { refersTo: { list: `${entity}.list`, params: { ...scope }, nameFields: [...nameFields] } };
};

const labelsOf = (field: Field, i18n: I18n, namesOf: NamesOf): Readonly<Record<string, string>> | null => {
  if (field.kind === 'boolean') return { true: i18n._(field.yes), false: i18n._(field.no) };
  if (refersToRecords(field)) return isNamedByRow(field) || field.source.list ? null : namesOf(field.source);
  if (field.kind !== 'choice') return null;
  return Object.fromEntries(field.choices.map(({ value, label }) => [value, i18n._(label)]));
};

interface WantedExport {
  entity: string;
  scope: RecordScope;
  query: ListQuery;
  columns: readonly GridColumn[];
  name: string;
  timeZone: ListExport['timeZone'];
  profile: ListExport['profile'];
  namesOf: NamesOf;
}

const toExportColumn = (
  { name, field, label }: GridColumn,
  { scope, namesOf }: Pick<WantedExport, 'scope' | 'namesOf'>,
  i18n: I18n,
): ExportColumn => {
  const source = field.kind === 'reference' && field.nameField ? field.nameField : null;
  const labels = labelsOf(field, i18n, namesOf);
  return {
    label,
    fields: source ? [source] : [...sourcesOf(name, field)],
    format: formats[field.kind] ?? 'text',
    ...(labels ? { labels } : {}),
    ...referenceOf(field, scope),
  };
};

/** `Companies-es-2026-05-04`: what tells the files of several days and countries apart. */
export const exportName = (title: string, { country }: RecordScope, day: string): string =>
  [title, ...(country ? [country] : []), day].join('-');

/** The list as it is on screen, for main to write: the same filters, order, columns and words. */
export const listExportOf = (
  { entity, scope, query, columns, name, timeZone, profile, namesOf }: WantedExport,
  i18n: I18n,
): ListExport => ({
  operation: `${entity}.list` as CallableId,
  params: { ...scope },
  query,
  columns: columns
    .filter(({ field }) => field.kind !== 'image')
    .map((column) => toExportColumn(column, { scope, namesOf }, i18n)),
  name,
  timeZone,
  profile,
});
