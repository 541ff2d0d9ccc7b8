import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { createContext, useContext } from 'react';
import { type CountryId, countries } from '#shared/rules/countries.ts';
import { currency } from '#shared/rules/money.ts';
import { dayInZone, parseInstant } from '#shared/rules/plainDates.ts';
import { type Locale, languageTag } from '#shared/screens/settingValues.ts';
import { useScopeStore } from '../stores/page.ts';
import { serverNow } from '../stores/serverClock.ts';

export interface Formatters {
  money: (value: number) => string;
  percent: (value: number) => string;
  number: (value: number) => string;
  /** A plain date, or the day of an instant. */
  date: (text: string) => string;
  /** Range of plain dates, without repeating their common parts. */
  days: (from: string, to: string) => string;
  today: () => string;
  dateTime: (text: string) => string;
  /** Day and time without the year. */
  dayAndTime: (text: string) => string;
  /** Time today, day and time on other days. */
  timeOrDay: (text: string, today: string) => string;
  /** `21 Nov` this year, `21 Nov 2025` in other years. */
  shortDay: (text: string, today: string) => string;
  /** Time of day of an instant. */
  time: (text: string) => string;
  /** Full date and time with the zone, for tooltips. */
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
    // By default Spanish groups only numbers from five digits on, so columns of amounts would not align.
    useGrouping: 'always',
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  // English uses month names, so that day and month cannot be confused.
  const day: Intl.DateTimeFormatOptions = language.startsWith('en')
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' };
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const plainDay = new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' });
  const formatDay = dated(plainDay);
  const formatDayOfInstant = dated(new Intl.DateTimeFormat(language, { ...day, timeZone }));
  const formatDate = (text: string): string =>
    plainDate.test(text) ? formatDay(text) : formatDayOfInstant(text);
  const dayOfYear = { day: 'numeric', month: 'short' } as const;
  const withYear = dated(
    new Intl.DateTimeFormat(language, { ...dayOfYear, year: 'numeric', timeZone: 'UTC' }),
  );
  // Without the Ukrainian abbreviation of "year".
  const formatDayOfOtherYear = (on: string): string => withYear(on).replace(/ \p{L}\.$/u, '');
  const formatDayOfYear = dated(new Intl.DateTimeFormat(language, { ...dayOfYear, timeZone: 'UTC' }));
  const dayAndTime = dated(new Intl.DateTimeFormat(language, { ...dayOfYear, ...time, timeZone }));
  const formatTime = dated(new Intl.DateTimeFormat(language, { ...time, timeZone }));
  const dayOf = (text: string): string =>
    plainDate.test(text) || Number.isNaN(parseInstant(text)) ? text : dayInZone(new Date(text), timeZone);
  const shortDay = (text: string, today: string): string => {
    const on = dayOf(text);
    return on.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(on) : formatDayOfOtherYear(on);
  };
  return {
    number: (value) => number.format(value),
    money: (value) => money.format(value),
    percent: (value) => percent.format(value / 100),
    date: formatDate,
    // `formatRange` throws for invalid dates.
    days: (from, to) =>
      [from, to].some((text) => Number.isNaN(parseInstant(text)))
        ? `${from} – ${to}`
        : plainDay.formatRange(parseInstant(from), parseInstant(to)),
    today: () => dayInZone(new Date(serverNow()), timeZone),
    dateTime: dated(new Intl.DateTimeFormat(language, { ...day, ...time, timeZone })),
    dayAndTime,
    timeOrDay: (text, today) => (dayOf(text) === today ? formatTime(text) : dayAndTime(text)),
    shortDay,
    time: formatTime,
    instant: dated(new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone })),
  };
};

const made = new Map<string, Formatters>();

/** Cached per language and zone: Intl formats are slow to create. */
export const createFormatters = (language: string, timeZone: string): Formatters => {
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formatters = create(language, timeZone);
  made.set(key, formatters);
  return formatters;
};

/** Shortest form: `14:05` today, else the short day. A plain date has no time. */
export const shortMoment = ({ time, shortDay }: Formatters, text: string, today: string): string => {
  const day = shortDay(text, today);
  return !plainDate.test(text) && day === shortDay(today, today) ? time(text) : day;
};

/**
 * BCP 47 tag of the window's language. English is British, because the
 * business is in Spain and Ukraine: day first, weeks begin on Monday.
 */
export const languageOf = ({ locale }: Pick<I18n, 'locale'>): string =>
  locale === 'en_US' ? 'en-GB' : languageTag(locale as Locale);

/** Any Monday: only weekday names are derived from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Weekday names; 0 is Monday. */
export const weekdayName = (language: string, weekday: 'short' | 'long'): ((index: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return (index) => format.format(someMonday + index * dayMs);
};

/** Country of the content, where it is not the one selected in the window. */
export const CountryContext = createContext<CountryId | null>(null);

/** Time zone of the content's country: the one selected in this window, unless a context names another one. */
export const useTimeZone = (): (typeof countries)['es' | 'ua']['timeZone'] => {
  const own = useContext(CountryContext);
  const selected = useScopeStore(({ country }) => country);
  return countries[own ?? selected].timeZone;
};

/** Formatters for the window's language and the time zone of the content's country. */
export const useFormatters = (): Formatters => {
  const { i18n } = useLingui();
  return createFormatters(languageOf(i18n), useTimeZone());
};
