import { useMemo } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import type { ListFilter, ListState } from '../../data/listState.ts';
import type { Field, TextContext } from '../kinds/kind.ts';
import { useTextContext, type WantedIds, wantedIds } from '../kinds/reference/useReferenceNames.ts';
import type { Resource } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

/** The fields in view whose records must be looked up by name, because the rows do not bring the names along. */
const lookedUp = ({ fields }: Resource, shown: readonly string[]): string[] =>
  shown.filter((name) => {
    const field = fields[name];
    return field?.source !== undefined && field.nameField === undefined;
  });

/** These, and those that the list is filtered by. */
const useNamedFields = (
  resource: Resource,
  shown: readonly string[],
  filters: ListState['filters'],
): Field[] => {
  const { fields } = resource;
  const key = [...lookedUp(resource, shown), ...Object.keys(filters)].join();
  return useMemo(() => key.split(',').flatMap((name) => fields[name] ?? []), [fields, key]);
};

const filterIds = (filter: ListFilter): unknown => {
  if (filter.match === 'in') return filter.values;
  return filter.match === 'exact' ? filter.value : null;
};

/** The records whose names stand in this list, in its cells and in its filters. */
const wantedInList = (
  resource: Resource,
  shown: readonly string[],
  rows: readonly Row[],
  filters: ListState['filters'],
): WantedIds => {
  const { fields } = resource;
  const inCells = lookedUp(resource, shown).flatMap((name) => {
    const field = fields[name];
    return field ? rows.map((row) => [field, row[name]] as const) : [];
  });
  return wantedIds([
    ...Object.entries(filters).map(([name, filter]) => [fields[name], filterIds(filter)] as const),
    ...inCells,
  ]);
};

/** How the values of a list are said, in its cells and in the words of its filters. */
export const useListText = (
  shown: readonly string[],
  rows: readonly Row[],
  filters: ListState['filters'],
): TextContext => {
  const { resource, scope } = useResource();
  const named = useNamedFields(resource, shown, filters);
  const wanted = useMemo(
    () => wantedInList(resource, shown, rows, filters),
    [resource, shown, rows, filters],
  );
  return useTextContext(named, scope, wanted);
};
