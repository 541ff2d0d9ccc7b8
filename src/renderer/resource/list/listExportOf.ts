import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallableId } from '#shared/api/contracts.ts';
import type { ExportColumn, ExportWords, FileExport, ListExport } from '#shared/ipc/exportRoutes.ts';
import type { Preferences } from '#shared/ipc/settingsRoutes.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { isAllCities, paramsOf, type RecordScope } from '../../data/entityCalls.ts';
import type { ListState } from '../../data/listState.ts';
import { useScopeStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import type { Resource, ServerFile } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { textPaths } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import type { ReferenceSource } from '../fields/reference/referenceSource.ts';
import { knownNames } from '../fields/reference/useReferenceNames.ts';
import type { GridColumn } from '../table/gridColumn.ts';
import { filterWords } from './filterWords.ts';
import { startExport } from './startExport.ts';
import type { ListController } from './useListController.tsx';

/** Displayed names by id, for sources without a list. */
type NamesOf = (source: ReferenceSource) => Readonly<Record<string, string>>;

/**
 * Data that main needs to write names for ids: a list to query, or names known here. Empty if rows embed the
 * names.
 */
const namesFor = (
  { source, nameField }: Field,
  { scope, namesOf }: Pick<WantedExport, 'scope' | 'namesOf'>,
): Pick<ExportColumn, 'refersTo' | 'labels'> => {
  if (!source || nameField !== undefined) return {};
  if (!source.list) return { labels: namesOf(source) };
  const { entity, nameFields } = source.list;
  return {
    refersTo: {
      list: `${entity}.list`,
      params: { ...paramsOf(`${entity}.list`, scope) },
      nameFields: [...nameFields],
    },
  };
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
  words?: ExportWords;
  /** Ids of the rows to export. Unset: all. */
  only?: readonly string[];
}

const toExportColumn = (
  { name, field, label }: Pick<GridColumn, 'name' | 'field' | 'label'>,
  wanted: Pick<WantedExport, 'scope' | 'namesOf'>,
  i18n: I18n,
): ExportColumn[] => {
  if (field.isSensitive) return [];
  if (typeof field.exportAs === 'function') return field.exportAs(name, label, i18n);
  if (field.exportAs === null) return [];
  return [
    {
      label,
      fields: [...textPaths(field, name)],
      format: field.exportAs,
      ...(field.dueWhen ? { dueWhen: field.dueWhen } : {}),
      ...(field.labels ? { labels: field.labels(i18n) } : {}),
      ...namesFor(field, wanted),
    },
  ];
};

/** `home-categories-es-2026-05-04`; the day may be a period. Not translated, so that colleagues recognise each other's files. */
export const exportName = (entity: string, scopeNames: readonly string[], day: string): string =>
  [
    ...[entity.replaceAll(/[A-Z]/g, '-$&'), ...scopeNames]
      .filter((part) => part !== '')
      .map((part) => part.toLowerCase().replaceAll(/[\s_]+/g, '-')),
    day,
  ].join('-');

/** Export request for main, with the list's current filters, order, columns and labels. */
export const listExportOf = (
  { entity, scope, query, columns, name, timeZone, profile, namesOf, words, only }: WantedExport,
  i18n: I18n,
): ListExport => ({
  operation: `${entity}.list` as CallableId,
  params: { ...scope },
  query,
  columns: columns.flatMap((column) => toExportColumn(column, { scope, namesOf }, i18n)),
  name,
  timeZone,
  profile,
  ...(words ? { words } : {}),
  ...(only ? { only: [...only] } : {}),
});

/**
 * Format of a list's exports. `raw` exists only for server-made files, so main falls back to the general
 * format.
 */
export const profileOf = (
  { file }: Pick<Resource, 'file'>,
  { exportProfile, fileProfile }: Pick<Preferences, 'exportProfile' | 'fileProfile'>,
): ListExport['profile'] => (file && fileProfile !== 'raw' ? fileProfile : exportProfile);

export const useCityLabels = (): Record<string, string> => {
  const { cities, city, cityName } = useScopeStore();
  const known = cities.map(({ id, name }) => [id, name] as const);
  return Object.fromEntries(city !== null && cityName !== null ? [...known, [city, cityName]] : known);
};

/** Columns declared for server-made files. The screen's columns would differ between one city and all. */
const fileColumnsOf = (
  names: readonly string[],
  { fields }: Pick<Resource, 'fields'>,
  cities: Record<string, string>,
  i18n: I18n,
): ExportColumn[] => [
  { label: i18n._(msg`City`), fields: ['cityId'], format: 'text', labels: cities },
  ...names.flatMap((name) => {
    const field = fields[name];
    const column = field && { name, field, label: i18n._(field.label) };
    const total = field?.totals === 'sum' ? { total: i18n._(msg`Total`) } : {};
    return column
      ? toExportColumn(column, { scope: {}, namesOf: () => ({}) }, i18n).map((made) => ({
          ...made,
          ...total,
        }))
      : [];
  }),
];

/** City in a file name. Not translated, so that colleagues recognise each other's files. */
export const useFilePlace = (): string => {
  const { scope } = useResource();
  const cityName = useScopeStore((here) => (here.city === scope.city ? here.cityName : null));
  return isAllCities(scope) ? 'all cities' : (cityName ?? '');
};

type ShownList = Pick<ListController, 'query' | 'model' | 'queryState' | 'text'>;

/** Description of an export for the history: list, place and filters. */
export const useExportWords = ({ queryState, text }: Pick<ShownList, 'queryState' | 'text'>): ExportWords => {
  const { i18n, t } = useLingui();
  const { resource, scope, title } = useResource();
  const place = useFilePlace();
  return {
    title: i18n._(title),
    place: isAllCities(scope) ? t`All cities` : place,
    ...(scope.country ? { country: scope.country } : {}),
    filters: filterWords(queryState.state.filters, resource.fields, text).map(
      ({ name, label, text: words }) => ({
        name,
        label,
        text: words.slice(0, 1000),
      }),
    ),
  };
};

/** File name from list, place and day: `paylist_Valencia_20260504`. */
const fileName = ({ name }: Pick<ServerFile, 'name'>, place: string, day: string): string =>
  [name, place, day.replaceAll('-', '')].filter((part) => part !== '').join('_');

/** True if the server makes the file: a single city, and only filters that the server knows. */
export const isServerFile = (
  { file, fields }: Resource,
  scope: RecordScope,
  { filters }: Pick<ListState, 'filters'>,
): boolean =>
  file !== undefined &&
  !isAllCities(scope) &&
  !Object.keys(filters).some((name) => fields[name]?.filter?.isLocal);

/** Exports the list as displayed: all rows, only the given ones, or the file that the server makes of it. */
export const useListExport = (shown: ShownList) => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const timeZone = useTimeZone();
  const words = useExportWords(shown);
  const place = useFilePlace();
  const cities = useCityLabels();
  const { query, model, queryState } = shown;
  const { file } = resource;
  const nameOf = (day: string): string =>
    file ? fileName(file, place, day) : exportName(resource.entity, [scope.country ?? '', place], day);
  const exportRows = (only?: readonly string[]): void => {
    const wanted = listExportOf(
      {
        ...{ entity: resource.entity, scope, query, columns: model.columns, timeZone, words },
        name: nameOf(dayInZone(new Date(), timeZone)),
        profile: profileOf(resource, usePreferencesStore.getState()),
        namesOf: (source) => knownNames(source, scope),
        ...(only ? { only } : {}),
      },
      i18n,
    );
    const columns = file ? fileColumnsOf(file.columns, resource, cities, i18n) : wanted.columns;
    void startExport({ type: 'list', wanted: { ...wanted, columns } }, i18n);
  };
  const { filters = {}, sort } = query;
  /** `null`: main writes the file. */
  const serverFile: Omit<FileExport, 'profile'> | null =
    file && isServerFile(resource, scope, queryState.state)
      ? {
          operation: file.operation,
          params: { ...scope } as Record<string, string>,
          query: { filters, ...(sort ? { sort } : {}) },
          words,
          name: nameOf(dayInZone(new Date(), timeZone)),
        }
      : null;
  /** Fetches raw data from the server if that format is chosen, otherwise lets main write the file. */
  const exportAll = (): void => {
    if (!serverFile || usePreferencesStore.getState().fileProfile !== 'raw') exportRows();
    else void startExport({ type: 'file', wanted: { ...serverFile, profile: 'raw' } }, i18n);
  };
  return { exportRows, exportAll, serverFile };
};
