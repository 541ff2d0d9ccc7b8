import { resolvePreset } from '#shared/query/datePresets.ts';
import { timeZoneIn } from '#shared/rules/countries.ts';
import { addDays, dayInZone, isPlainDate } from '#shared/rules/plainDates.ts';

/** Filters of the dashboard, stored in the URL. Empty `country` or `city` means all. */
export interface DashboardQuery {
  /** Day of metrics that count at a point in time. */
  date: string;
  dateFrom: string;
  dateTo: string;
  country: string;
  city: string;
}

/** Today in the chosen country's time zone; Madrid's if none is chosen. */
export const todayIn = (country: string | null, now: Date): string =>
  dayInZone(now, timeZoneIn(country ?? ''));

export const periodPresets = ['today', 'last7Days', 'last30Days', 'thisHalfMonth'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

type Days = Pick<DashboardQuery, 'dateFrom' | 'dateTo'>;

/** Days of a preset, without those to come: they have no figures. */
export const presetPeriod = (preset: PeriodPreset, today: string): Days => {
  const { from, to } = resolvePreset(preset, today);
  return { dateFrom: from, dateTo: to < today ? to : today };
};

/** The window's country and city, the default of the dashboard. */
export interface DefaultScope {
  country: string;
  city: string | null;
}

/** Explicit value in the URL; without a country the default applies. */
const allCountries = 'all';

const readScope = (
  search: URLSearchParams,
  scope: DefaultScope,
): Pick<DashboardQuery, 'country' | 'city'> => {
  const [country, city] = [search.get('country'), search.get('city')];
  if (country === null && city === null) return { country: scope.country, city: scope.city ?? '' };
  return { country: country === allCountries ? '' : (country ?? ''), city: city ?? '' };
};

/** Reads the URL. Missing or malformed values default to the last 30 days, today, and the window's scope. */
export const readDashboardQuery = (
  search: URLSearchParams,
  today: string,
  scope: DefaultScope,
): DashboardQuery => {
  const dateOf = (name: string, fallback: string): string => {
    const text = search.get(name) ?? '';
    return isPlainDate(text) ? text : fallback;
  };
  const defaults = presetPeriod('last30Days', today);
  const [from, to] = [dateOf('dateFrom', defaults.dateFrom), dateOf('dateTo', defaults.dateTo)];
  const isInOrder = from <= to;
  return {
    date: dateOf('date', today),
    dateFrom: isInOrder ? from : to,
    dateTo: isInOrder ? to : from,
    ...readScope(search, scope),
  };
};

/** Applies changes to the URL. Another country resets the city; the ends of the period are sorted. */
export const changeDashboardQuery = (
  search: URLSearchParams,
  changes: Partial<DashboardQuery>,
  today: string,
  scope: DefaultScope,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  const { country: newCountry, city: newCity, ...days } = changes;
  for (const [name, value] of Object.entries(days)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (newCountry !== undefined || newCity !== undefined) {
    const before = readScope(search, scope);
    const city = newCity ?? (newCountry === undefined ? before.city : '');
    next.set('country', (newCountry ?? before.country) || allCountries);
    if (city) next.set('city', city);
    else next.delete('city');
  }
  if (changes.dateFrom !== undefined || changes.dateTo !== undefined) {
    const { dateFrom, dateTo } = readDashboardQuery(next, today, scope);
    next.set('dateFrom', dateFrom);
    next.set('dateTo', dateTo);
  }
  return next;
};

type Search = Record<string, string>;

export const metricSearch = (by: 'date' | 'period', query: DashboardQuery): Search => ({
  ...(by === 'date' ? { date: query.date } : { dateFrom: query.dateFrom, dateTo: query.dateTo }),
  ...(query.country ? { country: query.country } : {}),
  ...(query.city ? { city: query.city } : {}),
});

export const activePreset = ({ dateFrom, dateTo }: Days, today: string): PeriodPreset | null =>
  periodPresets.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.dateFrom === dateFrom && period.dateTo === dateTo;
  }) ?? null;

/** Number of days in a period, both ends included. */
const daysOf = ({ dateFrom, dateTo }: Days): number =>
  Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / 86_400_000) + 1;

/** Preceding period of the same length. For point-in-time metrics, the day moves back by that length. */
export const previousQuery = (query: DashboardQuery): DashboardQuery => {
  const days = daysOf(query);
  return {
    ...query,
    date: addDays(query.date, -days),
    dateFrom: addDays(query.dateFrom, -days),
    dateTo: addDays(query.dateFrom, -1),
  };
};

/**
 * Finished part of the period, without today: an unfinished day is not compared with a whole one. `null` if
 * empty.
 */
export const finishedQuery = (query: DashboardQuery, today: string): DashboardQuery | null => {
  if (query.dateTo < today) return query;
  const dateTo = addDays(today, -1);
  return query.dateFrom <= dateTo ? { ...query, dateTo } : null;
};

/** Relative change; `null` if the earlier value is zero and the current one is not. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? (now === 0 ? 0 : null) : (now - before) / Math.abs(before);

/** Limit of bars: each one costs a request. */
const maxParts = 10;

/** Splits a period into equal parts, single days if possible. The last part may be shorter. */
export const periodParts = ({ dateFrom, dateTo }: Days): readonly Days[] => {
  const days = daysOf({ dateFrom, dateTo });
  const length = Math.ceil(days / maxParts);
  return Array.from({ length: Math.ceil(days / length) }, (_, index) => {
    const from = addDays(dateFrom, index * length);
    const to = addDays(from, length - 1);
    return { dateFrom: from, dateTo: to < dateTo ? to : dateTo };
  });
};

/** Limit of points of a sparkline. Lower than that of bars, because every card has one. */
const maxPoints = 8;

/**
 * Splits a period into parts of the same length, so that a short last part does not look like a fall. Ends
 * with the period; leaves out the first days if they fill no part.
 */
export const equalParts = ({ dateFrom, dateTo }: Days): readonly Days[] => {
  const days = daysOf({ dateFrom, dateTo });
  const length = Math.ceil(days / maxPoints);
  const count = Math.floor(days / length);
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(dateTo, (index + 1 - count) * length);
    return { dateFrom: addDays(to, 1 - length), dateTo: to };
  });
};
