import { operations } from '../api/operations.ts';

/** Stands in the place of a city where all of a country's are meant: in addresses, and in the question of a list. */
export const allCities = 'all';

/** In which city a row of such a list is; a filter by it chooses among the cities. */
export const cityField = 'city';

/** One page so deep in the list would need too many rows of each city. */
export const mostRowsOfAllCities = 2000;

/** Whether this list can be read for all cities: those are a city's, and come page by page. */
export const canListAllCities = (entity: string): boolean => {
  const list = Object.hasOwn(operations, `${entity}.list`)
    ? operations[`${entity}.list` as keyof typeof operations]
    : null;
  return list?.verb === 'list' && list.path.includes('{city}');
};
