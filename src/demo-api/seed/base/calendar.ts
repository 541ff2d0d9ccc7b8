import { type CountryId, countries, countryIds } from '#shared/rules/countries.ts';
import { addDays, halfMonthOf } from '#shared/rules/plainDates.ts';
import { startOfDay } from '../../time/zonedTime.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const iso = (instant: number): string => new Date(instant).toISOString();

/** Local day of the sample history. */
export interface BusinessDay {
  date: string;
  start: number;
  /** Pay period of the day, and whether that period is over. */
  period: { start: string; end: string };
  isSettled: boolean;
}

export interface Calendar {
  /** Reference date of all dates, in UTC. */
  date: string;
  /** Instant used as "now": the start of the day, so that no row is in the future. */
  present: number;
  /** From the first day of the month six months ago until tomorrow. */
  days: Readonly<Record<CountryId, readonly BusinessDay[]>>;
}

const firstDate = (date: string): string => {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00.000Z`);
  first.setUTCMonth(first.getUTCMonth() - 6);
  return first.toISOString().slice(0, 10);
};

const businessDays = (from: string, date: string, timeZone: string): BusinessDay[] => {
  const days: BusinessDay[] = [];
  const last = addDays(date, 1);
  for (let current = from; current <= last; current = addDays(current, 1)) {
    const period = halfMonthOf(current);
    const start = Date.parse(startOfDay(current, timeZone));
    days.push({ date: current, start, period, isSettled: period.end < date });
  }
  return days;
};

/** Depends only on the UTC date, so that a seed yields the same rows all day. */
export const createCalendar = (today: Date): Calendar => {
  const date = today.toISOString().slice(0, 10);
  const from = firstDate(date);
  const days = countryIds.map((id) => [id, businessDays(from, date, countries[id].timeZone)]);
  return { date, present: Date.parse(`${date}T00:00:00.000Z`), days: Object.fromEntries(days) };
};
