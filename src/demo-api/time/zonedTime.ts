import { Temporal } from 'temporal-polyfill';
import { addDays, dayInZone, isPlainDate } from '#shared/rules/plainDates.ts';

const hour = 3_600_000;

export const startOfDay = (date: string, timeZone: string): string =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds).toISOString();

export const endOfDay = (date: string, timeZone: string): string =>
  new Date(Date.parse(startOfDay(addDays(date, 1), timeZone)) - 1).toISOString();

export const dateIn = (instant: Date | string, timeZone: string): string =>
  dayInZone(new Date(instant), timeZone);

export const hourIn = (instant: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).hour;

export const mondayOf = (date: string): string => {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};

/** Hours of the week from this Monday: 168, or 167 or 169 with a clock change. */
export const hoursOfWeek = (monday: string, timeZone: string): string[] => {
  const first = Date.parse(startOfDay(monday, timeZone));
  const end = Date.parse(startOfDay(addDays(monday, 7), timeZone));
  return Array.from({ length: (end - first) / hour }, (_, index) =>
    new Date(first + index * hour).toISOString(),
  );
};

/** `2026-03-01T10:00:00+01:00` → `2026-03-01T09:00:00.000Z`; null for an incomplete or invalid instant. */
export const parseInstant = (text: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || !isPlainDate(text.slice(0, 10)) ? null : date.toISOString();
};
