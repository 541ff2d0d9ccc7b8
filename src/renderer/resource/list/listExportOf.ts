import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { CallableId } from '#shared/api/contracts.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { dayInZone } from '#shared/domain/plainDates.ts';
import type { ExportColumn, ExportWords, FileExport, ListExport } from '#shared/ipc/exportRoutes.ts';
import { isAllCities, paramsOf, type RecordScope } from '../../data/entityCalls.ts';
import type { ListState } from '../../data/listState.ts';
import { useScopeStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import type { GridColumn } from '../columns/gridColumn.ts';
import { startExport } from '../exports/startExport.ts';
import { filterWords } from '../filters/filterWords.ts';
import { textPaths } from '../kinds/fieldText.ts';
import type { Field } from '../kinds/kind.ts';
import type { ReferenceSource } from '../kinds/reference/referenceSource.ts';
import { knownNames } from '../kinds/reference/useReferenceNames.ts';
import type { Resource } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import type { ListController } from './useListController.tsx';

/** The names that the screen shows for the ids of records referred to, where no list could be asked for them. */
type NamesOf = (source: ReferenceSource) => Readonly<Record<string, string>>;

/** What main needs to write names for ids: the list to ask, or the names that are known here. Rows may bring their own. */
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
  /** Of these rows only. */
  only?: readonly string[];
}

const toExportColumn = (
  { name, field, label }: GridColumn,
  wanted: Pick<WantedExport, 'scope' | 'namesOf'>,
  i18n: I18n,
): ExportColumn[] => {
  if (field.isSensitive) return [];
  if (field.exportColumns) return field.exportColumns(name, label, i18n);
  if (field.exportAs === null) return [];
  return [
    {
      label,
      fields: [...textPaths(field, name)],
      format: field.exportAs,
      ...(field.zeroUnless
        ? { zeroUnless: { field: field.zeroUnless.field, values: [...field.zeroUnless.values] } }
        : {}),
      ...(field.labels ? { labels: field.labels(i18n) } : {}),
      ...namesFor(field, wanted),
    },
  ];
};

/**
 * `home-categories-es-2026-05-04`: what tells the files of several lists, days and scopes apart. The same in every
 * language, so that colleagues find each other's files.
 */
export const exportName = (entity: string, scopeNames: readonly string[], day: string): string =>
  [entity.replaceAll(/[A-Z]/g, '-$&'), ...scopeNames, day]
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase().replaceAll(/[\s_]+/g, '-'))
    .join('-');

/** The list as it is on screen, for main to write: the same filters, order, columns and words. */
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

/** The city in the name of a file, in every language of the interface the same: colleagues find each other's files. */
export const useFilePlace = (): string => {
  const { scope } = useResource();
  const cityName = useScopeStore((here) => (here.city === scope.city ? here.cityName : null));
  return isAllCities(scope) ? 'all cities' : (cityName ?? '');
};

/** What the history of exports says of this one: the list, where it is, and what it is narrowed by. */
export const useExportWords = ({ state, text }: Pick<ListController, 'state' | 'text'>): ExportWords => {
  const { i18n, t } = useLingui();
  const { resource, scope, title } = useResource();
  const place = useFilePlace();
  return {
    title: i18n._(title),
    place: isAllCities(scope) ? t`All cities` : place,
    ...(scope.country ? { country: scope.country } : {}),
    filters: filterWords(state.filters, resource.fields, text).map(({ name, label, text: said }) => ({
      name,
      label,
      text: said.slice(0, 1000),
    })),
  };
};

/** Saves the list as it is on the screen as a file: all its rows, or only these. */
export const useListExport = ({
  query,
  model,
  state,
  text,
}: Pick<ListController, 'query' | 'model' | 'state' | 'text'>): ((only?: readonly string[]) => void) => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const timeZone = useTimeZone();
  const { country = '' } = scope;
  const words = useExportWords({ state, text });
  const place = useFilePlace();
  return (only) =>
    void startExport(
      {
        type: 'list',
        wanted: listExportOf(
          {
            entity: resource.entity,
            scope,
            query,
            columns: model.columns,
            name: exportName(resource.entity, [country, place], dayInZone(new Date(), timeZone)),
            timeZone,
            profile: usePreferencesStore.getState().exportProfile,
            namesOf: (source) => knownNames(source, scope),
            words,
            ...(only ? { only } : {}),
          },
          i18n,
        ),
      },
      i18n,
    );
};

/** Whether the server makes the file of the list: of one city only, and by what it can compare. */
export const isServerFile = (
  { file, localFilters }: Resource,
  scope: RecordScope,
  { filters }: Pick<ListState, 'filters'>,
): boolean => file !== undefined && !isAllCities(scope) && !localFilters.some((name) => filters[name]);

/** The list as the server writes it into a file, narrowed as on the screen; null where main writes it. */
export const useServerFile = ({
  query,
  state,
  text,
}: Pick<ListController, 'query' | 'state' | 'text'>): Omit<FileExport, 'profile'> | null => {
  const { resource, scope } = useResource();
  const timeZone = useTimeZone();
  const words = useExportWords({ state, text });
  const place = useFilePlace();
  if (!resource.file || !isServerFile(resource, scope, state)) return null;
  const { operation, name } = resource.file;
  const { filters = {}, sort } = query;
  const day = dayInZone(new Date(), timeZone).replaceAll('-', '');
  return {
    operation,
    params: { ...scope } as Record<string, string>,
    query: { filters, ...(sort ? { sort } : {}) },
    words,
    name: [name, place, day].filter((part) => part !== '').join('_'),
  };
};
