import type { Filter, ListQuery } from '#shared/domain/listQuery.ts';
import { resolvePreset } from './datePresets.ts';
import type { ListFilter, ListState } from './listState.ts';

const toFilter = (filter: ListFilter, today: string): Filter =>
  filter.kind === 'preset' ? { kind: 'between', ...resolvePreset(filter.preset, today) } : filter;

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
