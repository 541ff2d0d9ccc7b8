import type { Filter, ListQuery } from './listQuerySchema.ts';

export type { Filter, ListQuery };

export const defaultPageSize = 22;

const filterPairs = (name: string, filter: Filter): [string, string][] => {
  const key = `filter[${name}]`;
  switch (filter.match) {
    case 'exact':
      return [[key, filter.value]];
    case 'text':
      return [[`${key}[ilike]`, `%${filter.value}%`]];
    case 'between':
      return [[`${key}[between]`, `${filter.from},${filter.to}`]];
    case 'in':
      return filter.values.map((value, index) => [`${key}[in][${index}]`, value]);
  }
};

/**
 * The single place that turns a list query into query parameters. `paged: false` omits the page, for exports.
 */
export const listQueryPairs = (query: ListQuery, paged = true): [string, string][] => [
  ...(paged
    ? ([
        ['page[number]', String(query.page ?? 1)],
        ['page[size]', String(query.size ?? defaultPageSize)],
      ] satisfies [string, string][])
    : []),
  ...(query.sort ? ([[`sort[${query.sort.field}]`, query.sort.order]] satisfies [string, string][]) : []),
  ...Object.entries(query.filters ?? {}).flatMap(([name, filter]) => filterPairs(name, filter)),
];
