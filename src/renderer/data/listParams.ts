import { isDatePreset } from '#shared/query/datePresets.ts';
import { longestWanted } from '#shared/query/pastedText.ts';
import { initialListState, type ListFilter, type ListState, type Sort } from './listState.ts';

/**
 * Suffixes of query parameters name the match type: `name.has=ana`,
 * `createdAt.preset=today`. No suffix: exact.
 */
const suffixes = { text: '.has', between: '.range', in: '.any', preset: '.preset' } as const;
const fieldPattern = /^[A-Za-z][\w.]{0,63}$/;
const reserved = new Set(['page', 'size', 'sort', 'view']);
const maxSize = 5000;
const maxPage = 1_000_000;

const filterPairs = (field: string, filter: ListFilter): [string, string][] => {
  switch (filter.match) {
    case 'exact':
      return [[field, filter.value]];
    case 'text':
      return [[field + suffixes.text, filter.value]];
    case 'between':
      return [[field + suffixes.between, `${filter.from},${filter.to}`]];
    case 'preset':
      return [[field + suffixes.preset, filter.preset]];
    case 'in':
      return filter.values.map((value) => [field + suffixes.in, value]);
  }
};

/** Query string of a list. Default values are left out. */
export const toListParams = ({ page, size, sort, filters, view }: ListState): URLSearchParams =>
  new URLSearchParams([
    ...Object.entries(filters).flatMap(([field, filter]) => filterPairs(field, filter)),
    ...(sort ? [['sort', `${sort.order === 'desc' ? '-' : ''}${sort.field}`]] : []),
    ...(size === 'fit' ? [] : [['size', String(size)]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
    ...(view === null ? [] : [['view', view]]),
  ]);

const positiveInteger = <Else>(text: string | null, fallback: Else, max: number): number | Else =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Math.min(Number(text), max) : fallback;

const parseSort = (text: string | null): Sort | null => {
  if (text === null) return null;
  const isDescending = text.startsWith('-');
  const field = isDescending ? text.slice(1) : text;
  return fieldPattern.test(field) ? { field, order: isDescending ? 'desc' : 'asc' } : null;
};

const parseRange = (text: string): ListFilter | null => {
  const [from = '', to = '', ...rest] = text.split(',');
  return rest.length > 0 || (from === '' && to === '') ? null : { match: 'between', from, to };
};

const isFilterText = (value: string): boolean => value !== '' && value.length <= longestWanted;

const parseFilter = (key: string, values: readonly string[]): [string, ListFilter | null] => {
  const [value = ''] = values;
  const endsWith = (suffix: string): boolean => key.endsWith(suffix);
  const withoutSuffix = (suffix: string): string => key.slice(0, -suffix.length);
  if (endsWith(suffixes.text))
    return [withoutSuffix(suffixes.text), isFilterText(value) ? { match: 'text', value } : null];
  if (endsWith(suffixes.in))
    return [
      withoutSuffix(suffixes.in),
      values.every(isFilterText) ? { match: 'in', values: [...values] } : null,
    ];
  if (endsWith(suffixes.between)) return [withoutSuffix(suffixes.between), parseRange(value)];
  if (endsWith(suffixes.preset)) {
    return [withoutSuffix(suffixes.preset), isDatePreset(value) ? { match: 'preset', preset: value } : null];
  }
  return [key, isFilterText(value) ? { match: 'exact', value } : null];
};

export const parseListParams = (params: URLSearchParams): ListState => {
  const filters: Record<string, ListFilter> = {};
  for (const key of new Set(params.keys())) {
    if (reserved.has(key)) continue;
    const [field, filter] = parseFilter(key, params.getAll(key));
    if (filter && fieldPattern.test(field)) filters[field] = filter;
  }
  return {
    ...initialListState,
    page: positiveInteger(params.get('page'), 1, maxPage),
    size: positiveInteger(params.get('size'), 'fit', maxSize),
    sort: parseSort(params.get('sort')),
    filters,
    view: params.get('view'),
  };
};

export const listParamsWithPage = (search: string, page: number): string => {
  const params = toListParams({ ...parseListParams(new URLSearchParams(search)), page }).toString();
  return params && `?${params}`;
};
