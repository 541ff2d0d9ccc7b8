import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListState } from '../../data/listState.ts';
import { serverStorage, textsIn } from '../../stores/serverStorage.ts';

/** How a person likes to see a list; kept on this computer for each server, person and list. */
export interface ListHabits {
  /** Order and rows per page, as an address says them. */
  address: string;
  /** The field that the search box looks into. */
  searched: string | null;
  /** What it was narrowed by, the last first. */
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

/** Puts a filter first among those that were used. */
export const keepUsedFilter = (userId: string, entity: string, name: string): void => {
  const { filters } = readHabits(userId, entity);
  if (filters[0] === name) return;
  keepHabits(userId, entity, { filters: [name, ...filters.filter((other) => other !== name)].slice(0, 20) });
};

export const habitualAddress = ({ size, sort }: ListState): string =>
  toListParams({ ...initialListState, size, sort }).toString();

/** A list's query with the order and size that the person is used to, unless it has its own. */
export const withHabits = (search: string, { address }: ListHabits): string => {
  const params = new URLSearchParams(search);
  // A view has an order of its own.
  if (address === '' || params.has('size') || params.has('sort') || params.get('view')) return search;
  for (const [name, value] of new URLSearchParams(address)) params.append(name, value);
  return `?${params}`;
};
