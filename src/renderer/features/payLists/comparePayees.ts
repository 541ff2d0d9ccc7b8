import type { Filter } from '#shared/query/listQuery.ts';
import type { ComparedPayee } from '#shared/rules/payeeComparison.ts';
import { type HalfMonth, halfMonthOf, previousHalfMonth } from '#shared/rules/plainDates.ts';
import { foldText } from '#shared/text/foldText.ts';

type Filters = Readonly<Record<string, Filter>>;

/** Filters that apply to both half-months. Others (dates, sum, VAT) would match only one of them. */
const payeeFilters = ['name', 'fullName', 'iban', 'idNumber', 'cityId'];
const periodFilters = ['dateRange', 'startDate', 'endDate'] as const;

export const narrowedTo = (filters: Filters, { start: from, end: to }: HalfMonth): Filters => ({
  ...Object.fromEntries(Object.entries(filters).filter(([name]) => payeeFilters.includes(name))),
  dateRange: { match: 'between', from, to },
});

/** Active filters that the comparison ignores; the dialog names them. */
export const ignoredFilters = (filters: Filters): string[] =>
  Object.keys(filters).filter((name) => ![...payeeFilters, ...periodFilters].includes(name));

/** Last half-month that ends on `day` or earlier. With `startDate`, the one that contains `day`. */
const lastUntil = (day: string, name: (typeof periodFilters)[number]): HalfMonth => {
  const period = halfMonthOf(day);
  return name === 'startDate' || period.end <= day ? period : previousHalfMonth(day);
};

const boundsOf = (filter: Filter | undefined): { from: string; to: string } => {
  if (filter?.match === 'between') return filter;
  return filter?.match === 'exact' ? { from: filter.value, to: filter.value } : { from: '', to: '' };
};

/** Last finished half-month that the date filters allow, otherwise the nearest one that they allow. */
export const comparedPeriod = (filters: Filters, today: string): HalfMonth => {
  let period = previousHalfMonth(today);
  for (const name of periodFilters) {
    const { to } = boundsOf(filters[name]);
    const last = to && lastUntil(to, name);
    if (last && last.start < period.start) period = last;
  }
  for (const name of periodFilters) {
    const { from } = boundsOf(filters[name]);
    const first = from && halfMonthOf(from);
    if (first && first.start > period.start) period = first;
  }
  return period;
};

/** Base of the comparison: the previous half-month, or the same one a year ago. */
export type Comparison = 'before' | 'yearAgo';

export const periodOf = (period: HalfMonth, comparison: Comparison): HalfMonth => {
  if (comparison === 'before') return previousHalfMonth(period.start);
  const year = Number(period.start.slice(0, 4)) - 1;
  // Uses the first day, because the last day of February differs between years.
  return halfMonthOf(`${String(year).padStart(4, '0')}${period.start.slice(4)}`);
};

type ComparedField = 'payee' | 'city' | 'now' | 'before' | 'difference' | 'percent';

/** Rows that match the text, in any order. `null`: largest differences first. Missing values come last. */
export const arrangeCompared = (
  rows: readonly ComparedPayee[],
  text: string,
  sort: { field: string; order: 'asc' | 'desc' } | null,
  cityName: (id: string) => string,
): ComparedPayee[] => {
  const wanted = foldText(text.trim());
  const found = rows.filter(({ payee }) => foldText(payee).includes(wanted));
  if (!sort) return found;
  const keyOf = (row: ComparedPayee): string | number | null => {
    if (sort.field === 'city') return cityName(row.cityId);
    return row[sort.field as Exclude<ComparedField, 'city'>];
  };
  const direction = sort.order === 'desc' ? -1 : 1;
  return found.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return typeof first === 'number' && typeof second === 'number'
      ? direction * (first - second)
      : direction * String(first).localeCompare(String(second));
  });
};
