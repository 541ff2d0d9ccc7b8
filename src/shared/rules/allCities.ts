/** City id for "all cities of the country", in addresses and in list queries. */
export const allCities = 'all';

/**
 * Row field with the city of each record in an all-cities list. Also a filter: it selects the cities to
 * query.
 */
export const cityField = 'city';

/** Row limit for paging through all cities: a deeper page would load too many rows of every city. */
export const maxRowsOfAllCities = 2000;
