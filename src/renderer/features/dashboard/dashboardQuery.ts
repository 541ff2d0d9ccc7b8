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

/** Where the window works: the dashboard begins there. */
export interface WorkScope {
  country: string;
  city: string | null;
}

/** In the address, so that it is told from an address that says nothing. */
const allCountries = 'all';

const readScope = (search: URLSearchParams, scope: WorkScope): Pick<DashboardQuery, 'country' | 'city'> => {
  const [country, city] = [search.get('country'), search.get('city')];
  if (country === null && city === null) return { country: scope.country, city: scope.city ?? '' };
  return { country: country === allCountries ? '' : (country ?? ''), city: city ?? '' };
};

/** Reads the address; what is missing or malformed becomes the last 30 days, today, where one works. */
export const readDashboardQuery = (
  search: URLSearchParams,
  today: string,
  scope: WorkScope,
): DashboardQuery => {
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
    ...readScope(search, scope),
  };
};

/** A city belongs to its country: another country forgets it. The ends of the period are written in order. */
export const changeDashboardQuery = (
  search: URLSearchParams,
  changes: Partial<DashboardQuery>,
  today: string,
  scope: WorkScope,
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

/** The parameters of one call. */
export const metricSearch = (by: 'date' | 'period', query: DashboardQuery): Search => ({
  ...(by === 'date' ? { date: query.date } : { dateFrom: query.dateFrom, dateTo: query.dateTo }),
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

type Days = Pick<DashboardQuery, 'dateFrom' | 'dateTo'>;

/** How many days a period has, with its first and its last. */
const daysOf = ({ dateFrom, dateTo }: Days): number =>
  Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / 86_400_000) + 1;

/** The same number of days right before the period; for counts of one day, that much earlier. */
export const previousQuery = (query: DashboardQuery): DashboardQuery => {
  const days = daysOf(query);
  return {
    ...query,
    date: addDays(query.date, -days),
    dateFrom: addDays(query.dateFrom, -days),
    dateTo: addDays(query.dateFrom, -1),
  };
};

/** The part of the period that is over: a day that has just begun is not compared with a whole one. null: none is. */
export const finishedQuery = (query: DashboardQuery, today: string): DashboardQuery | null => {
  if (query.dateTo < today) return query;
  const dateTo = addDays(today, -1);
  return query.dateFrom <= dateTo ? { ...query, dateTo } : null;
};

/** By how much a figure differs, as a part of what it was; null where nothing can be said in parts. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? (now === 0 ? 0 : null) : (now - before) / Math.abs(before);

/** More bars than that say no more, and each is a question to the server. */
const maxParts = 10;

/** A period cut into equal parts, single days if there are few; the last one may be shorter. */
export const periodParts = ({ dateFrom, dateTo }: Days): readonly Days[] => {
  const days = daysOf({ dateFrom, dateTo });
  const length = Math.ceil(days / maxParts);
  return Array.from({ length: Math.ceil(days / length) }, (_, index) => {
    const from = addDays(dateFrom, index * length);
    const to = addDays(from, length - 1);
    return { dateFrom: from, dateTo: to < dateTo ? to : dateTo };
  });
};
