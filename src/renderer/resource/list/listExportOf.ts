import type { I18n } from '@lingui/core';
import type { CallableId } from '#shared/api/contracts.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { ExportColumn, ListExport } from '#shared/ipc/exportRoutes.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { GridColumn } from '../columns/gridColumn.ts';
import type { ReferenceSource } from '../kinds/reference/referenceSource.ts';

/** The names that the screen shows for the ids of records referred to. */
export type NamesOf = (source: ReferenceSource) => Readonly<Record<string, string>>;

const toExportColumn = ({ name, field, label }: GridColumn, i18n: I18n, namesOf: NamesOf): ExportColumn[] => {
  const { exportAs, nameField, source } = field;
  if (exportAs === null) return [];
  const names = source && nameField === undefined ? namesOf(source) : undefined;
  const labels = field.labels?.(i18n) ?? names;
  return [{ label, fields: [nameField ?? name], format: exportAs, ...(labels ? { labels } : {}) }];
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
  columns: columns.flatMap((column) => toExportColumn(column, i18n, namesOf)),
  name,
  timeZone,
});
