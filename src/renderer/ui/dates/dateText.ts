import { Temporal } from 'temporal-polyfill';

/**
 * Value of a date input: plain date `2026-11-21`, date and time
 * `2026-11-21T18:30`, empty, or the typed text if it is not a date.
 */
export type DateValue = string;

export type Unreadable = 'shape' | 'impossible';

/** Step of times, in minutes. */
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

/** Caches values per language: `Intl` objects are slow to create. */
const perLanguage = <Made>(make: (language: string) => Made): ((language: string) => Made) => {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const dayFormat = perLanguage((language) => {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, day);
});

/** `21/11/2026 18:30` in English, `21.11.2026 18:30` in Ukrainian. Other text is returned unchanged. */
export const formatDate = (value: DateValue, language: string): string => {
  if (!isDateValue(value)) return value;
  const [day, time] = value.split('T');
  const text = dayFormat(language).format(Date.parse(`${day}T00:00Z`));
  return time === undefined ? text : `${text} ${time}`;
};

const monthFormats = ['long', 'short'] as const;

/** Month names in the form used in dates (genitive in Ukrainian): `жовтня`, `жовт.`. */
const namesOfMonths = perLanguage((language): readonly string[][] => {
  const formats = monthFormats.map(
    (month) => new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_month, index) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2024, index, 1));
      return (
        parts
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replace('.', '') ?? ''
      );
    }),
  );
});

/** In English `nov`, `Nov.` and `november` are 11. `null`: no month, or several, begin like this. */
const monthOf = (typed: string, language: string): number | null => {
  const start = typed.toLowerCase();
  const fitting = namesOfMonths(language).flatMap((names, index) =>
    names.some((name) => name.startsWith(start)) ? [index + 1] : [],
  );
  return start.length >= 3 && fitting.length === 1 ? (fitting[0] ?? null) : null;
};

const spelledFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** `1 Oct 2026`: spelled-out date that confirms how the input was read. `''` if it is not a date. */
export const spellDay = (value: DateValue, language: string): string =>
  isDateValue(value) ? spelledFormat(language).format(Date.parse(`${value.slice(0, 10)}T00:00Z`)) : '';

const isoShape = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const typedShape = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})\.?$/;
/** Date as shown in lists: `21 Nov 2026`, `21 de noviembre de 2026`, `21 лист. 2026 р.` */
const namedShape = /^(\d{1,2})\s+(?:de\s+)?(\p{L}+)\.?\s+(?:de\s+)?(\d{4})(?:\s*р\.?)?$/u;
const digitsShape = /^(\d{2})(\d{2})(\d{4})$/;

/** `26` is 2026. `19` and `20` are incomplete four-digit years. */
const fullYear = (year: string): number | null => {
  if (year.length === 4) return Number(year);
  if (year === '19' || year === '20') return null;
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
};

interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** Day-first in every language: `1.10.26` is in October. */
const dayParts = (text: string, language: string): DayParts | null => {
  const iso = isoShape.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const named = namedShape.exec(text);
  const [, day, month, typedYear = ''] = named ?? typedShape.exec(text) ?? digitsShape.exec(text) ?? [];
  const year = fullYear(typedYear);
  const number = named ? monthOf(month ?? '', language) : Number(month);
  return year && number !== null && day !== undefined ? { year, month: number, day: Number(day) } : null;
};

const readDay = (text: string, language: string): { day: string } | { problem: Unreadable } => {
  const parts = dayParts(text, language);
  if (!parts) return { problem: 'shape' };
  try {
    return { day: Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString() };
  } catch {
    return { problem: 'impossible' };
  }
};

const timeShape = /^(.+?)[\s,T]+(\d{1,2})[:.](\d{2})$/;

/** Rounds minutes to the step: `37` is 40. Stays within the hour, so that the date never changes. */
const wholeStep = (minute: number, step: number): string =>
  String(Math.min(60 - step, Math.round(minute / step) * step)).padStart(2, '0');

/** Parses typed text. A missing time is midnight, minutes are rounded to the nearest step. */
export const readDate = (
  text: string,
  language: string,
  hasTime: boolean,
  step = minuteStep,
): { value: DateValue; isRounded?: true } | { problem: Unreadable } => {
  const typed = text.trim();
  if (typed === '') return { value: '' };
  const [, dayText = typed, hour = '0', minute = '00'] = timeShape.exec(typed) ?? [];
  const read = readDay(dayText.trim(), language);
  if ('problem' in read) return read;
  if (!hasTime) return { value: read.day };
  if (Number(hour) > 23 || Number(minute) > 59) return { problem: 'impossible' };
  const stepped = wholeStep(Number(minute), step);
  const value = `${read.day}T${hour.padStart(2, '0')}:${stepped}`;
  return stepped === minute ? { value } : { value, isRounded: true };
};
