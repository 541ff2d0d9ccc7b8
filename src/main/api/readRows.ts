import { success } from '#shared/ipc/result.ts';
import { defaultPageSize, type Filter, type ListQuery } from '#shared/query/listQuery.ts';
import type { AllCitiesClient } from './allCities.ts';

/** Whether a filter by one of several states accepts this one. */
export const acceptsState = (filter: Filter, state: string): boolean =>
  filter.match === 'in' ? filter.values.includes(state) : filter.match !== 'exact' || filter.value === state;

/** Page of a list that main has read whole, because the server cannot filter or sort by a field. */
export const pageOfRows = (rows: readonly unknown[], { page = 1, size = defaultPageSize }: ListQuery = {}) =>
  success(rows.slice((page - 1) * size, page * size), rows.length);

/** Such a list as opened for exports. */
export const openedRows = (rows: readonly unknown[]): Awaited<ReturnType<AllCitiesClient['open']>> => {
  let taken = 0;
  return success({
    take: async (count: number) => {
      const next = rows.slice(taken, taken + count) as never[];
      taken += count;
      return next;
    },
    failed: () => [],
    total: () => rows.length,
  });
};
