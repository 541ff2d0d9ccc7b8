import { type DatePreset, resolvePreset } from '#shared/domain/datePresets.ts';
import type { Filter, ListQuery } from '#shared/domain/listQuery.ts';

/** A filter as a person set it; a relative range stays relative until the question is asked. */
export type ListFilter = Filter | { match: 'preset'; preset: DatePreset };

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Rows per page: as many as the window has room for, until a person chooses a number. */
export type PageSize = number | 'fit';

/** Everything about a list that its address carries. */
export interface ListState {
  page: number;
  size: PageSize;
  sort: Sort | null;
  filters: Readonly<Record<string, ListFilter>>;
  /** The saved view it began with; '' is all rows where another view is the default, null is none. */
  view: string | null;
}

export const initialListState: ListState = {
  page: 1,
  size: 'fit',
  sort: null,
  filters: {},
  view: null,
};

/** Other filters show other rows, so the page starts over. A filter that is changed keeps its place among them. */
export const withFilter = (state: ListState, field: string, filter: ListFilter | null): ListState => {
  const { [field]: _replaced, ...others } = state.filters;
  return { ...state, page: 1, filters: filter ? { ...state.filters, [field]: filter } : others };
};

/** The next step of a column's order: ascending, descending, and back to the list's own; null is the list's own. */
export const nextSort = (sort: Sort | null, field: string, own: Sort): Sort | null => {
  const shown = sort ?? own;
  const isDefault = (order: Sort['order']): boolean => field === own.field && order === own.order;
  const next = shown.field === field && shown.order === 'asc' ? 'desc' : 'asc';
  if (isDefault(next)) return null;
  // A column that does not lead the list's own order is let go after both directions.
  return shown.field === field && next === 'asc' && field !== own.field ? null : { field, order: next };
};

const toFilter = (filter: ListFilter, today: string): Filter =>
  filter.match === 'preset' ? { match: 'between', ...resolvePreset(filter.preset, today) } : filter;

/** What a list's state asks of the server today. */
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
