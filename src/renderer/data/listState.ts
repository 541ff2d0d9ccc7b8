import { type DatePreset, resolvePreset } from '#shared/query/datePresets.ts';
import type { Filter, ListQuery } from '#shared/query/listQuery.ts';

/** A filter set by the user. Presets stay relative ("today") until the query is built. */
export type ListFilter = Filter | { match: 'preset'; preset: DatePreset };

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Rows per page. `fit`: as many as the window has room for, until the user chooses a number. */
export type PageSize = number | 'fit';

export interface ListState {
  page: number;
  size: PageSize;
  sort: Sort | null;
  filters: Readonly<Record<string, ListFilter>>;
  /** Saved view in use. `''`: all rows, although another view is the default. `null`: none. */
  view: string | null;
}

export const initialListState: ListState = {
  page: 1,
  size: 'fit',
  sort: null,
  filters: {},
  view: null,
};

export const withFilter = (state: ListState, field: string, filter: ListFilter | null): ListState => {
  const { [field]: _replaced, ...others } = state.filters;
  return { ...state, page: 1, filters: filter ? { ...state.filters, [field]: filter } : others };
};

/** Next sort when a column header is clicked: ascending, descending, then the list's own sort (`null`). */
export const nextSort = (sort: Sort | null, field: string, own: Sort): Sort | null => {
  const shown = sort ?? own;
  const isDefault = (order: Sort['order']): boolean => field === own.field && order === own.order;
  const next = shown.field === field && shown.order === 'asc' ? 'desc' : 'asc';
  if (isDefault(next)) return null;
  // A column outside the list's own sort is dropped after both directions.
  return shown.field === field && next === 'asc' && field !== own.field ? null : { field, order: next };
};

const toFilter = (filter: ListFilter, today: string): Filter =>
  filter.match === 'preset' ? { match: 'between', ...resolvePreset(filter.preset, today) } : filter;

/** Resolves presets to dates, relative to `today`. */
export const toListQuery = (
  { page, size, sort, filters }: Omit<ListState, 'size' | 'view'> & { size: number },
  today: string,
): ListQuery => ({
  page,
  size,
  ...(sort ? { sort } : {}),
  filters: Object.fromEntries(
    Object.entries(filters).map(([field, filter]) => [field, toFilter(filter, today)]),
  ),
});
