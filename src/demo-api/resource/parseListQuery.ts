import { invalidQuery } from '../http/apiError.ts';

const defaultSize = 22;
const maxSize = 5000;
const maxPage = 1_000_000_000;
const maxValueLength = 512;
const maxFilters = 64;

export type Condition =
  | { operator: 'exact'; value: string }
  | { operator: 'ilike'; value: string }
  | { operator: 'between'; from: string; to: string }
  | { operator: 'in'; values: string[] };

export interface ParsedListQuery {
  page: number;
  size: number;
  sort: { field: string; direction: 'asc' | 'desc' } | null;
  filters: { field: string; condition: Condition }[];
}

const positiveInteger = (parameter: string, text: string | null, fallback: number, max: number): number => {
  if (text === null || text === '') return fallback;
  if (!/^\d{1,12}$/.test(text) || Number(text) < 1) {
    throw invalidQuery(parameter, 'must be a positive whole number');
  }
  return Math.min(Number(text), max);
};

/** `filter[name][ilike]` → `['name', 'ilike']`; null for any other parameter. */
const bracketPath = (parameter: string, prefix: string): string[] | null => {
  if (!parameter.startsWith(`${prefix}[`) || !parameter.endsWith(']')) return null;
  return parameter.slice(prefix.length + 1, -1).split('][');
};

const parseSort = (query: URLSearchParams): ParsedListQuery['sort'] => {
  for (const [parameter, value] of query) {
    const [field, ...rest] = bracketPath(parameter, 'sort') ?? [];
    if (field === undefined) continue;
    if (rest.length > 0) throw invalidQuery(parameter, 'is not a sort parameter');
    const direction = value.toLowerCase();
    if (direction !== 'asc' && direction !== 'desc') throw invalidQuery(parameter, 'must be asc or desc');
    return { field, direction };
  }
  return null;
};

const parseBetween = (parameter: string, value: string): Condition => {
  const parts = value.split(',');
  if (parts.length !== 2) throw invalidQuery(parameter, 'must be two values with a comma between them');
  return { operator: 'between', from: (parts[0] ?? '').trim(), to: (parts[1] ?? '').trim() };
};

const parseCondition = (parameter: string, path: readonly string[], value: string): Condition => {
  const [operator, index] = path;
  if (operator === undefined) return { operator: 'exact', value };
  if (operator === 'ilike' && path.length === 1) return { operator, value };
  if (operator === 'between' && path.length === 1) return parseBetween(parameter, value);
  if (operator === 'in' && path.length === 2 && /^\d{0,4}$/.test(index ?? '')) {
    return { operator, values: [value] };
  }
  throw invalidQuery(parameter, 'is not a known filter');
};

/** Merges all values of an `in` filter into a single condition. */
const addCondition = (filters: ParsedListQuery['filters'], field: string, condition: Condition): void => {
  const known = filters.find((filter) => filter.field === field && filter.condition.operator === 'in');
  if (condition.operator === 'in' && known?.condition.operator === 'in') {
    known.condition.values.push(...condition.values);
  } else {
    filters.push({ field, condition });
  }
};

const parseFilters = (query: URLSearchParams): ParsedListQuery['filters'] => {
  const filters: ParsedListQuery['filters'] = [];
  for (const [parameter, value] of query) {
    const [field, ...path] = bracketPath(parameter, 'filter') ?? [];
    if (field === undefined || value === '') continue;
    if (value.length > maxValueLength) throw invalidQuery(parameter, 'is too long');
    addCondition(filters, field, parseCondition(parameter, path, value));
    if (filters.length > maxFilters) throw invalidQuery(parameter, 'is one filter too many');
  }
  return filters;
};

/** Parses the list grammar. Field names are checked later. */
export const parseListQuery = (query: URLSearchParams): ParsedListQuery => ({
  page: positiveInteger('page[number]', query.get('page[number]'), 1, maxPage),
  size: positiveInteger('page[size]', query.get('page[size]'), defaultSize, maxSize),
  sort: parseSort(query),
  filters: parseFilters(query),
});
