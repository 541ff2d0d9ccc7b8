import { useMemo } from 'react';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { ListFilter, ListState } from '../../data/listState.ts';
import type { Field } from '../fields/field.ts';
import { fieldValue } from '../fields/fieldValue.ts';
import { refersToRecords, type WantedIds, wantedIds } from '../fields/wantedIds.ts';
import type { TextContext } from '../format/fieldText.ts';
import { useTextContext } from '../format/useTextContext.ts';
import type { Resource } from '../resource.ts';

const bringsName = (field: Field): boolean => field.kind === 'reference' && field.nameField !== undefined;

/**
 * Fields whose records must be looked up by name: those in view, unless the rows bring the names along, and those
 * that the list is filtered by.
 */
const useNamedFields = (
  { fields }: Resource,
  shown: readonly string[],
  filtered: readonly string[],
): Field[] => {
  const looked = shown.filter((name) => fields[name] && !bringsName(fields[name]));
  const key = [...looked, ...filtered].join();
  return useMemo(() => key.split(',').flatMap((name) => fields[name] ?? []), [fields, key]);
};

const filterIds = (filter: ListFilter): unknown => {
  if (filter.kind === 'in') return filter.values;
  return filter.kind === 'exact' ? filter.value : null;
};

/** The records whose names stand in this list: in its cells, unless the rows bring them along, and in its filters. */
const wantedInList = (
  { fields }: Resource,
  shown: readonly string[],
  rows: readonly Row[],
  filters: ListState['filters'],
): WantedIds => {
  const looked = shown.flatMap((name) => {
    const field = fields[name];
    return field && refersToRecords(field) && !bringsName(field) ? [{ name, field }] : [];
  });
  return wantedIds([
    ...Object.entries(filters).map(([name, filter]) => [fields[name], filterIds(filter)] as const),
    ...looked.flatMap(({ name, field }) => rows.map((row) => [field, fieldValue(row, name, field)] as const)),
  ]);
};

/** How the values of a list are said, in its cells and in the words of its filters. */
export const useListText = (
  resource: Resource,
  scope: RecordScope,
  shown: readonly string[],
  rows: readonly Row[],
  filters: ListState['filters'],
): TextContext => {
  const named = useNamedFields(resource, shown, Object.keys(filters));
  const wanted = useMemo(
    () => wantedInList(resource, shown, rows, filters),
    [resource, shown, rows, filters],
  );
  return useTextContext(named, scope, wanted);
};
