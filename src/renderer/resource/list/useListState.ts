import { useCallback, useEffect, useMemo } from 'react';
import { cityField } from '#shared/domain/allCities.ts';
import { parseListParams, toListParams } from '../../data/listParams.ts';
import type { ListFilter, ListState, Sort } from '../../data/listState.ts';
import { usePageStore } from '../../stores/page.ts';
import { useUser } from '../../stores/session.ts';
import { useLatestSearch } from '../../ui/useLatestSearch.ts';
import { textPaths } from '../kinds/fieldText.ts';
import type { Field } from '../kinds/kind.ts';
import type { Resource } from '../resource.ts';
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
 * An address can ask for what the server does not take of a field: several values where it compares with one, an order
 * of what has none. That is as if it were not there. Names that the declaration does not have are the server's business.
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

/**
 * What of a list's question makes sense in another country or city: ids and references name records of this one, and
 * the page counts its rows.
 */
export const stateElsewhere = (fields: Fields, { filters, ...state }: ListState): ListState => ({
  ...state,
  page: 1,
  filters: Object.fromEntries(
    Object.entries(filters).filter(([name]) => {
      const field = fields[name];
      return name !== cityField && field && !field.source && !field.isId;
    }),
  ),
});

/** The order as the server is asked for it: by what a column shows. */
export const wireSort = (fields: Fields, sort: Sort | null): Sort | null =>
  sort && { ...sort, field: fields[sort.field]?.sortedBy ?? sort.field };

/** What every row has, whatever is shown of it. */
const ofEveryRow = ['id', 'createdAt', 'updatedAt'];

/**
 * What a list that shows these columns has no use for. Numbers are always of use, and so is what can be changed in many
 * rows at once: chosen rows are added up and compared, and must not wait for what they lack.
 */
export const unusedFields = (
  { fields, alwaysFetched, quickEdit }: Pick<Resource, 'fields' | 'alwaysFetched' | 'quickEdit'>,
  shown: readonly string[],
): string[] => {
  if (!alwaysFetched) return [];
  const looksAt = shown.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const paths = textPaths(field, name).map((path) => path.replace(/\..*/, ''));
    return [name, ...paths, field.zeroUnless?.field ?? []].flat();
  });
  const used = new Set([...ofEveryRow, ...alwaysFetched, ...quickEdit, ...looksAt]);
  return Object.entries(fields).flatMap(([name, { totals }]) => (totals || used.has(name) ? [] : name));
};

export type ChangeListState = (change: (state: ListState) => ListState) => void;

/** What the address says about the list. Typing and turning pages replace the entry: Back leaves the list. */
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
        // The order of a view is the view's.
        if (!wanted.view) keepHabits(userId, entity, { address: habitualAddress(wanted) });
        return toListParams(wanted);
      }),
    [changeParams, read, userId, entity],
  );
  return [state, change];
};
