import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListState } from '../../data/listState.ts';
import { serverStorage, textsIn } from '../../stores/serverStorage.ts';

/** Preferred list settings, persisted per server, user and list. */
export interface ListHabits {
  /** Sort order and page size, as query string. */
  address: string;
  searched: string | null;
  /** Used filters, most recent first. */
  filters: readonly string[];
}

const habits = serverStorage(
  (server, userId: string, entity: string) => `list.${server}.${userId}.${entity}`,
  (saved): ListHabits => {
    const { address, searched, filters } = (saved ?? {}) as Partial<Record<keyof ListHabits, unknown>>;
    return {
      address: typeof address === 'string' ? address : '',
      searched: typeof searched === 'string' ? searched : null,
      filters: textsIn(filters),
    };
  },
);
export const readHabits = habits.read;

export const keepHabits = (userId: string, entity: string, changes: Partial<ListHabits>): void => {
  habits.write({ ...readHabits(userId, entity), ...changes }, userId, entity);
};

/** Moves a filter to the front of the recently used ones. */
export const keepUsedFilter = (userId: string, entity: string, name: string): void => {
  const { filters } = readHabits(userId, entity);
  if (filters[0] === name) return;
  keepHabits(userId, entity, { filters: [name, ...filters.filter((other) => other !== name)].slice(0, 20) });
};

export const habitualAddress = ({ size, sort }: ListState): string =>
  toListParams({ ...initialListState, size, sort }).toString();

/** Adds the preferred order and size to a query string that has neither. */
export const withHabits = (search: string, { address }: ListHabits): string => {
  const params = new URLSearchParams(search);
  // A saved view has its own order.
  if (address === '' || params.has('size') || params.has('sort') || params.get('view')) return search;
  for (const [name, value] of new URLSearchParams(address)) params.append(name, value);
  return `?${params}`;
};
