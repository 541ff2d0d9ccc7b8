import { valueAt } from '../rules/recordValues.ts';
import { foldText } from '../text/foldText.ts';
import type { Filter, ListQuery } from './listQuery.ts';

type Row = Readonly<Record<string, unknown>>;

/** Ignores case and accents, as the server does. */
const folded = (value: unknown): string => foldText(String(value ?? ''));

/** Compares numbers by value, everything else as text. Dates are stored in a form that sorts as text. */
const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : folded(one).localeCompare(folded(other), undefined, { numeric: true });

const isWithin = (value: unknown, from: string, to: string): boolean => {
  if (value === null || value === undefined) return false;
  const endOf = (text: string): unknown => (typeof value === 'number' ? Number(text) : text);
  return (from === '' || compare(value, endOf(from)) >= 0) && (to === '' || compare(value, endOf(to)) <= 0);
};

const matches = (value: unknown, filter: Filter): boolean => {
  switch (filter.match) {
    case 'exact':
      return String(value) === filter.value;
    case 'text':
      return folded(value).includes(folded(filter.value));
    case 'between':
      return isWithin(value, filter.from, filter.to);
    case 'in':
      return filter.values.includes(String(value));
  }
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Empty values come last in both directions. */
const byField =
  ({ field, order }: NonNullable<ListQuery['sort']>) =>
  (one: Row, other: Row): number => {
    const [first, second] = [valueAt(one, field), valueAt(other, field)];
    if (isEmpty(first) || isEmpty(second)) return Number(isEmpty(first)) - Number(isEmpty(second));
    return order === 'desc' ? compare(second, first) : compare(first, second);
  };

/** Runs a list query on all rows, for endpoints that return everything and support no queries. */
export const queryRows = <Some extends object>(
  all: readonly Some[],
  { page = 1, size = Number.POSITIVE_INFINITY, sort, filters = {} }: ListQuery,
): { rows: Some[]; total: number } => {
  const found = all.filter((row) =>
    Object.entries(filters).every(([field, filter]) => matches(valueAt(row as Row, field), filter)),
  );
  const sorted = sort ? found.toSorted((one, other) => byField(sort)(one as Row, other as Row)) : found;
  const start = page === 1 ? 0 : (page - 1) * size;
  return { rows: sorted.slice(start, start + size), total: found.length };
};
