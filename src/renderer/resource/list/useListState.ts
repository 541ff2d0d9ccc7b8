import { useCallback, useEffect, useMemo } from 'react';
import { cityField } from '#shared/rules/allCities.ts';
import { decidingField } from '#shared/rules/dueAmounts.ts';
import { parseListParams, toListParams } from '../../data/listParams.ts';
import type { ListFilter, ListState, Sort } from '../../data/listState.ts';
import { usePageStore } from '../../stores/page.ts';
import { useUser } from '../../stores/session.ts';
import { useLatestSearch } from '../../ui/useLatestSearch.ts';
import type { Resource } from '../define/resource.ts';
import { textPaths } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import { habitualAddress, keepHabits } from './listHabits.ts';

type Fields = Readonly<Record<string, Field>>;

const fitFilter = (field: Field | undefined, filter: ListFilter): ListFilter | null => {
  if (!field) return filter;
  const { matches = [], adjust = (given: ListFilter) => given } = field.filter ?? {};
  if (matches.includes(filter.match)) return adjust(filter);
  const [only, ...others] = filter.match === 'in' ? filter.values : [];
  if (only === undefined || others.length > 0 || !matches.includes('exact')) return null;
  return { match: 'exact', value: only };
};

/**
 * Drops parts of an address that the server does not support: several values for a single-value field, or
 * sorting by an unsortable field. Passes unknown names through.
 */
export const fitListState = (fields: Fields, { sort, filters, ...state }: ListState): ListState => ({
  ...state,
  sort: sort && fields[sort.field]?.sortedBy !== null ? sort : null,
  filters: Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const fitting = fitFilter(fields[name], filter);
      return fitting ? [[name, fitting]] : [];
    }),
  ),
});

/** Keeps filters that make sense in another country or city. Drops ids, references and the page. */
export const stateElsewhere = (fields: Fields, { filters, ...state }: ListState): ListState => ({
  ...state,
  page: 1,
  filters: Object.fromEntries(
    Object.entries(filters).filter(([name]) => {
      const field = fields[name];
      return name !== cityField && field && !field.source && field.look !== 'code';
    }),
  ),
});

/** Translates a column to the server's sort key. */
export const wireSort = (fields: Fields, sort: Sort | null): Sort | null =>
  sort && { ...sort, field: fields[sort.field]?.sortedBy ?? sort.field };

const ofEveryRow = ['id', 'createdAt', 'updatedAt'];

/**
 * Fields that a list with these columns can leave out. Numbers and quick-edit fields stay, because selected
 * rows are summed and batch-edited without another request.
 */
export const unusedFields = (
  { fields, alwaysFetched, quickEdit }: Pick<Resource, 'fields' | 'alwaysFetched' | 'quickEdit'>,
  shown: readonly string[],
): string[] => {
  if (!alwaysFetched) return [];
  const shownPaths = shown.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const paths = textPaths(field, name).map((path) => path.replace(/\..*/, ''));
    return [name, ...paths, field.dueWhen ? decidingField(field.dueWhen) : []].flat();
  });
  const used = new Set([...ofEveryRow, ...alwaysFetched, ...quickEdit, ...shownPaths]);
  return Object.entries(fields).flatMap(([name, { totals }]) => (totals || used.has(name) ? [] : name));
};

export type ChangeListState = (change: (state: ListState) => ListState) => void;

/** List state in the address. Changes replace the history entry, so that Back leaves the list. */
export const useListState = ({ entity, fields }: Resource): [ListState, ChangeListState] => {
  const userId = useUser()?.id ?? '';
  const { params, change: changeParams } = useLatestSearch();
  const read = useCallback((from: URLSearchParams) => fitListState(fields, parseListParams(from)), [fields]);
  const state = useMemo(() => read(params), [read, params]);
  const elsewhere = toListParams(stateElsewhere(fields, state)).toString();
  useEffect(() => {
    usePageStore.setState({ searchElsewhere: elsewhere && `?${elsewhere}` });
    return () => usePageStore.setState({ searchElsewhere: '' });
  }, [elsewhere]);
  const change = useCallback<ChangeListState>(
    (next) =>
      changeParams((current) => {
        const wanted = next(read(current));
        // Do not remember the order of a saved view as a preference.
        if (!wanted.view) keepHabits(userId, entity, { address: habitualAddress(wanted) });
        return toListParams(wanted);
      }),
    [changeParams, read, userId, entity],
  );
  return [state, change];
};
