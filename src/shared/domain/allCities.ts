/** Stands in the place of a city where all of a country's are meant: in addresses, and in the question of a list. */
export const allCities = 'all';

/** In which city a row of such a list is; a filter by it chooses among the cities. */
export const cityField = 'city';

/** One page so deep in the list would need too many rows of each city. */
export const maxRowsOfAllCities = 2000;
