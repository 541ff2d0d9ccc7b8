import { countries, isCountryId } from '#shared/domain/countries.ts';
import { dayInZone, halfMonthOf } from '#shared/domain/plainDates.ts';

/** What the dashboard is asked for; kept in the address. Empty country or city means all of them. */
export interface DashboardQuery {
  /** The day that counts of one moment are for. */
  date: string;
  dateFrom: string;
  dateTo: string;
  country: string;
  city: string;
}

const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** Today on the clocks of the chosen country; Madrid's where none is. */
export const todayIn = (country: string | null, now: Date): string =>
  dayInZone(now, countries[country !== null && isCountryId(country) ? country : 'es'].timeZone);

export const periodPresets = {
  today: (today: string) => ({ dateFrom: today, dateTo: today }),
  last7Days: (today: string) => ({ dateFrom: addDays(today, -6), dateTo: today }),
  last30Days: (today: string) => ({ dateFrom: addDays(today, -29), dateTo: today }),
  thisHalfMonth: (today: string) => ({ dateFrom: halfMonthOf(today).start, dateTo: today }),
} as const;
export type PeriodPreset = keyof typeof periodPresets;

/** Reads the address; what is missing or malformed becomes the last 30 days, today, everywhere. */
export const readDashboardQuery = (search: URLSearchParams, today: string): DashboardQuery => {
  const dateOf = (name: string, fallback: string): string => {
    const text = search.get(name) ?? '';
    return isPlainDate(text) ? text : fallback;
  };
  const defaults = periodPresets.last30Days(today);
  const [from, to] = [dateOf('dateFrom', defaults.dateFrom), dateOf('dateTo', defaults.dateTo)];
  const isInOrder = from <= to;
  return {
    date: dateOf('date', today),
    dateFrom: isInOrder ? from : to,
    dateTo: isInOrder ? to : from,
    country: search.get('country') ?? '',
    city: search.get('city') ?? '',
  };
};

/** A city belongs to its country: another country forgets it. The ends of the period are written in order. */
export const changeDashboardQuery = (
  search: URLSearchParams,
  changes: Partial<DashboardQuery>,
  today: string,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (changes.country !== undefined && changes.city === undefined) next.delete('city');
  if (changes.dateFrom !== undefined || changes.dateTo !== undefined) {
    const { dateFrom, dateTo } = readDashboardQuery(next, today);
    next.set('dateFrom', dateFrom);
    next.set('dateTo', dateTo);
  }
  return next;
};

type Search = Record<string, string>;

/** The parameters of one call. */
export const metricSearch = (kind: 'date' | 'period', query: DashboardQuery): Search => ({
  ...(kind === 'date' ? { date: query.date } : { dateFrom: query.dateFrom, dateTo: query.dateTo }),
  ...(query.country ? { country: query.country } : {}),
  ...(query.city ? { city: query.city } : {}),
});

export const activePreset = ({ dateFrom, dateTo }: DashboardQuery, today: string): PeriodPreset | null => {
  for (const name of ['today', 'last7Days', 'last30Days', 'thisHalfMonth'] as const) {
    const preset = periodPresets[name](today);
    if (preset.dateFrom === dateFrom && preset.dateTo === dateTo) return name;
  }
  return null;
};
