import { type CountryId, countries, countryIds } from '#shared/domain/countries.ts';
import { halfMonthOf } from '#shared/domain/plainDates.ts';
import { addDays, startOfDay } from '../../time/zonedTime.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const iso = (instant: number): string => new Date(instant).toISOString();

/** A day of the sample's history, in its country's zone. */
export interface BusinessDay {
  date: string;
  /** The first instant of the day. */
  start: number;
  /** The pay period it belongs to, and whether that period has ended. */
  period: { start: string; end: string };
  isSettled: boolean;
}

export interface Calendar {
  /** The day all dates are relative to, in UTC. */
  date: string;
  /** The instant that counts as the present: the first of the day, so that nothing ever lies ahead of the clock. */
  present: number;
  /** From the first day of the month six months ago up to tomorrow. */
  days: Readonly<Record<CountryId, readonly BusinessDay[]>>;
}

/** The 1st of the month that lies six months before. */
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

/** The day of a seed: equal for every moment of a UTC day, so that one seed makes the same rows all day. */
export const createCalendar = (today: Date): Calendar => {
  const date = today.toISOString().slice(0, 10);
  const from = firstDate(date);
  const days = countryIds.map((id) => [id, businessDays(from, date, countries[id].timeZone)]);
  return { date, present: Date.parse(`${date}T00:00:00.000Z`), days: Object.fromEntries(days) };
};
