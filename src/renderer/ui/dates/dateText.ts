import { Temporal } from 'temporal-polyfill';

/**
 * What an input for dates holds: a plain date `2026-11-21`, one with a time `2026-11-21T18:30`, nothing, or the
 * text itself when it is neither.
 */
export type DateValue = string;

export type Unreadable = 'shape' | 'impossible' | 'step';

/** Times are chosen, and typed, in steps of ten minutes. */
export const minuteStep = 10;

const plain = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

export const isDateValue = (value: DateValue): boolean => {
  if (!plain.test(value)) return false;
  try {
    return Temporal.PlainDateTime.from(value) !== null;
  } catch {
    return false;
  }
};

const dayFormats = new Map<string, Intl.DateTimeFormat>();

const dayFormat = (language: string): Intl.DateTimeFormat => {
  const known = dayFormats.get(language);
  if (known) return known;
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(language, day);
  dayFormats.set(language, format);
  return format;
};

/** `11/21/2026 18:30` in English, `21.11.2026 18:30` in Ukrainian. What is no date stays as it is. */
export const formatDate = (value: DateValue, language: string): string => {
  if (!isDateValue(value)) return value;
  const [day, time] = value.split('T');
  const text = dayFormat(language).format(Date.parse(`${day}T00:00Z`));
  return time === undefined ? text : `${text} ${time}`;
};

const isMonthFirst = (language: string): boolean => dayFormat(language).formatToParts(0)[0]?.type === 'month';

const isoShape = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const typedShape = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})\.?$/;
const digitsShape = /^(\d{2})(\d{2})(\d{4})$/;

/** `26` is 2026; `19` and `20` are still the beginning of something. */
const fullYear = (year: string): number | null => {
  if (year.length === 4) return Number(year);
  if (year === '19' || year === '20') return null;
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
};

const readDay = (text: string, language: string): { day: string } | { problem: Unreadable } => {
  const [, isoYear, isoMonth, isoDay] = isoShape.exec(text) ?? [];
  const [, first, second, typedYear = ''] = typedShape.exec(text) ?? digitsShape.exec(text) ?? [];
  const year = isoYear === undefined ? fullYear(typedYear) : Number(isoYear);
  const [month, day] = isoYear
    ? [isoMonth, isoDay]
    : isMonthFirst(language)
      ? [first, second]
      : [second, first];
  if (!year || month === undefined || day === undefined) return { problem: 'shape' };
  try {
    const parts = { year, month: Number(month), day: Number(day) };
    return { day: Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString() };
  } catch {
    return { problem: 'impossible' };
  }
};

const timeShape = /^(.+?)[\s,T]+(\d{1,2})[:.](\d{2})$/;

/** What was typed, in the order of day and month that the language has. A time that is missing is midnight. */
export const readDate = (
  text: string,
  language: string,
  hasTime: boolean,
): { value: DateValue } | { problem: Unreadable } => {
  const typed = text.trim();
  if (typed === '') return { value: '' };
  const [, dayText = typed, hour = '0', minute = '00'] = timeShape.exec(typed) ?? [];
  const read = readDay(dayText.trim(), language);
  if ('problem' in read) return read;
  if (!hasTime) return { value: read.day };
  if (Number(hour) > 23 || Number(minute) > 59) return { problem: 'impossible' };
  if (Number(minute) % minuteStep !== 0) return { problem: 'step' };
  return { value: `${read.day}T${hour.padStart(2, '0')}:${minute}` };
};
