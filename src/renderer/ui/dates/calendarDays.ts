import { Temporal } from 'temporal-polyfill';

const daysInWeek = 7;
/** Constant, so that the calendar's height does not change between months. */
const weeksShown = 6;

/** Supported by Chromium but missing in TypeScript's library. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo(): { firstDay: number } };

/** 1 is Monday, 7 is Sunday. */
export const firstWeekday = (language: string): number =>
  (new Intl.Locale(language) as LocaleWithWeek).getWeekInfo().firstDay;

const weekStart = (day: Temporal.PlainDate, first: number): Temporal.PlainDate =>
  day.subtract({ days: (day.dayOfWeek - first + daysInWeek) % daysInWeek });

/** Six weeks around the month of `day`, as plain dates. */
export const monthWeeks = (day: string, first: number): string[][] => {
  const start = weekStart(Temporal.PlainDate.from(day).with({ day: 1 }), first);
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: daysInWeek }, (_day, index) =>
      start.add({ days: week * daysInWeek + index }).toString(),
    ),
  );
};

/** First and last selectable day; `''` means no limit. */
export interface DayRange {
  min: string;
  max: string;
}

export const isInside = (day: string, { min, max }: DayRange): boolean =>
  day >= min && (max === '' || day <= max);

type Move = (day: Temporal.PlainDate, first: number) => Temporal.PlainDate;

const moves = {
  ArrowLeft: (day) => day.subtract({ days: 1 }),
  ArrowRight: (day) => day.add({ days: 1 }),
  ArrowUp: (day) => day.subtract({ days: daysInWeek }),
  ArrowDown: (day) => day.add({ days: daysInWeek }),
  Home: weekStart,
  End: (day, first) => weekStart(day, first).add({ days: daysInWeek - 1 }),
  PageUp: (day) => day.subtract({ months: 1 }),
  PageDown: (day) => day.add({ months: 1 }),
  'Shift+PageUp': (day) => day.subtract({ years: 1 }),
  'Shift+PageDown': (day) => day.add({ years: 1 }),
} as const satisfies Record<string, Move>;

export type CalendarMove = keyof typeof moves;

export const isCalendarMove = (key: string): key is CalendarMove => Object.hasOwn(moves, key);

/** Day after a key press in the calendar. The 31st becomes the last day of a shorter month. */
export const moveDay = (day: string, move: CalendarMove, first: number): string => {
  const go: Move = moves[move];
  return go(Temporal.PlainDate.from(day), first).toString();
};
