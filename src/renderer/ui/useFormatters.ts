import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { countries } from '#shared/domain/countries.ts';
import { currency } from '#shared/domain/money.ts';
import { dayInZone, parseInstant } from '#shared/domain/plainDates.ts';
import { type Locale, languageTag } from '#shared/domain/settingValues.ts';
import { useScopeStore } from '../stores/page.ts';

export interface Formatters {
  language: string;
  money: (value: number) => string;
  percent: (value: number) => string;
  number: (value: number) => string;
  /** A plain date, or the day of an instant. */
  date: (text: string) => string;
  /** From one plain date to another, without what both have in common. */
  days: (from: string, to: string) => string;
  /** How long ago an instant was, in its largest unit; what is about to be over counts as a minute. */
  age: (text: string, now: number) => string;
  /** The present day as a plain date. */
  today: () => string;
  dateTime: (text: string) => string;
  /** Without the year, where it is known. */
  dayAndTime: (text: string) => string;
  /** The shortest form of a date on a day: `14:05`, `21 Nov, 14:05`, and only its day where the year is another one. */
  short: (text: string, today: string) => string;
  /** The clock's time of an instant. */
  time: (text: string) => string;
  /** The full instant with its zone, for tooltips. */
  instant: (text: string) => string;
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

const dated =
  (format: Intl.DateTimeFormat) =>
  (text: string): string => {
    const time = parseInstant(text);
    return Number.isNaN(time) ? text : format.format(time);
  };

const create = (language: string, timeZone: string): Formatters => {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    // Else Spanish groups only from five digits on, and columns of amounts do not line up.
    useGrouping: 'always',
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  // In English the month is named: no reader need guess which number is the day.
  const day: Intl.DateTimeFormatOptions = language.startsWith('en')
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' };
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const plainDay = new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' });
  const formatDay = dated(plainDay);
  const formatDayOfInstant = dated(new Intl.DateTimeFormat(language, { ...day, timeZone }));
  const units = new Map<string, Intl.NumberFormat>();
  const inUnit = (unit: string, value: number): string => {
    const format =
      units.get(unit) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
    units.set(unit, format);
    return format.format(value);
  };
  const formatDate = (text: string): string =>
    plainDate.test(text) ? formatDay(text) : formatDayOfInstant(text);
  const dayOfYear = { day: 'numeric', month: 'short' } as const;
  // With the month's name it can take two lines of a narrow column.
  const withYear = dated(
    new Intl.DateTimeFormat(language, { ...dayOfYear, year: 'numeric', timeZone: 'UTC' }),
  );
  // The short word for "year" that Ukrainian puts behind it never begins a line.
  const formatDayOfOtherYear = (on: string): string => withYear(on).replace(/ (?=\p{L}\.$)/u, '\u00a0');
  const formatDayOfYear = dated(new Intl.DateTimeFormat(language, { ...dayOfYear, timeZone: 'UTC' }));
  const dayAndTime = dated(new Intl.DateTimeFormat(language, { ...dayOfYear, ...time, timeZone }));
  const formatTime = dated(new Intl.DateTimeFormat(language, { ...time, timeZone }));
  const short = (text: string, today: string): string => {
    const isPlain = plainDate.test(text);
    if (!isPlain && Number.isNaN(parseInstant(text))) return text;
    const on = isPlain ? text : dayInZone(new Date(text), timeZone);
    if (on.slice(0, 4) !== today.slice(0, 4)) return formatDayOfOtherYear(on);
    if (isPlain) return formatDayOfYear(text);
    return on === today ? formatTime(text) : dayAndTime(text);
  };
  return {
    language,
    number: (value) => number.format(value),
    money: (value) => money.format(value),
    percent: (value) => percent.format(value / 100),
    date: formatDate,
    // A range throws where either end is no date.
    days: (from, to) =>
      [from, to].some((text) => Number.isNaN(parseInstant(text)))
        ? `${from} – ${to}`
        : plainDay.formatRange(parseInstant(from), parseInstant(to)),
    age: (text, now) => {
      const since = parseInstant(text);
      if (Number.isNaN(since)) return text;
      const minutes = Math.max(1, Math.floor((now - since) / 60_000));
      if (minutes < 60) return inUnit('minute', minutes);
      return minutes < 48 * 60
        ? inUnit('hour', Math.floor(minutes / 60))
        : inUnit('day', Math.floor(minutes / 1440));
    },
    today: () => dayInZone(new Date(), timeZone),
    dateTime: dated(new Intl.DateTimeFormat(language, { ...day, ...time, timeZone })),
    dayAndTime,
    short,
    time: formatTime,
    instant: dated(new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone })),
  };
};

const made = new Map<string, Formatters>();

/** Intl formats are slow to make, so each language and zone has one set. */
export const createFormatters = (language: string, timeZone: string): Formatters => {
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formatters = create(language, timeZone);
  made.set(key, formatters);
  return formatters;
};

/**
 * The window's language, as `Intl` names it. The business is in Spain and Ukraine, so English writes the day first and
 * begins its weeks on Monday, as it does in Europe.
 */
export const languageOf = ({ locale }: Pick<I18n, 'locale'>): string =>
  locale === 'en_US' ? 'en-GB' : languageTag(locale as Locale);

/** Any Monday: only the names of the days are taken from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What the days of the week are called; 0 is Monday. */
export const weekdayName = (language: string, weekday: 'short' | 'long'): ((index: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return (index) => format.format(someMonday + index * dayMs);
};

/** Days and hours are those of the country that this window works in. */
export const useTimeZone = (): (typeof countries)['es' | 'ua']['timeZone'] =>
  useScopeStore(({ country }) => countries[country].timeZone);

/** How numbers, amounts and times are written in this window's language, on the clocks of its country. */
export const useFormatters = (): Formatters => {
  const { i18n } = useLingui();
  return createFormatters(languageOf(i18n), useTimeZone());
};
